import { expect, it } from 'vitest'
import { inline, parse } from './markdown'

it('reads headings, paragraphs, lists and tables', () => {
  const blocks = parse(
    '# Bounce\n\nRoll *three* dice\nand **fly**.\n\n- one\n- two\n  more of two\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  )
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table'])
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    text: [
      { kind: 'plain', text: 'Roll ' },
      { kind: 'em', text: 'three' },
      { kind: 'plain', text: ' dice and ' },
      { kind: 'strong', text: 'fly' },
      { kind: 'plain', text: '.' },
    ],
  })
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'one' }], [{ text: 'two more of two' }]] })
  expect(blocks[4]).toMatchObject({
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  })
})

it('lets no HTML and no address through', () => {
  expect(inline('<img src=x onerror=alert(1)> [a rule](javascript:alert) snake_case_word')).toEqual([
    { kind: 'plain', text: '<img src=x onerror=alert(1)> a rule snake_case_word' },
  ])
})
