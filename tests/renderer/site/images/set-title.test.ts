import { expect, test } from 'vitest'
import { setTitle } from '#renderer/site/images/card/set-title.ts'

/** Letters that are all half as wide as high. */
const letters = {
  width: (text: string, size: number) => (text.length * size) / 2,
  outlines: () => '',
}

test.for([
  ['Sitemap', 92, ['Sitemap']],
  ['Websites that win clients', 92, ['Websites', 'that win', 'clients']],
  ['One page that ends in an enquiry', 76, ['One page', 'that ends in', 'an enquiry']],
  ['Privacyverklaring', 68, ['Privacyverklaring']],
] as const)('%s is set in size %i', ([title, size, lines]) => {
  expect(setTitle(title, letters)).toEqual({ size, lines })
})

test('a title that is too long is set in the smallest size', () => {
  const { size, lines } = setTitle('word '.repeat(60).trim(), letters)
  expect(lines.length).toBeGreaterThan(5)
  expect(size).toBe(24)
})
