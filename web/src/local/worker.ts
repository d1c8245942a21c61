/** The one worker file of this page: its name says what it is for. Code that several of them need is fetched once, and
 * what only one needs when it begins. */
const ROLES = {
  room: () => import('./room_worker'),
  thinker: () => import('./thinker'),
}
export type Role = keyof typeof ROLES

const role = ROLES[self.name as Role]()
// What could not be fetched ends the worker: whoever started it hears of it, as of any other error.
role.catch((error: unknown) => reportError(error))

self.onmessage = ({ data }: MessageEvent) =>
  void role.then(
    ({ heard }) => heard(data as never),
    () => undefined,
  )
