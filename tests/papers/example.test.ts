import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych } from '../cli/diptych.ts'
import { applyBlock } from '../deep/papers/apply-block.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { readPaper } from './paper.ts'

test('the site of the README’s example is told as it says, and right with what it lacks', async () => {
  const example = readPaper('README.md').blocks.filter(({ heading }) => heading === 'What it does')
  const cwd = temporaryFolder()
  for (const files of example.filter(({ info }) => info === 'yaml')) applyBlock(cwd, files)
  await diptych(['accept', '--rebuild'], { cwd })
  const environment = { NO_COLOR: '1' }
  const shown = await diptych(['validate'], { cwd, isTTY: true, columns: 90, environment })
  expect(shown.code).toBe(1)
  expect(shown.stdout).toContain(example.find(({ info }) => info === 'text')?.text)
  expect((await diptych(['build'], { cwd })).code).toBe(1)
  expect(existsSync(join(cwd, '.dist'))).toBe(false)

  const file = 'content/nl/pages/home.yaml'
  const text = 'description: We bakken rogge-, spelt- en witbrood.'
  applyBlock(cwd, { file, text, after: undefined })
  const validated = await diptych(['validate'], { cwd })
  expect(validated).toMatchObject({ code: 0, stderr: '' })
  expect(validated.stdout).not.toContain(' error ')
})
