/** A server's public key as browsers want it: bytes, from the text form that has no padding. */
export function fromKey(key: string): Uint8Array<ArrayBuffer> {
  const padded = key
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(key.length / 4) * 4, '=')
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0))
}
