import { expect, test } from 'vitest'
import { holdsForSites, sitesOf } from '../sites.ts'
import { findingsOfStatistic, statisticSite } from '../statistics.ts'

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
