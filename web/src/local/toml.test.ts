import { describe, expect, test } from 'vitest'
import { deckText } from './house_deck'
import { Scalar } from './python/values'
import { readToml } from './toml'

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (one instanceof Scalar ? `${one.kind} ${one.text}` : one)))

describe('TOML', () => {
  test.each<[string, unknown]>([
    ['', {}],
    ['a = 1 # one\n"b c" = "x\\ty"\r\nd.e = true', { a: 1, 'b c': 'x\ty', d: { e: true } }],
    ['[deck]\n[[deck.card]]\nn = +1_000\n[[deck.card]]\nn = 0x1f', { deck: { card: [{ n: 1000 }, { n: 31 }] } }],
    ['a = [1,\n 2, # two\n]\nb = { c = [], "d" = {} }', { a: [1, 2], b: { c: [], d: {} } }],
    [
      'a = 3.0\nb = 1e2\nc = nan\nd = 2020-02-03',
      { a: 'float 3.0', b: 'float 100.0', c: 'float nan', d: 'date 2020-02-03' },
    ],
    ["a = 'c:\\n'\nb = '''\nx\n'y' '''\nc = \"\"\"a\\\n   b \\u00e9\"\"\"", { a: 'c:\\n', b: "x\n'y' ", c: 'ab é' }],
    ['[a.b]\nc = 1\n[a]\nd = 2', { a: { b: { c: 1 }, d: 2 } }],
    ['__proto__ = 1', { ['__proto__']: 1 }],
  ])('%j', (text, meant) => expect(plain(readToml(text))).toEqual(meant))

  test.each([
    ['a', 'line 1: = is missing'],
    ['a = 1\nb = ', 'line 2: a value is missing'],
    ['a = 1\na = 2', 'line 2: a stands twice'],
    ['[a]\n[a]', 'line 2: a stands twice'],
    ['a = 01', "line 1: '01' is no value"],
    ['a = "x', 'line 1: a text does not end'],
    ['a = 1 2', "line 1: '2' is too much here"],
    ['a = {b = 1}\n[a]', 'line 2: a stands twice'],
    ['a = 1\n[[a]]', 'line 2: a is no list of tables'],
    [`a = ${'['.repeat(200)}`, 'line 1: nested too deep'],
  ])('%j is wrong', (text, problem) => expect(() => readToml(text)).toThrow(problem))
})

test('JSON: what is written as a fraction is one', () => {
  expect(plain(deckText(' {"a": 3, "b": [3.0, -1e3], "c": "4.5", "\\u00e9": "1.0"}'))).toEqual({
    a: 3,
    b: ['float 3.0', 'float -1000.0'],
    c: '4.5',
    é: '1.0',
  })
  for (const wrong of ['{', '{"a": 1,}', '{1.5: 2}', '{"a": 01}'])
    expect(() => deckText(wrong), wrong).toThrow(/option/)
})
