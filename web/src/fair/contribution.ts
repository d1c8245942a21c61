/** This seat's own part of the chance: random bytes, in hexadecimal. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
