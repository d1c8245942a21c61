import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { seatWords, strengthen } from './seatwords'
import { formatWith, LANGUAGES, makeBundle, preferred } from './text.svelte'

const ROOT = join(import.meta.dirname, '../../..')
const GAMES = 'src/rumpus/games'
const folders = ['web/src', ...readdirSync(join(ROOT, GAMES)).map((game) => `${GAMES}/${game}/page`)].filter((folder) =>
  existsSync(join(ROOT, folder)),
)
/** The shell's files and the boards', wherever they lie. */
const files = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)
const locales = files.filter((path) => path.endsWith('en.ftl'))

function ids(path: string): string[] {
  const { body } = new FluentResource(readFileSync(join(ROOT, path), 'utf8'))
  return body
    .flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)])
    .sort()
}

describe.each(locales)('%s', (path) => {
  it.each(['nl', 'fr'])('is complete in %s', (language) => {
    expect(ids(path.replace(/en\.ftl$/, `${language}.ftl`))).toEqual(ids(path))
  })
})

it('has a word for everything the page asks for', () => {
  const known = new Set(locales.flatMap(ids))
  const sources = files.filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  const missing: string[] = []
  for (const path of sources) {
    for (const [, id = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(/\b[tg]\('([^']+)'/g)) {
      if (!known.has(id)) missing.push(`${path}: ${id}`)
    }
  }
  expect(missing).toEqual([])
})

it('follows the browser and falls back to English', () => {
  expect(preferred(['nl-BE', 'en'])).toBe('nl')
  expect(preferred(['de-DE', 'fr'])).toBe('fr')
  expect(preferred(['de'])).toBe('en')
  expect(LANGUAGES).toContain(preferred([]))
})

it('writes whole sentences for you and for others', () => {
  const bundle = makeBundle('en', [
    'plays = { $seat-you ->\n    [you] You play a { $card }.\n   *[other] { $seat } plays a { $card }.\n }\n',
  ])
  const table = [
    { seat: 0, name: 'Mia' },
    { seat: 1, name: 'Tom' },
  ]
  expect(formatWith(bundle, 'plays', { ...seatWords({ seat: 0 }, table, 0), card: 'bat' })).toBe('You play a bat.')
  expect(formatWith(bundle, 'plays', { ...seatWords({ seat: 1 }, table, 0), card: 'bat' })).toBe('Tom plays a bat.')
  expect(formatWith(bundle, 'unknown')).toBe('unknown')
  expect(seatWords({ seat: 1, other: 1 }, table, 0)).toMatchObject({ 'seat-you': 'other', 'other-you': 'own' })
  expect(seatWords({ seat: 0, other: 0 }, table, 0)).toMatchObject({ 'seat-you': 'you', 'other-you': 'you' })
})

it('shortens de before what sounds like a vowel', () => {
  const bundle = makeBundle('fr', ['of = { DE($name) }\n'])
  const of = (name: string) => formatWith(bundle, 'of', { name })
  for (const name of ['Anna', 'Élise', 'Œdipe', 'Yves', 'Yseult', 'Hélène', 'Helene', 'Henri', 'hugo', 'Honoré'])
    expect(of(name)).toBe(`d’${name}`)
  for (const name of ['Tom', 'Yoko', 'Yann', 'Y', 'Hans', 'Harry', 'Heidi', '11', ''])
    expect(of(name)).toBe(`de ${name}`)
})

it('makes names strong, whole words only', () => {
  expect(strengthen('Tom plays a tiger: Tomas is out.', ['Tom', 'Tomas'], 'You')).toEqual([
    { words: 'Tom', strong: true },
    { words: ' plays a tiger: ', strong: false },
    { words: 'Tomas', strong: true },
    { words: ' is out.', strong: false },
  ])
  expect(strengthen('You play. Youth is no card.', [], 'You')).toEqual([
    { words: 'You', strong: true },
    { words: ' play. Youth is no card.', strong: false },
  ])
})
