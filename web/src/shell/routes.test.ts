import { expect, it } from 'vitest'
import { route } from './routes'

it('knows its own addresses', () => {
  expect(route('/')).toEqual({ page: 'lobby' })
  expect(route('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(route('/table/abc/screen')).toEqual({ page: 'screen', id: 'abc' })
  expect(route('/replay/abc/')).toEqual({ page: 'replay', id: 'abc' })
  expect(route('/learn/beasty_bar')).toEqual({ page: 'learn', game: 'beasty_bar' })
  expect(route('/learn/bloops/card-7')).toEqual({ page: 'lesson', game: 'bloops', id: 'card-7' })
  expect(route('/puzzle')).toEqual({ page: 'puzzle', game: '', id: '' })
  expect(route('/puzzle/bloops')).toEqual({ page: 'puzzle', game: 'bloops', id: '' })
  expect(route('/puzzle/bloops/1a2b')).toEqual({ page: 'puzzle', game: 'bloops', id: '1a2b' })
  expect(route('/host')).toEqual({ page: 'host' })
  expect(route('/parts')).toEqual({ page: 'parts', part: '' })
  expect(route('/parts/states')).toEqual({ page: 'parts', part: 'states' })
})

it('says so when an address means nothing', () => {
  for (const path of ['/table', '/table/abc/other', '/elsewhere', '/replay', '/learn/a/b/c', '/table/a/screen/c']) {
    expect(route(path), path).toEqual({ page: 'lost' })
  }
})
