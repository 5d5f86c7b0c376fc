import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych } from '../cli/diptych.ts'
import { applyBlock } from '../deep/papers/apply-block.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { copySite } from '../support/copy-site.ts'
import { readPaper } from './paper.ts'

test('the pages of the README’s example are right, and what one lacks is told as it says', async () => {
  const example = readPaper('README.md').blocks.filter(({ heading }) => heading === 'What it does')
  const pages = example.filter(({ info }) => info === 'yaml')
  const cwd = temporaryFolder()
  copySite(cwd)
  for (const page of pages) applyBlock(cwd, page)
  const validated = await diptych(['validate'], { cwd })
  expect(validated).toMatchObject({ code: 0, stderr: '' })
  expect(validated.stdout).not.toMatch(/ (error|warning) /)

  const dutch = join(cwd, 'content/nl/pages/workshop.yaml')
  writeFileSync(dutch, readFileSync(dutch, 'utf8').replace(/^description: .*\n/m, ''))
  const environment = { NO_COLOR: '1' }
  const shown = await diptych(['validate'], { cwd, isTTY: true, columns: 90, environment })
  expect(shown.code).toBe(1)
  expect(shown.stdout).toContain(example.find(({ info }) => info === 'text')?.text)
  expect((await diptych(['build'], { cwd })).code).toBe(1)
  expect(existsSync(join(cwd, '.dist'))).toBe(false)
})
