import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { briefly } from './words'

const folder = new URL('../src/locale/', import.meta.url)

it.each(readdirSync(folder).filter((name) => name.endsWith('.ftl')))('%s says the same when it is brief', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const said = [source, briefly(source)].map((text) => {
    const bundle = new FluentBundle('en')
    expect(bundle.addResource(new FluentResource(text))).toEqual([])
    return JSON.stringify([...bundle._messages.values()])
  })
  expect(said[1]).toBe(said[0])
  expect(briefly(source).length).toBeLessThan(source.length)
})
