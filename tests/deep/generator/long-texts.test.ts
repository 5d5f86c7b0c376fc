import { threadCpuUsage } from 'node:process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { checkSmallSite } from '../../generator/small-site.ts'
import { runs } from '../../support/runs.ts'

/** Checks the small site with one page more. */
function checkPage(english: string, dutch: string) {
  const page = (text: string) => `title: A long page
description: Set a wall of tiles in our workshop. We supply tiles, tools and coffee for everybody.
unlisted: true
sections:
  - { type: text, look: statement, id: about, tile: key, text: ${JSON.stringify(text)} }
`
  const changes = { 'en/pages/long.yaml': page(english), 'nl/pages/long.yaml': page(dutch) }
  return checkSmallSite(changes).diagnostics.filter(({ at }) => at.file.endsWith('long.yaml'))
}
checkPage('Short.', 'Kort.')

/** Milliseconds of processor time. */
function timeOf(work: () => unknown): number {
  const before = threadCpuUsage()
  work()
  const { user, system } = threadCpuUsage(before)
  return (user + system) / 1000
}

/** Makes each text another one, so that nothing is known of it. */
let made = 0

const timeFor = (unit: string, length: number) =>
  timeOf(() => {
    made += 1
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
    checkPage(`The ${made} ${text}a end.`, `Het ${made} ${text}a eind.`)
  })

const short = 2_000
const long = 8_000

/**
 * How many times as long a text takes that is four times as long: 4 if time grows with the length, 16 if with
 * its square. The least of some tries, because other work can only make a try longer.
 */
function growthOf(unit: string): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < 5; tries += 1) {
    // Less than some milliseconds says nothing.
    least = Math.min(least, Math.max(8, timeFor(unit, short)))
    most = Math.min(most, timeFor(unit, long))
    if (most / least < limit) break
  }
  return most / least
}

const limit = 8

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
const marks = printable.filter((sign) => /[\p{P}\p{S} ]/u.test(sign))
/** One character of each category, and signs that texts of the site and rules know. */
const signs = [...printable, ...'éйІ日🙂א\u0301\u00A0\u200B\u200D\u2028\t\n’“”„«»–—…€½•×\u{1F1F3}']
const words = Object.values(vocabularies)
  .flatMap(Object.values)
  .filter(
    (value: unknown): value is Iterable<unknown> => value instanceof Set || value instanceof Map,
  )
  .flatMap((value) => [...value].slice(0, 1))
  .map((value) => `${Array.isArray(value) ? value[0] : value} `)
const markup = [
  '**',
  '**a** ',
  '[a](b) ',
  '[a](',
  '{{',
  '{{a}} ',
  '[[',
  '`a` ',
  '- a\n',
  '1. a\n',
  '> a\n',
  '<a>',
  'a\n\n',
]
const values = [
  '€1 ',
  '1% ',
  '1 to ',
  '10:30 ',
  '2026-01-01 ',
  '1 June 2026 ',
  '1 hour ',
  '1-',
  'v1.2.',
  '+31 ',
  '1000 AB ',
  'a@b.',
  'www.a.',
  'https://a/',
  '%20',
  'A1 ',
]
const pairs = marks.flatMap((mark) => [`a${mark}`, `1${mark}`, `A${mark} `])

const units = [...new Set([...signs, ...pairs, ...markup, ...values, ...words])]
/** Some of them, spread evenly; more with RUNS. */
const tried = units.filter((_, index) => index % Math.max(1, units.length / runs(24)) < 1)

describe('the time of a check grows with the length of a text', () => {
  test.for(tried)('%j', (unit) => {
    expect(growthOf(unit)).toBeLessThan(limit)
  })

  test('any few characters or words, repeated', () => {
    const part = fc.constantFrom(...signs, ...markup, ...values, ...words)
    const unit = fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(unit, (each) => {
        expect(growthOf(each), JSON.stringify(each)).toBeLessThan(limit)
      }),
      { numRuns: runs(4) },
    )
  })
})
