import { expect, it } from 'vitest'
import { Plan } from './plan.svelte'
import { CARDS } from './view'

const card = (word: string) => CARDS.find((entry) => entry.word === word)!
const hand = [card('violet-3'), card('orange-1'), card('orange-1'), card('deer')]

it('sends cards as the rules want them, those face up first, each in the order of their numbers', () => {
  const plan = new Plan(() => hand)
  const [violet, first, second, deer] = plan.hand
  plan.put(violet!, 'up')
  plan.put(first!, 'up')
  plan.put(deer!, 'down')
  plan.put(second!, 'down')
  expect(plan.moves().map((move) => move.code)).toEqual([
    'up-orange-1',
    'up-violet-3',
    'down-orange-1',
    'down-deer',
    'climb',
  ])
})

it('takes a card up, down and back', () => {
  const plan = new Plan(() => hand)
  const item = plan.hand[1]!
  plan.cycle(item)
  expect(plan.up.map((held) => held.id)).toEqual([item.id])
  plan.cycle(item)
  expect(plan.down.map((held) => held.id)).toEqual([item.id])
  plan.cycle(item)
  expect(plan.hand).toHaveLength(4)
})
