/** Drawings that others made are exact to a thousandth of their square; a page shows less, and every digit travels. */

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y
const FLAG = /[01]/y

/** Along which axis a number of a command lies; null for what is no place: radii, an angle, flags. */
function axisOf(command: string, index: number): 0 | 1 | null {
  if (command === 'a') return index < 5 ? null : index === 5 ? 0 : 1
  return command === 'v' || (command !== 'h' && index % 2 === 1) ? 1 : 0
}

/** The commands of a path, each with its own numbers. */
function* commandsOf(path: string): Generator<[letter: string, numbers: number[]]> {
  let letter = ''
  for (let at = 0; ;) {
    at += /^[\s,]*/.exec(path.slice(at))?.[0].length ?? 0
    if (at >= path.length) return
    if (/[a-z]/i.test(path[at] as string)) letter = path[at++] as string
    const takes = TAKES[letter.toLowerCase()]
    if (takes === undefined) throw new Error(`not a path: ${path}`)
    const numbers: number[] = []
    while (numbers.length < takes) {
      at += /^[\s,]*/.exec(path.slice(at))?.[0].length ?? 0
      const flag = letter.toLowerCase() === 'a' && (numbers.length === 3 || numbers.length === 4)
      const token = flag ? FLAG : NUMBER
      token.lastIndex = at
      const [found] = token.exec(path) ?? []
      if (found === undefined) throw new Error(`not a path: ${path}`)
      numbers.push(Number(found))
      at += found.length
    }
    yield [letter, numbers]
    if (letter === 'm') letter = 'l'
    if (letter === 'M') letter = 'L'
  }
}

const brief = (number: number): string => String(number).replace(/^(-?)0\./, '$1.')

/** The numbers, apart where they would become one. */
const joined = (words: string[]): string =>
  words.reduce((text, word) => {
    const runsOn = /^$|[a-z]$/i.test(text) || /^[-a-z]/i.test(word) || (word.startsWith('.') && /\.\d+$/.test(text))
    return text + (runsOn ? '' : ' ') + word
  }, '')

/** The path with so many digits behind the point. Errors do not add up: a relative command starts at the rounded place. */
export function roundedPath(path: string, digits: number): string {
  const round = (value: number): number => Number(value.toFixed(digits)) + 0
  const zero: readonly [number, number] = [0, 0]
  let [pen, drawn]: [number, number][] = [[...zero], [...zero]] as [[number, number], [number, number]]
  let [begin, begun] = [pen, drawn]
  let last = ''
  const words: string[] = []
  for (const [letter, numbers] of commandsOf(path)) {
    const command = letter.toLowerCase()
    const [base, from] = command === letter ? [pen, drawn] : [zero, zero]
    const next: [number, number] = [...pen]
    const written: [number, number] = [...drawn]
    const rounded = numbers.map((value, index) => {
      const axis = axisOf(command, index)
      if (axis === null) return round(value)
      next[axis] = base[axis] + value
      const found = round(next[axis] - from[axis])
      written[axis] = round(from[axis] + found)
      return found
    })
    ;[pen, drawn] = command === 'z' ? [begin, begun] : [next, written]
    if (command === 'm') [begin, begun] = [pen, drawn]
    if (letter !== last || command === 'm' || command === 'z') words.push(letter)
    words.push(...rounded.map(brief))
    last = command === 'm' ? (letter === 'm' ? 'l' : 'L') : letter
  }
  return joined(words)
}
