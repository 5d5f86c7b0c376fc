import { expect, test } from 'vitest'
import { setTitle } from '#renderer/site/images/card/set-title.ts'

/** Letters that are all half as wide as high. */
const letters = { width: (text: string, size: number) => (text.length * size) / 2 }
const room = { first: 72, least: 16, width: 486, most: 5 }

test.for([
  ['Sitemap', 72, ['Sitemap']],
  ['Websites that win clients', 72, ['Websites that', 'win clients']],
  ['One page that ends in an enquiry', 72, ['One page', 'that ends in', 'an enquiry']],
  ['Privacyverklaring', 56, ['Privacyverklaring']],
  [
    'Alles over Rechtsschutzversicherungsgesellschaften',
    24,
    ['Alles over', 'Rechtsschutzversicherungsgesellschaften'],
  ],
] as const)('%s is set in size %i', ([title, size, lines]) => {
  expect(setTitle(title, letters, room)).toEqual({ size, lines, fits: true })
})

test('a title that is too long is set in the smallest size, and says so', () => {
  const { size, lines, fits } = setTitle('word '.repeat(120).trim(), letters, room)
  expect([size, fits]).toEqual([16, false])
  expect(lines.length).toBeGreaterThan(5)
})

test('a room of one size is kept to', () => {
  const wide = { first: 88, least: 88, width: 739, most: 2 }
  expect(setTitle('Websites that win clients', letters, wide)).toMatchObject({ fits: true })
  expect(setTitle('Websites that win the clients of others', letters, wide)).toMatchObject({
    ...{ size: 88, fits: false },
  })
})
