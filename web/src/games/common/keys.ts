/** Whether a key is for the board: not one that is written somewhere, nor while a sheet lies over it. */
export function forBoard({ defaultPrevented, target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  const written = target instanceof Element && target.matches('input, textarea, select')
  return !(defaultPrevented || written || metaKey || ctrlKey || altKey || document.querySelector('dialog[open]'))
}

/** Arrows from anywhere lead into the hand; a region with arrows of its own keeps them to itself. */
export function reachHand({ key }: KeyboardEvent): void {
  const cards = [...document.querySelectorAll<HTMLElement>('.mine .hand button')]
  if (key === 'ArrowLeft') cards.at(-1)?.focus()
  else if (key === 'ArrowRight') cards[0]?.focus()
}
