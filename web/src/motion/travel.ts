import { crossfade, fade } from 'svelte/transition'
import { easePaper, paced, TIMING } from './timing'

/**
 * Cards travel between zones by one pair, keyed by the card: what leaves the hand arrives in the line.
 * Use `in:receive={{ key }}` and `out:send={{ key }}`.
 */
export const [send, receive] = crossfade({
  duration: () => paced(TIMING.travel),
  easing: easePaper,
  fallback: (node) => fade(node, { duration: paced(TIMING.fade) }),
})

/** For `animate:flip` inside one zone: cards shuffle along. */
export const along = {
  duration: () => paced(TIMING.shuffle),
  easing: easePaper,
}
