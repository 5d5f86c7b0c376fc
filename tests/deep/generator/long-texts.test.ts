import { threadCpuUsage } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { checkSmallSite, smallSite } from '../../generator/small-site.ts'
import { runs } from '../../support/runs.ts'

const withText = (text: string) => (language: string) => [
  `${language}/pages/home.yaml`,
  smallSite[`${language}/pages/home.yaml`]?.replace(/text: .*/, () => `text: ${text}`),
]

/** Makes each text another one, so that nothing is known of it. */
let made = 0

/** Milliseconds of processor time that a check of a text takes. */
function timeFor(unit: string, length: number): number {
  made += 1
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const changes = Object.fromEntries(
    ['en', 'nl'].map(withText(JSON.stringify(`${made} ${text}a end.`))),
  )
  const before = threadCpuUsage()
  checkSmallSite(changes)
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}
timeFor('short ', 10)

const limit = 8

/**
 * How many times as long a text takes that is four times as long: 4 if time grows with the length, 16 if with
 * its square. The least of some tries, because other work can only make a try longer.
 */
function growthOf(unit: string): number {
  let [least, most, growth] = [Infinity, Infinity, Infinity]
  for (let tries = 0; tries < 5 && growth >= limit; tries += 1) {
    // Less than some milliseconds says nothing.
    least = Math.min(least, Math.max(8, timeFor(unit, 2_000)))
    most = Math.min(most, timeFor(unit, 8_000))
    growth = most / least
  }
  return growth
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
/** One character of each category, and signs that texts of the site and rules know. */
const signs = [...printable, ...'éйІ日🙂א\u0301\u00A0\u200B\u200D\u2028\t\n’“”„«»–—…€½•×\u{1F1F3}']
const words = Object.values(vocabularies)
  .flatMap(Object.values)
  .filter(
    (value: unknown): value is Iterable<unknown> => value instanceof Set || value instanceof Map,
  )
  .flatMap((value) => [...value].slice(0, 1))
  .map((value) => `${Array.isArray(value) ? value[0] : value} `)
const markup = '** **a** [a](b) [a]( {{ {{a}} [[ `a` - > a <a> 1.'.split(' ')
const values =
  '€1 |1% |1 to |10:30 |2026-01-01 |1 June 2026 |1 hour |1-|v1.2.|+31 |1000 AB |a@b.|www.a.|https://a/|%20|A1 '.split(
    '|',
  )

const unit = fc
  .array(fc.constantFrom(...signs, ...markup, ...values, ...words), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))

test('the time of a check grows with the length of a text, whatever is repeated in it', () => {
  fc.assert(
    fc.property(unit, (each) => {
      expect(growthOf(each), JSON.stringify(each)).toBeLessThan(limit)
    }),
    { numRuns: runs(28) },
  )
})
