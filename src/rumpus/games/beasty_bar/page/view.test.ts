import { describe, expect, it } from 'vitest'
import type { TableEvent } from '@/wire/types'
import { beastOf, cardOf, fates, layMoves, previewLine, readView, script } from './view'

const LLAMA = 8
const BAT = 1
const view = {
  phase: 5,
  line: [cardOf(1, LLAMA), cardOf(0, BAT), 0, 0, 0],
  out: [],
  guests: [1, 0],
  hand: [
    [12, 0, 0, 0],
    [null, null, null, null],
  ],
  hand_size: [1, 4],
}

describe('cards', () => {
  it('are a species and an owner', () => {
    expect(beastOf(cardOf(1, LLAMA))).toMatchObject({ seat: 1, word: 'llama', value: 8, again: true })
    expect(beastOf(cardOf(3, 24))).toMatchObject({ seat: 3, word: 'lion', value: 12 })
  })
})

describe('the street', () => {
  it('shows what the seat sees, and no more', () => {
    const shown = readView(view, { you: 0 })
    expect(shown.line.map((beast) => beast.word)).toEqual(['llama', 'bat'])
    expect(shown.hand).toEqual([12])
    expect(readView(view, { you: null }).hand).toEqual([])
  })

  it('plays its events', () => {
    let shown = readView(view, { you: 0 })
    const events: TableEvent[] = [
      { kind: 'plays', args: { seat: 0, animal: 12, place: 3 } },
      { kind: 'goes_out', args: { owner: 1, animal: LLAMA, from: 1 } },
      { kind: 'line', args: { first: cardOf(0, 12), second: cardOf(0, BAT), third: 0, fourth: 0, fifth: 0 } },
      { kind: 'enters', args: { owner: 0, animal: 12, from: 1 } },
    ]
    for (const event of events) shown = script.act(shown, event)
    expect(shown.line.map((beast) => beast.word)).toEqual(['bat'])
    expect(shown.out.map((beast) => beast.word)).toEqual(['llama'])
    expect(shown.guests).toEqual([2, 0])
    expect([...fates(events)]).toEqual([
      [cardOf(1, LLAMA), 'out'],
      [cardOf(0, 12), 'in'],
    ])
    expect(previewLine([], events).map((beast) => beast.word)).toEqual(['rhino', 'bat'])
    expect(
      previewLine([beastOf(cardOf(1, LLAMA))], [{ kind: 'plays', args: { seat: 0, animal: BAT, place: 2 } }]).map(
        (beast) => beast.word,
      ),
      'a choice comes next',
    ).toEqual(['llama', 'bat'])
  })
})

describe('a turn', () => {
  const shown = readView(view, { you: 0 })

  it('takes the card out of the hand that played it', () => {
    expect(script.act(shown, { kind: 'plays', args: { seat: 0, animal: 12, place: 3 } })).toMatchObject({
      hand: [],
      handSize: [0, 4],
    })
    expect(script.act(shown, { kind: 'plays', args: { seat: 1, animal: 12, place: 3 } })).toMatchObject({
      hand: [12],
      handSize: [1, 3],
    })
  })

  it('burns a bat in two beats: it is seen in flames before it is gone', () => {
    const [flames, ashes] = script.expand?.({ kind: 'burns', args: { owner: 0, animal: BAT } }) ?? []
    const burning = script.act(shown, flames!)
    expect(burning).toMatchObject({ burning: cardOf(0, BAT), line: shown.line })
    const gone = script.act(burning, ashes!)
    expect(gone.line.map((beast) => beast.word)).toEqual(['llama'])
    expect(gone.out.map((beast) => beast.word)).toEqual(['bat'])
  })

  it('moves who goes to where they go', () => {
    expect(
      script
        .act(shown, { kind: 'goes', args: { owner: 0, animal: BAT, from: 2, place: 1 } })
        .line.map((beast) => beast.word),
    ).toEqual(['bat', 'llama'])
  })

  it('lies down in the order that was chosen', () => {
    expect(layMoves([5, 6, 7], [7, 5, 6]).map((move) => move.code)).toEqual(['lay-3', 'lay-1'])
    expect(layMoves([5, 6, 7], [5, 6, 7]).map((move) => move.code)).toEqual(['lay-1', 'lay-1'])
  })
})
