import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPreview } from '#cli/build/preview/preview.ts'
import { edit } from '../../generator/edit.ts'
import { diptych, fakeContext, projectWith } from '../diptych.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')

const allFindings = (cwd: string) => join(cwd, '.generated/findings-en.json')
const cacheIn = (cwd: string) => join(cwd, '.generated/check-cache')

const run = (cwd: string, ...args: readonly string[]) => diptych(args, { cwd, engine: cwd })
const again = (cwd: string, ...args: readonly string[]) =>
  run(cwd, 'validate', '--format', 'concise', ...args)

/** Validates with the records of the groups alone. */
function validate(cwd: string) {
  rmSync(allFindings(cwd), { force: true })
  return again(cwd)
}

const rewrite = (change: (text: string) => string) => (file: string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

const mend = (cwd: string, tile: string) =>
  rewrite((text) => text.replace('tile: kay', `tile: ${tile}`))(
    join(cwd, 'content/nl/pages/home.yaml'),
  )

/** Makes the records tell something else, which shows whether they are read. */
function remember(cwd: string): void {
  rewrite((text) => {
    const [heading = '', ...rest] = text.split('\n')
    const lines = rest.join('\n').replaceAll('kay', 'REMEMBERED')
    return `${JSON.stringify({ ...JSON.parse(heading), sum: crc32(lines) })}\n${lines}`
  })(cacheIn(cwd))
}

test('what did not change is not checked again, neither whole nor in part', async () => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  expect(first.code).toBe(1)
  expect(await again(cwd)).toEqual(first)
  rewrite((text) => text.replaceAll('kay', 'WHOLE'))(allFindings(cwd))
  expect((await again(cwd)).stdout).toContain('WHOLE')
  // In another language it is another report.
  expect((await again(cwd, '--lang', 'nl')).stdout).not.toContain('WHOLE')
  // One that is damaged or gone is written again.
  for (const spoil of [rewrite((text) => text.slice(0, -20)), (file: string) => rmSync(file)]) {
    spoil(allFindings(cwd))
    expect(await again(cwd)).toEqual(first)
  }

  remember(cwd)
  expect((await validate(cwd)).stdout).toContain('REMEMBERED')
  mend(cwd, 'kai')
  const { stdout } = await again(cwd)
  expect(stdout).toContain('kai')
  expect(stdout).not.toMatch('REMEMBERED|WHOLE')
  mend(cwd, 'key')

  const schema = join(cwd, 'schema/common.schema.json')
  rewrite((text) => text.replace('"x-ref": "tile",', '"x-ref": "tile", "maxLength": 1,'))(schema)
  expect((await again(cwd)).code).toBe(1)
})

/** What the preview of a project that was just started tells. */
async function previewed(cwd: string): Promise<string> {
  const { context } = fakeContext({ cwd, engine: cwd })
  const preview = createPreview(context)
  const review = await preview.check({ signal: new AbortController().signal })
  return JSON.stringify(review?.checked.diagnostics)
}

test.for<readonly [string, (cwd: string) => Promise<string>]>([
  ['a build', async (cwd) => (await run(cwd, 'build')).stdout],
  ['the preview', previewed],
])('%s knows what an earlier check found', async ([, told]) => {
  const cwd = projectWith(wrong)
  await validate(cwd)
  expect(await told(cwd)).toContain('kay')
  remember(cwd)
  expect(await told(cwd)).toContain('REMEMBERED')
})

test.for<[string, (file: string) => void]>([
  ['are half written', rewrite((text) => text.slice(0, -20))],
  ['lack a line', rewrite((text) => text.replace(/\n.*\n/, '\n'))],
  ['are of another engine', rewrite((text) => text.replace(/"engine":"\w/, '"engine":"x'))],
  ['are gone', (file) => rmSync(file)],
])('records that %s are made again', async ([, spoil]) => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  remember(cwd)
  spoil(cacheIn(cwd))

  expect(await validate(cwd)).toEqual(first)
  expect(await validate(cwd)).toEqual(first)
})

test('a check whose records cannot be written works', async () => {
  const cwd = projectWith(wrong)
  mkdirSync(join(cwd, '.generated'), { recursive: true })
  mkdirSync(cacheIn(cwd))
  const first = await validate(cwd)

  expect(first.stdout).toContain('kay')
  expect(await validate(cwd)).toEqual(first)
})
