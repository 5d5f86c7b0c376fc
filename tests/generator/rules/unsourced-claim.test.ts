import { expect, test } from 'vitest'
import { findingsOfStatistic } from './statistics.ts'

const home = 'content/en/statistics/home.yaml'

test.for([
  { lines: ['source: Our own count', "asOf: '2025-06'"], findings: [] },
  { lines: ['source: Our own count', "asOf: '2025'"], findings: [] },
  { lines: ['source: Our own count', "asOf: '2025-06-30'"], findings: [] },
  {
    lines: [],
    findings: [`${home}:3 “64%” does not say where it comes from, nor of when it is.`],
  },
  {
    lines: ['source: Our own count'],
    findings: [`${home}:3 “64%” does not say of when it is.`],
  },
  {
    lines: ["asOf: '2025-06'"],
    findings: [`${home}:3 “64%” does not say where it comes from.`],
  },
])('$lines', ({ lines, findings }) => {
  expect(findingsOfStatistic('claims/no-source', lines)).toEqual(findings)
})
