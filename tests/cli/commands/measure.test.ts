import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, folderWith } from '../diptych.ts'

function folderWithBuild(): string {
  const cwd = folderWith()
  const folder = join(cwd, '.dist/current/.diptych')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), '{}')
  return cwd
}

test('without a built site it says what to run first', async () => {
  expect(await diptych(['measure'], { cwd: folderWith() })).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: 'There is no built site in ".dist". Run "npm run build" first.\n',
  })
})

test.for([
  {
    name: 'none on the path',
    environment: { PATH: '' },
    stderr: 'No Chrome or Chromium was found.',
  },
  {
    name: 'another name',
    environment: { CHROME_PATH: '/nowhere/chrome' },
    stderr: 'There is no browser at "/nowhere/chrome".',
  },
])('without a browser it says how to give it one: $name', async ({ environment, stderr }) => {
  expect(await diptych(['measure'], { cwd: folderWithBuild(), environment })).toEqual({
    ...{ code: 2, stdout: '' },
    stderr: `${stderr} Install Chrome or Chromium, or name its program in CHROME_PATH.\n`,
  })
})
