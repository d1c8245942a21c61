import { MediaQuery } from 'svelte/reactivity'

/** Below the desktop layout: small cards, a fan at the thumb, sheets instead of the rail. */
export const narrow = new MediaQuery('(max-width: 63.9375rem)', false)

/** The smallest phones: one number a seat, no second lines. */
export const tiny = new MediaQuery('(max-width: 21.875rem)', false)
