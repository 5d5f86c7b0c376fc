import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { diptych, projectWith } from '../diptych.ts'

const generate = (cwd: string) => diptych(['generate'], { cwd, engine: cwd })

test('writes types, validators and help for editors once, whatever the content', async () => {
  const cwd = projectWith(edit('nl/pages/home.yaml', 'tile: key', 'tile: kay'))
  const first = await generate(cwd)
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/^Generated [1-9]\d* files\.\n$/)
  expect((await generate(cwd)).stdout).toBe('Generated files are up to date.\n')
  expect(readFileSync(join(cwd, '.generated/.gitignore'), 'utf8')).toBe('*\n')
  expect(existsSync(join(cwd, '.generated/types.ts'))).toBe(true)
})
