import { expect, test } from 'vitest'
import { holdsForSites, sitesOf } from '../sites.ts'
import { findingsOfStatistic, statisticSite } from '../statistics.ts'

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
