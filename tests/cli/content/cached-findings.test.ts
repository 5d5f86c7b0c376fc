import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { diptych, projectWith } from '../diptych.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')
const page = 'content/nl/pages/home.yaml'

const validate = (cwd: string, ...args: readonly string[]) =>
  diptych(['validate', '--format', 'concise', ...args], { cwd, engine: cwd })

test('findings come from the cache until something changes', async () => {
  const cwd = projectWith(wrong)
  const memory = join(cwd, '.generated/findings-en.json')
  const first = await validate(cwd)
  const second = await validate(cwd)

  expect(first.code).toBe(1)
  expect(second).toEqual(first)

  const remembered = readFileSync(memory, 'utf8')
  writeFileSync(memory, remembered.replaceAll('kay', 'REMEMBERED'))
  expect((await validate(cwd)).stdout).toContain('REMEMBERED')

  writeFileSync(
    join(cwd, page),
    readFileSync(join(cwd, page), 'utf8').replace('tile: kay', 'tile: key'),
  )
  expect((await validate(cwd)).code).toBe(0)
})

test.for([
  { name: 'another language', args: ['--lang', 'nl'] },
  { name: 'another way to name the folder', args: ['--content', './content/'] },
])('$name does not use the cache of another run', async ({ args }) => {
  const cwd = projectWith(wrong)
  await validate(cwd)

  expect((await validate(cwd, ...args)).stdout).toMatch(/^content\/nl\/pages\/home\.yaml:7:11: /)
})

test.for([
  { name: 'is damaged', spoil: (memory: string) => writeFileSync(memory, '{ "of": ') },
  { name: 'is gone', spoil: (memory: string) => rmSync(memory) },
])('a cache that $name is written again', async ({ spoil }) => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  spoil(join(cwd, '.generated/findings-en.json'))

  expect(await validate(cwd)).toEqual(first)
})

test('a changed schema invalidates the cache', async () => {
  const cwd = projectWith()
  expect((await validate(cwd)).code).toBe(0)

  const schema = join(cwd, 'schema/common.schema.json')
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8').replace('"x-ref": "tile",', '"x-ref": "tile", "maxLength": 1,'),
  )
  expect((await validate(cwd)).code).toBe(1)
})
