/** The little Markdown that rules are written in, as plain data. Nothing of it ever becomes HTML by itself. */
export interface Inline {
  kind: 'plain' | 'strong' | 'em' | 'code'
  text: string
}

export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const MARKS: [RegExp, Inline['kind']][] = [
  [/^\*\*(.+?)\*\*/, 'strong'],
  [/^`([^`]+)`/, 'code'],
  [/^\*([^*\s][^*]*)\*/, 'em'],
  [/^_([^_\s][^_]*)_(?![\p{L}\p{N}])/u, 'em'],
]

export function inline(source: string): Inline[] {
  const pieces: Inline[] = []
  let rest = source.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  let plain = ''
  while (rest !== '') {
    const hit = MARKS.map(([mark, kind]) => ({ found: mark.exec(rest), kind })).find(({ found }) => found)
    if (!hit?.found) {
      plain += rest[0]
      rest = rest.slice(1)
      continue
    }
    if (plain !== '') pieces.push({ kind: 'plain', text: plain })
    plain = ''
    pieces.push({ kind: hit.kind, text: hit.found[1] ?? '' })
    rest = rest.slice(hit.found[0].length)
  }
  if (plain !== '') pieces.push({ kind: 'plain', text: plain })
  return pieces
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

export function parse(source: string): Block[] {
  const blocks: Block[] = []
  let paragraph: string[] = []
  let items: { ordered: boolean; lines: string[] } | null = null

  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: inline(paragraph.join(' ')) })
    if (items) blocks.push({ kind: 'list', ordered: items.ordered, items: items.lines.map(inline) })
    paragraph = []
    items = null
  }

  const lines = source.split(/\r?\n/)
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] as string).trimEnd()
    const heading = /^(#{1,6}) +(.+)$/.exec(line)
    const item = /^\s*(?:([-*+])|\d+[.)]) +(.+)$/.exec(line)
    if (line.trim() === '') flush()
    else if (heading) {
      flush()
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? '') })
    } else if (line.startsWith('|') && /^\|[\s:|-]+\|?$/.test(lines[at + 1] ?? '')) {
      flush()
      const rows: Inline[][][] = []
      let row = at + 2
      for (; (lines[row] ?? '').startsWith('|'); row += 1) rows.push(cells((lines[row] as string).trimEnd()))
      blocks.push({ kind: 'table', head: cells(line), rows })
      at = row - 1
    } else if (item) {
      const ordered = item[1] === undefined
      if (paragraph.length > 0 || (items && items.ordered !== ordered)) flush()
      items ??= { ordered, lines: [] }
      items.lines.push(item[2] ?? '')
    } else if (items && /^\s/.test(line)) {
      items.lines[items.lines.length - 1] += ` ${line.trim()}`
    } else {
      if (items) flush()
      paragraph.push(line.replace(/^> ?/, '').trim())
    }
  }
  flush()
  return blocks
}
