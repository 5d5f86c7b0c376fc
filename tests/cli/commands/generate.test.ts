import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { diptych, projectWith } from '../diptych.ts'

const generate = (cwd: string, ...args: string[]) =>
  diptych(['generate', ...args], { cwd, engine: cwd })

test('writes code and data once; a second run changes nothing', async () => {
  const cwd = projectWith(edit('site.yaml', /$/, 'upcoming: [home]\n'))
  // A warning does not stop it.
  const first = await generate(cwd)
  const second = await generate(cwd)

  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/^Generated [1-9]\d* files\.\n$/)
  expect(second.stdout).toBe('Generated files are up to date.\n')
  expect(readFileSync(join(cwd, '.generated/.gitignore'), 'utf8')).toBe('*\n')
  expect(
    JSON.parse(readFileSync(join(cwd, '.generated/data/nl/pages/home.json'), 'utf8')),
  ).toMatchObject({ id: 'home', language: 'nl' })
})

test('generates nothing if the content has an error, shows only that, and counts all', async () => {
  const cwd = projectWith({
    ...edit('nl/pages/home.yaml', 'tile: key', 'tile: kay'),
    ...edit('site.yaml', /$/, 'upcoming: [home]\n'),
  })
  const { code, stdout } = await generate(cwd)

  expect(code).toBe(1)
  expect(stdout.match(/^. (error|warning)/gm)).toEqual(['✖ error'])
  expect(stdout).toMatch(/^1 to fix, 1 to look at/m)
  // What the check found is kept there for the next one.
  expect(readdirSync(join(cwd, '.generated'))).toEqual(['.gitignore', 'records'])
})

test('--code writes code and no data, whatever the content', async () => {
  const cwd = projectWith(edit('nl/pages/home.yaml', 'tile: key', 'tile: kay'))
  const { code } = await generate(cwd, '--code')

  expect(code).toBe(0)
  expect(existsSync(join(cwd, '.generated/types.ts'))).toBe(true)
  expect(existsSync(join(cwd, '.generated/data'))).toBe(false)
})

test('a folder that cannot be written is one line', async () => {
  const cwd = projectWith()
  writeFileSync(join(cwd, '.generated'), 'a file in the way')
  const { code, stderr } = await generate(cwd)

  expect(code).toBe(2)
  expect(stderr).toMatch(/^".*\.generated" cannot be written \(\w+\)\. [^\n]+\n$/)
})
