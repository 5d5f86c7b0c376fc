import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'
import { evidence } from './evidence.ts'
import { codeIn, papers, readPaper } from './paper.ts'

test('every paper but the list of changes names the tests of its promises', () => {
  expect(Object.keys(evidence).toSorted()).toEqual(papers.filter((file) => file !== 'CHANGELOG.md'))
})

test.for(Object.entries(evidence))('%s has tests for every section', ([file, sections]) => {
  const headings = readPaper(file).headings.filter(({ depth }) => depth > 1)
  expect(Object.keys(sections)).toEqual(headings.map(({ text }) => text))

  const missing = Object.values(sections)
    .flat()
    .filter((test) => !existsSync(join(projectRoot, 'tests', test)))
  expect(missing).toEqual([])
})

test('every risk and every fault in the operators’ paper names a test that exists', () => {
  const tables = readPaper('api/README.md').tables.filter(({ head }) => head.at(-1) === 'test')
  const rows = tables.flatMap((table) => table.rows)

  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const [test = ''] = codeIn(row.at(-1) ?? '')
    expect([row[0], existsSync(join(projectRoot, test))]).toEqual([row[0], true])
  }
})
