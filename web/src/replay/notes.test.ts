import { beforeEach, describe, expect, it, vi } from 'vitest'
import { momentAt, type Moment } from './moments'
import { note, NOTE_LIMIT, notesOf } from './notes'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('notes in a replay', () => {
  it('keeps one a moment, and leaves nothing behind when the last is taken away', () => {
    note('a', 4, ' here ')
    note('a', 9, 'there')
    expect(notesOf('a')).toEqual({ 4: 'here', 9: 'there' })
    expect(notesOf('b')).toEqual({})
    note('a', 4, '')
    note('a', 9, '  ')
    expect(kept.size).toBe(0)
  })

  it('keeps no novel, and reads nothing that is none of its own', () => {
    expect(note('a', 1, 'x'.repeat(9999))[1]).toHaveLength(NOTE_LIMIT)
    for (const damaged of ['{', 'null', '[]', '7', '{"x": "y", "3": 4}']) {
      kept.set('rumpus.notes.a', damaged)
      expect(notesOf('a')).toEqual({})
    }
  })
})

describe('a link to a moment', () => {
  const moments = [0, 3, 5, 9].map((step): Moment => ({
    step,
    from: 0,
    seat: null,
    view: {},
    events: [],
    story: [],
    talk: [],
    told: [],
  }))

  it('opens where that step has happened, and at the end without one', () => {
    expect([0, 1, 3, 4, 9].map((step) => momentAt(moments, step))).toEqual([0, 1, 1, 2, 3])
    expect(momentAt(moments, null)).toBe(3)
    expect(momentAt(moments, 400)).toBe(3)
  })
})
