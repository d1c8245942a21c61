/** Answers of the translated functions beside Python's (`tests/speed/test_script.py`): bundled for Node and run there,
 * with a file of what Python answered. What differs is written down. */

import { readFileSync, writeFileSync } from 'node:fs'
import { python } from '../python'
import { PythonError } from '../python/values'
import {
  loadScript,
  pack,
  ScriptRefusal,
  unpack,
  type GameScript,
  type ScriptFactory,
  type StateObject,
} from '../script'
import type { Layout } from '../state'

interface Reference {
  games: Record<string, GameAnswers>
  /** Small functions, each with its arguments: the answer as Python writes it, or the kind of the error. */
  snippets: { script: string; cases: { function: string; given: unknown[]; answer: string }[] } | null
  /** What the translator may write. */
  runtime: { names: string[]; methods: string[] } | null
  report: string
}

interface GameAnswers {
  script: string
  layout: Layout
  positions: [bytes: string, object: StateObject][]
  /** Arguments as JSON, each once. */
  parts: string[]
  calls: GivenCall[]
}

interface GivenCall {
  hook: keyof GameScript
  /** Which of the parts. */
  given: number[]
  /** JSON as Python wrote it. */
  answer: string
}

const TOLD = 8 // differences of one game

const address = (script: string) => `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`

/** Bytes travel as hexadecimal. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries[0]?.[0] === '$bytes') return Uint8Array.from(Buffer.from(entries[0][1] as string, 'hex'))
  return Object.fromEntries(entries.map(([key, own]) => [key, revived(own)]))
}

function answered(script: GameScript, hook: keyof GameScript, given: unknown[]): string {
  const call = script[hook] as unknown as (...given: unknown[]) => unknown
  try {
    return JSON.stringify((typeof call === 'function' ? call(...given) : call) ?? null)
  } catch (error) {
    if (error instanceof ScriptRefusal)
      return JSON.stringify({ refused: error.name, code: error.code, told: error.told })
    return `${error as Error}`
  }
}

async function differences(game: GameAnswers): Promise<string[]> {
  const script = await loadScript(address(game.script))
  const wrong: string[] = []
  for (const [bytes, object] of game.positions) {
    const position = Uint8Array.from(Buffer.from(bytes, 'base64'))
    if (JSON.stringify(unpack(game.layout, position)) !== JSON.stringify(object)) wrong.push(`unpack ${bytes}`)
    if (!Buffer.from(pack(game.layout, object)).equals(position)) wrong.push(`pack ${JSON.stringify(object)}`)
  }
  const parts = game.parts.map((part) => revived(JSON.parse(part)))
  for (const call of game.calls) {
    const answer = answered(
      script,
      call.hook,
      call.given.map((part) => parts[part]),
    )
    if (answer !== call.answer)
      wrong.push(
        `${call.hook}(${call.given
          .map((part) => game.parts[part])
          .join(', ')
          .slice(0, 1500)})\n  Python: ${call.answer}\n  here:   ${answer}`,
      )
  }
  return wrong.slice(0, TOLD)
}

function tried(step: () => unknown): string {
  try {
    return python.repr(step() ?? null)
  } catch (error) {
    return error instanceof PythonError ? error.name : `${error as Error}`
  }
}

async function main(file: string): Promise<void> {
  const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference
  const report: Record<string, string[]> = {}
  for (const [name, game] of Object.entries(reference.games)) report[name] = await differences(game)
  if (reference.snippets) {
    const module = (await import(/* @vite-ignore */ address(reference.snippets.script))) as { default: ScriptFactory }
    const functions = module.default(python) as Record<string, (...given: unknown[]) => unknown>
    for (const one of reference.snippets.cases) {
      const answer = tried(() => functions[one.function]?.(...one.given.map(lists)))
      if (answer !== one.answer)
        (report[one.function] ??= []).push(`${JSON.stringify(one.given)}\n  Python: ${one.answer}\n  here:   ${answer}`)
    }
  }
  if (reference.runtime) {
    const known: Record<string, unknown> = python
    const missing = reference.runtime.names.filter((name) => !known[name])
    report.runtime = [...missing, ...reference.runtime.methods.filter((name) => !python.m[name])]
  }
  writeFileSync(reference.report, JSON.stringify(report))
}

/** Arguments of snippets: `{"$": "tuple", …}` says what JSON cannot. */
function lists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lists)
  if (value === null || typeof value !== 'object') return value
  const { $: kind, of } = value as { $: string; of: unknown[] }
  const cells = of.map(lists)
  if (kind === 'tuple') return python.tup(...cells)
  return kind === 'dict' ? python.dict(cells) : kind === 'set' ? python.set(cells) : python.bytes(cells as number[])
}

await main(process.argv[2] as string)
