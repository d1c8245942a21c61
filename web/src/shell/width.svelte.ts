import { MediaQuery } from 'svelte/reactivity'

/** Below the desktop layout: small cards, a fan at the thumb, sheets instead of the rail. */
export const narrow = new MediaQuery('(max-width: 63.9375rem)', false)

/** A tablet held upright: room for two thumbs, none for a rail. */
export const tablet = new MediaQuery(
  '(min-width: 37.5rem) and (max-width: 63.9375rem) and (min-height: 36.01rem)',
  false,
)

/** A phone on its side, or a low window: the stage left, prompt and hand right. */
export const sideways = new MediaQuery(
  '(max-height: 36rem) and (max-width: 63.9375rem) and (orientation: landscape)',
  false,
)

/** The smallest phones: one number a seat, no second lines. */
export const tiny = new MediaQuery('(max-width: 21.875rem)', false)

/** A phone held upright, or one on its side. */
export const phone = new MediaQuery(
  '(max-width: 37.4375rem), (max-height: 36rem) and (max-width: 63.9375rem) and (orientation: landscape)',
  false,
)
