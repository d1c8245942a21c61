import { expect, test } from 'vitest'
import { python } from './python'
import { gameScript, loadScript, outside, pack } from './script'
import type { Layout } from './state'

const SCRIPT =
  'export default $=>({State:$.state([["seats"]]),core:{ask:(game,view,seat)=>$.d({asked:$.at(view,"phase"),seat})},game:{hooks:{rules:{},state:{},text:{TURN_BEGINS:$.tup("begins")},bot:{say:null}}}})'

test('a script is a module of its own, from any address', async () => {
  const script = await loadScript(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
  expect(script.ask({ phase: 3 }, 1)).toEqual({ asked: 3, seat: 1 })
  expect([script.turnBegins, script.talks, script.patience({}, 0, 0)]).toEqual([['begins'], false, 1])
})

test('a named error leaves as a refusal, with what it tells as plain data', () => {
  const script = gameScript(($) => ({
    game: {
      hooks: {
        rules: {},
        state: {
          check_deck: () => {
            throw $.error(
              ['BadDeck', 'RumpusError', 'Exception'],
              'deck-list',
              $.d({ place: 'deck', keys: $.tup('a') }),
            )
          },
        },
        text: { TURN_BEGINS: [] },
        bot: {},
      },
    },
    core: {},
  }))
  const refusal = { name: 'BadDeck', code: 'deck-list', told: { place: 'deck', keys: ['a'] } }
  expect(() => script.checkDeck({})).toThrow(expect.objectContaining(refusal) as Error)
})

test('a number that a field cannot hold is not packed', () => {
  const layout: Layout = { sizes: { size: 2 }, fields: [['hand', 0, 8, [2]]] }
  expect([...pack(layout, { hand: [127, -128] })]).toEqual([127, 128])
  expect(() => pack(layout, { hand: [128, 0] })).toThrow('hand holds 128')
  expect(() => pack(layout, { hand: [1] })).toThrow('hand has 1 cells')
  expect(outside(python.tup(1, python.d({ a: python.names('x', 'b c') })))).toEqual([1, { a: ['b', 'c'] }])
})
