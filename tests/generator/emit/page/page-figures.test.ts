import { expect, test } from 'vitest'
import { emitData, type PageFigures, pageFigures } from '#generator/index.ts'
import { inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'

type Weights = Parameters<PageFigures['fill']>[1]

const text = (value: string) =>
  inBoth(
    'pages/home.yaml',
    `path: /\ntitle: Bakery\ndescription: In Haarlem\nsections:\n  - { type: text, look: statement, id: about, tile: key, text: '${value}' }\n`,
  )

const weight = (language: string, bytes: number, isHome = true): Weights[number] => ({
  ...{ language, isHome, bytes, fontBytes: 25_460, codeBytes: 89_940, requests: 3, foreign: 0 },
})

/** The text of the home page of a language, once the pages are weighed. */
function told(value: string, weights: Weights, language = 'en', changes: Changes = {}) {
  const { site, memo } = checkSmallSite({ ...text(value), ...changes })
  const home = emitData(site, memo).pages.find(
    (each) => each.name === 'home' && each.language === language,
  )
  if (!home) throw new Error('There is no home page.')
  const figures = pageFigures(site, memo)
  const [section] = figures.fill(home.page, weights).sections
  return {
    isTold: figures.isTold(JSON.stringify(home.page)),
    text: section?.type === 'text' ? section.text : undefined,
    outdated: figures.outdated(weights),
  }
}

test.for([
  { fact: 'home.bytes', language: 'en', text: '16.6\u00A0kB' },
  { fact: 'home.bytes', language: 'nl', text: '17,3\u00A0kB' },
  { fact: 'highest.bytes', language: 'en', text: '20\u00A0kB' },
  { fact: 'highest.bytes', language: 'nl', text: '17,3\u00A0kB' },
  { fact: 'home.fonts', language: 'en', text: '25.5\u00A0kB' },
  { fact: 'home.load', language: 'en', text: '42.1\u00A0kB' },
  { fact: 'home.load', language: 'nl', text: '42,8\u00A0kB' },
  { fact: 'home.documentShare', language: 'en', text: '39%' },
  { fact: 'highest.documentShare', language: 'en', text: '44%' },
  { fact: 'home.code', language: 'nl', text: '89,9\u00A0kB' },
  { fact: 'home.requests', language: 'en', text: '3' },
  { fact: 'home.foreign', language: 'en', text: '0' },
  { fact: 'home.lighthouse', language: 'en', text: '' },
])('$fact in $language is "$text"', ({ fact, language, text: expected }) => {
  const weights = [weight('en', 16_623), weight('en', 20_011, false), weight('nl', 17_261)]

  expect(told(`{{measured.${fact}}}`, weights, language)).toEqual({
    ...{ isTold: true, outdated: undefined },
    text: [expected],
  })
})

test('a text that tells no figure is left as it is', () => {
  expect(told('Bread.', []).isTold).toBe(false)
})

const seen = (date: string) => ({
  'measured.yaml': `date: '${date}'\npages:\n  en: { bytes: 10000, firstPaint: 0.9, largestPaint: 1, shift: 0.004, lighthouse: 41 }\n`,
})

/** The site is looked at on 21 November 2026. */
test.for([
  { name: 'today', date: '2026-11-21', bytes: 10_000, outdated: undefined },
  { name: '30 days ago', date: '2026-10-22', bytes: 10_000, outdated: undefined },
  { name: '31 days ago', date: '2026-10-21', bytes: 10_000, outdated: 'old' },
  { name: 'a year ago', date: '2025-11-21', bytes: 10_000, outdated: 'old' },
  { name: '5% lighter', date: '2026-11-01', bytes: 10_500, outdated: undefined },
  { name: '6% lighter', date: '2026-11-01', bytes: 10_600, outdated: 'changed' },
  { name: '6% heavier', date: '2026-11-01', bytes: 9_400, outdated: 'changed' },
])('what a browser saw $name', ({ date, bytes, outdated }) => {
  const found = told('{{measured.home.lighthouse}}', [weight('en', bytes)], 'en', seen(date))

  expect(found).toEqual({ isTold: true, text: [outdated ? '' : '41'], outdated })
})

test('times are written out, and a bad figure is told as it is', () => {
  const weights = [weight('en', 10_000)]
  const tell = (fact: string) =>
    told(`{{measured.${fact}}}`, weights, 'en', seen('2026-11-01')).text

  expect(
    ['home.firstPaint', 'home.largestPaint', 'home.shift', 'run.date'].map((fact) => tell(fact)),
  ).toEqual([['0.9\u00A0seconds'], ['1\u00A0second'], ['0.004'], ['November\u00A01,\u00A02026']])
})
