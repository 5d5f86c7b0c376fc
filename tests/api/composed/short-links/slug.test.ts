import { expect, test } from 'vitest'
import { endings, isSlug, newSlug } from '#api/composed/short-links/slug.ts'

const counting = (length: number) => Uint8Array.from({ length }, (_, index) => index)

const names: readonly (readonly [company: string, name: string])[] = [
  ['Café De Bril', 'cafe-de-bril'],
  ['  Bakker & Zonen  ', 'bakker-zonen'],
  ["Jo's Garage", 'jos-garage'],
  ['Müller GmbH – Größe', 'muller-gmbh-grosse'],
  ['Søren Łódź', 'soren-lodz'],
  ['ＡＢＣ ①', 'abc-1'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>', 'script'],
  ['קפה', 'quiz'],
  ['👩‍🍳', 'quiz'],
  ['x'.repeat(300), 'x'.repeat(40)],
  [`${'x'.repeat(39)} y`, 'x'.repeat(39)],
]

test.for(names)('%s becomes %s and an ending', ([company, name]) => {
  const slug = newSlug(company, 4, counting)
  expect(slug).toBe(`${name}-2345`)
  expect(isSlug(slug)).toBe(true)
})

test('endings have 3 to 5 letters that nobody takes for another, and each comes as often', () => {
  for (const length of endings) expect(isSlug(newSlug('a', length, counting))).toBe(true)
  expect(Math.min(...endings)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...endings)).toBeLessThanOrEqual(5)

  // Every byte once: those that would make some letters more likely are left out.
  let next = 0
  const all = () => Uint8Array.from({ length: 16 }, () => next++ % 256)
  const counts = new Map<string, number>()
  for (const letter of newSlug('a', 248, all).slice(2))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect([...counts.keys()].toSorted().join('')).toBe('23456789abcdefghjkmnpqrstuvwxyz')
  expect(new Set(counts.values())).toEqual(new Set([8]))
})
