import { expect, test } from 'vitest'
import { type Changes, checkSmallSite } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

/** A site with one statistic that has these lines besides. */
function statisticSite(lines: readonly string[], value = '64%'): Changes {
  const file = [
    'figures:',
    '  - id: phone',
    `    value: '${value}'`,
    '    label: Mobile',
    '    description: of visits',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n')
  return { 'en/statistics/home.yaml': file, 'nl/statistics/home.yaml': file }
}

/** What is said of it. */
const findingsOfStatistic = (code: string, lines: readonly string[], value?: string) =>
  checkSmallSite(statisticSite(lines, value))
    .diagnostics.filter((diagnostic) => diagnostic.code === code)
    .map(({ at, message }) => `${at.file}:${at.line} ${message}`)

type Statistic = readonly [value: string, ...lines: readonly string[]]

const found = (value: string, lines: readonly string[]) =>
  findingsOfStatistic('claims/no-source', lines, value)

const sourced: readonly Statistic[] = [
  ['64%', 'source: Our own count', "asOf: '2025-06'"],
  ['2.4 s', 'source: Lighthouse, on a phone of 2021', "asOf: '2026-10-04'"],
  ['€1,200', "source: 'Chamber of Commerce: annual report'", "asOf: '2025'"],
  ['drie op vier', 'source: Enquête onder klanten', "asOf: '2026-05'"],
  ['12 weken', 'source: Schatting van de makers', "asOf: '2025-11'"],
]

const noDate = 'when it was measured'

const noSource = 'where it comes from'

const unsourced = [
  ['64%', ['source: Our own count'], noDate],
  ['€1,200', ['source: CBS', "asOf: ''"], noDate],
  ['1 in 3', ['source: https://bakery.example/report'], noDate],
  ['drie op vier', ['source: Enquête onder klanten'], noDate],
  ['3 in 4', ["asOf: '2026-11-20'"], noSource],
] as const

holdsForSites('claims/no-source', {
  caught: sitesOf(unsourced, ([value, lines]) => statisticSite(lines, value)),
  clean: sitesOf(sourced, ([value, ...lines]) => statisticSite(lines, value)),
})

test.for(unsourced)('%s with %j cannot be looked up', ([value, lines, lacking]) => {
  expect(found(value, lines)).toEqual([
    `content/en/statistics/home.yaml:3 “${value}” does not say ${lacking}.`,
  ])
})

const linesOf = (date: string) => ['source: Our own count', `asOf: '${date}'`]

/** The tests run on 21 November 2026. */
const recent = ['2026-11', '2025-12-31', '2025-06', '2024-02-29', '2023-11-30']

const outdated = [
  ['2023-10', 'is dated 2023-10, more than 3 years ago.'],
  ['2021-06', 'is dated 2021-06, more than 5 years ago.'],
  ['2020-02-29', 'is dated 2020-02-29, more than 6 years ago.'],
  ['1999', 'is dated 1999, more than 26 years ago.'],
  ['2026-11-22', 'is dated 2026-11-22, which is still to come.'],
] as const

holdsForSites('claims/outdated', {
  caught: sitesOf(outdated, ([date]) => statisticSite(linesOf(date))),
  clean: sitesOf(recent, (date) => statisticSite(linesOf(date))),
})

test.for(outdated)('%s %s', ([date, said]) => {
  expect(findingsOfStatistic('claims/outdated', linesOf(date))).toEqual([
    `content/en/statistics/home.yaml:7 “64%” ${said}`,
  ])
})
