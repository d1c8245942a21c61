/** Milliseconds of everything that moves, as the look sets them. */
export const TIMING = {
  tap: 90,
  lift: 120,
  travel: 260,
  flip: 320,
  shuffle: 220,
  stagger: 40,
  beat: 420,
  hold: 700,
  shout: 900,
  /** How long the end stands before anything is laid over it. */
  finale: 2600,
  /** Below this nobody sees a beat: it is shown with the next one. */
  shortest: 40,
  /** The longest that one step plays, unless its game needs more. */
  cap: 6000,
  /** How late a step may begin when others still play before it, climaxes aside. */
  behind: 4000,
  /** With reduced motion a change is a short fade and an outline where it landed. */
  fade: 120,
  outline: 600,
} as const

const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

export function reducedMotion(): boolean {
  return wish?.matches ?? false
}

/** Whatever moves on the stage has arrived; what moves for ever goes on. */
export function finishMotion(): void {
  if (typeof document === 'undefined' || !document.getAnimations) return
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
}

let held: Animation[] = []

/** Everything stands still where it is. */
export function holdMotion(): void {
  if (typeof document === 'undefined' || !document.getAnimations) return
  held = document.getAnimations().filter((motion) => motion.playState === 'running')
  for (const motion of held) motion.pause()
}

export function releaseMotion(): void {
  for (const motion of held.splice(0)) motion.play()
}

/** A duration for Svelte's transitions: as set, or the short fade. */
export function paced(ms: number): number {
  return reducedMotion() ? Math.min(ms, TIMING.fade) : ms
}

/** cubic-bezier(.2,.8,.2,1), close enough for the eye and cheap: paper pushed by a hand. */
export function easePaper(t: number): number {
  return 1 - (1 - t) ** 3.2
}
