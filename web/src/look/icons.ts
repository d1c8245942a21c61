const files = import.meta.glob<string>('../art/ui/*.svg', { query: '?raw', import: 'default', eager: true })

const icons = new Map(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf('/') + 1, -4), svg]))

export type IconName =
  | 'back'
  | 'bulb'
  | 'down'
  | 'eye'
  | 'first'
  | 'gift'
  | 'help'
  | 'last'
  | 'lock'
  | 'menu'
  | 'next'
  | 'pass'
  | 'people'
  | 'phone'
  | 'play'
  | 'prev'
  | 'share'
  | 'sound'
  | 'swap'
  | 'talk'
  | 'time'
  | 'tv'
  | 'up'

export function icon(name: IconName): string {
  return icons.get(name) ?? ''
}
