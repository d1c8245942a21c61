/** One drawing of fluent-emoji-flat as a data address (see build/emoji.ts). */
declare module 'emoji:*' {
  const address: string
  export default address
}

declare module '*.ftl?raw' {
  const source: string
  export default source
}

declare module 'zzfx' {
  export const ZZFX: { volume: number; x: AudioContext }
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
}
