import { expect, test } from 'vitest'
import { holdsForSites, sitesOf } from '../sites.ts'
import { findingsOfStatistic, statisticSite } from '../statistics.ts'

type Statistic = readonly [value: string, ...lines: readonly string[]]

const found = (value: string, lines: readonly string[]) =>
  findingsOfStatistic('claims/no-source', lines, value)

const sourced: readonly Statistic[] = [
  ['64%', 'source: Our own count', "asOf: '2025-06'"],
  ['64%', 'source: Our own count', "asOf: '2025'"],
  ['64%', 'source: Our own count', "asOf: '2025-06-30'"],
  ['30%', 'source: Survey among 212 clients', "asOf: '2026-02'"],
  ['2×', 'source: CBS', "asOf: '2024'"],
  ['2.4 s', 'source: Lighthouse, on a phone of 2021', "asOf: '2026-10-04'"],
  ['€1,200', "source: 'Chamber of Commerce: annual report'", "asOf: '2025'"],
  ['9.1', 'source: Google reviews', "asOf: '2026-11'"],
  ['1 in 3', 'source: https://bakery.example/report', "asOf: '2025-03'"],
  ['120+', 'source: Own administration', "asOf: '2026-01'"],
  ['64%', 'source: Eigen telling', "asOf: '2025-06'"],
  ['drie op vier', 'source: Enquête onder klanten', "asOf: '2026-05'"],
  ['80% in 2025', 'source: Thuiswinkel.org', "asOf: '2025'"],
  ['12 weken', 'source: Schatting van de makers', "asOf: '2025-11'"],
  ['€ 40 miljoen', 'source: CBS StatLine', "asOf: '2024'"],
  ['64%'],
  ['2×', "source: ' '", "asOf: ''"],
]

const noDate = 'when it was measured'
const noSource = 'where it comes from'

const unsourced = [
  ['64%', ['source: Our own count'], noDate],
  ['30%', ['source: Survey among 212 clients'], noDate],
  ['€1,200', ['source: CBS', "asOf: ''"], noDate],
  ['2.4 s', ['source: Lighthouse 2026'], noDate],
  ['120+', ['source: Eigen administratie'], noDate],
  ['9.1', ['source: Google reviews', "asOf: '  '"], noDate],
  ['1 in 3', ['source: https://bakery.example/report'], noDate],
  ['drie op vier', ['source: Enquête onder klanten'], noDate],
  ['64%', ["asOf: '2025-06'"], noSource],
  ['12 weken', ["asOf: '2025'"], noSource],
  ['1 in 3', ["source: ''", "asOf: '2025-03'"], noSource],
  ['€ 40 miljoen', ["asOf: '2024'"], noSource],
  ['80% in 2025', ["source: ' '", "asOf: '2025-06-30'"], noSource],
  ['2×', ["asOf: '2026-11'"], noSource],
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
