import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asModule } from '#renderer/site/bundle/shrink-libraries.ts'

const folder = mkdtempSync(join(tmpdir(), 'diptych-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const require = createRequire(import.meta.url)

async function load(name: string, code: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(folder, name)
  writeFileSync(file, code)
  return import(/* @vite-ignore */ file)
}

test('a statement that sets an export declares it, so that a bundler can leave it out', () => {
  expect(asModule('exports.one = 1;\nexports.two = function () {\n  return exports.one;\n};')).toBe(
    [
      'var exported_one = 1;',
      'var exported_two = function () {',
      '  return exported_one;',
      '};',
      'export { exported_one as one, exported_two as two }',
    ].join('\n'),
  )
})

test('what is set on a condition, and what is required, is a module too', async () => {
  await load('other.mjs', 'export const value = 3')
  const code = asModule(
    'var other = require("other"),\n  base = 1;\nif (base) {\n  exports.sum = base + other.value;\n}',
  )
  expect(code).toContain(`import * as other from 'other'`)
  const { sum } = await load('sum.mjs', code.replace(`'other'`, `'./other.mjs'`))
  expect(sum).toBe(4)
})

test.for(['react', 'scheduler'])('%s exports the same as a module', async (name) => {
  const path = require.resolve(name).replace(/index\.js$/, `cjs/${name}.production.js`)
  const loaded = await load(`${name}.mjs`, asModule(readFileSync(path, 'utf8')))
  const original: object = require(path)
  const kinds = (of: object) =>
    Object.entries(of).map(([key, value]) => ({ key, type: typeof value }))
  expect(new Set(kinds(loaded))).toEqual(new Set(kinds(original)))
})
