/** What a service worker is to keep on this device, when there is nothing better to do. Where there is none (an address
 * that is not secure) nothing is kept, and nothing of this is loaded. */
export function quietly(work: (keeping: typeof import('./keeping')) => Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (then: () => void) => setTimeout(then, 2000)
  void navigator.serviceWorker.ready.then(() =>
    idle(() => {
      import('./keeping').then(work).catch(() => {}) // without a line, as it was
    }),
  )
}
