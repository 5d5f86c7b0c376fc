import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project-root.ts'

test.for([
  ['scale', '--pages', '40'],
  ['peers', '--pages', '40', '--tools', 'hugo'],
])('the bench %s prints its table', (args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'tests/bench/index.ts'), ...args],
    { cwd: projectRoot, encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/\d+\.\d\d/)
})
