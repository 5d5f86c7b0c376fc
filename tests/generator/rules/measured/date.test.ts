import { expect, test } from 'vitest'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

/** The sites of tests are looked at on 21 November 2026. */
const caught = [
  '2026-11-22',
  '2026-11-30',
  '2026-12-01',
  '2026-12-31',
  '2027-01-01',
  '2062-06-01',
  '9999-12-31',
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2025-06-31',
  '2026-13-01',
  '2026-00-01',
  '2026-01-00',
  '2026-01-32',
]

const clean = [
  '2026-11-21',
  '2026-11-20',
  '2026-05-02',
  '2026-05-01',
  '2026-04-30',
  '2026-02-28',
  '2024-02-29',
  '2025-12-31',
  '2025-06-01',
  '2020-01-01',
  '1999-12-31',
  // The schema tells of these.
  '1 June 2026',
  '2026-6-1',
  '01-06-2026',
  'today',
]

const dated = (date: string) => ({
  'measured.yaml': `date: '${date}'\npages:\n  en: { bytes: 1, firstPaint: 1, largestPaint: 1, shift: 0 }\n`,
})

holdsForSites('measured/date', {
  caught: sitesOf(caught, dated),
  clean: { ...sitesOf(clean, dated), 'no file': {} },
})

test('is an error at the date', () => {
  const found = findingsOfRule('measured/date', dated('2062-06-01'))

  expect(
    found.map(({ at, severity, message }) => `${at.file}:${at.line} ${severity} ${message}`),
  ).toEqual([
    'content/measured.yaml:1 error The figures are dated 2062-06-01, which is still to come.',
  ])
})
