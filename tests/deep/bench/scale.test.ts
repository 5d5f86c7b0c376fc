import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project-root.ts'

/** A bench that is seldom run must still run: this site is the smallest that has copies of a page. */
test('the table of large sites has a line for each of its steps', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/bench/index.ts', 'scale', '--pages', '44'],
    { cwd: projectRoot, encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.match(/^44 pages, \S+?(?=,|:)/gm)).toEqual([
    ...Array.from({ length: 4 }, () => '44 pages, validate'),
    ...Array.from({ length: 4 }, () => '44 pages, build'),
    '44 pages, dev',
  ])
})
