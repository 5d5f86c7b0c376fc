import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPreview } from '#cli/build/preview/preview.ts'
import { edit } from '../../generator/edit.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, fakeContext, folderWith, projectWith } from '../diptych.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')

const recordsIn = (cwd: string) => join(cwd, '.generated/records')
const shardsIn = (cwd: string) =>
  readdirSync(recordsIn(cwd)).map((name) => join(recordsIn(cwd), name))

/** Validates with the records of the groups alone. */
function validate(cwd: string) {
  rmSync(join(cwd, '.generated/findings-en.json'), { force: true })
  return diptychIn(cwd, ['validate', '--format', 'concise'])
}

/** What is stored, and what takes its place. */
type Edit = readonly [stored: string | RegExp, other: string]

const diptychIn = (cwd: string, args: readonly string[]) => diptych(args, { cwd, engine: cwd })

/** What the preview of a project that was just started tells. */
async function previewed(cwd: string): Promise<string> {
  const { context } = fakeContext({ cwd, engine: cwd })
  const preview = createPreview(context, { content: 'content', pseudo: false })
  const review = await preview.check({ signal: new AbortController().signal })
  return JSON.stringify(review?.checked.diagnostics)
}

/** Changes all lines of the shards but the first, which tells whether they are whole. */
function rewriteLines(cwd: string, change: (lines: string) => string): void {
  for (const file of shardsIn(cwd)) {
    const [heading = '', ...rest] = readFileSync(file, 'utf8').split('\n')
    const lines = change(rest.join('\n'))
    const sum = JSON.stringify({ ...JSON.parse(heading), sum: crc32(lines) })
    writeFileSync(file, `${sum}\n${lines}`)
  }
}

test('a group that did not change is not checked again', async () => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  rewriteLines(cwd, (lines) => lines.replaceAll('kay', 'REMEMBERED'))

  expect(first.stdout).toContain('kay')
  expect((await validate(cwd)).stdout).toContain('REMEMBERED')

  const page = join(cwd, 'content/nl/pages/home.yaml')
  writeFileSync(page, readFileSync(page, 'utf8').replace('tile: kay', 'tile: kai'))
  const { stdout } = await validate(cwd)
  expect(stdout).toContain('kai')
  expect(stdout).not.toContain('REMEMBERED')
})

test.for<readonly [string, (cwd: string) => Promise<string>, Edit]>([
  ['a build', async (cwd) => (await diptychIn(cwd, ['build'])).stdout, ['kay', 'REMEMBERED']],
  ['the preview', previewed, ['kay', 'REMEMBERED']],
  [
    'status',
    async (cwd) => (await diptychIn(cwd, ['status', '--format', 'json'])).stdout,
    [/"stale":0|"stale": 0/g, '"stale": 7777'],
  ],
])('%s knows what an earlier check found', async ([, run, [stored, other]]) => {
  const cwd = projectWith(wrong)
  await validate(cwd)
  const before = await run(cwd)
  rewriteLines(cwd, (lines) => lines.replaceAll(stored, other))

  expect(before).toMatch(stored)
  expect(await run(cwd)).toContain(other)
})

test('a site in the pseudo-language leaves the records of the content', async () => {
  const cwd = projectWith(wrong)
  await validate(cwd)
  const before = shardsIn(cwd).map((file) => readFileSync(file, 'utf8'))
  await diptychIn(cwd, ['build', '--pseudo'])

  expect(shardsIn(cwd).map((file) => readFileSync(file, 'utf8'))).toEqual(before)
})

test('generating leaves the records where they are', async () => {
  const cwd = projectWith()
  await validate(cwd)
  const before = shardsIn(cwd)
  await diptych(['generate', '--code'], { cwd, engine: cwd })

  expect(shardsIn(cwd)).toEqual(before)
  expect(readdirSync(join(cwd, '.generated'))).toContain('types.ts')
})

test('only the shards of what changed are written', async () => {
  const cwd = projectWith()
  await validate(cwd)
  const before = new Map(shardsIn(cwd).map((file) => [file, readFileSync(file, 'utf8')]))
  const page = join(cwd, 'content/nl/pages/home.yaml')
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n`)
  await validate(cwd)
  const changed = shardsIn(cwd).filter((file) => before.get(file) !== readFileSync(file, 'utf8'))

  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(4)
})

const rewrite = (change: (text: string) => string) => (file: string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

test.for<[string, (file: string) => void]>([
  ['are empty', rewrite(() => '')],
  ['are no records', rewrite(() => 'hello\n{"a":1}\n')],
  ['are half written', rewrite((text) => text.slice(0, -20))],
  ['lack a line', rewrite((text) => text.replace(/\n.*\n/, '\n'))],
  ['have other words', rewrite((text) => text.replaceAll('"at"', '"AT"'))],
  ['are of another engine', rewrite((text) => text.replace(/"engine":"\w/, '"engine":"x'))],
  ['are of another format', rewrite((text) => text.replace(/"format":\d+/, '"format":0'))],
  ['are gone', (file) => rmSync(file)],
  [
    'are folders',
    (file) => {
      rmSync(file)
      mkdirSync(file)
    },
  ],
])('records that %s are made again', async ([, spoil]) => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  rewriteLines(cwd, (lines) => lines.replaceAll('kay', 'REMEMBERED'))
  for (const file of shardsIn(cwd)) spoil(file)

  expect(await validate(cwd)).toEqual(first)
  expect(await validate(cwd)).toEqual(first)
})

test('records of another site are not taken', async () => {
  const cwd = projectWith(wrong)
  const first = await validate(cwd)
  const other = projectWith(edit('nl/pages/home.yaml', 'tile: key', 'tile: kee'))
  await validate(other)
  rmSync(recordsIn(cwd), { recursive: true })
  mkdirSync(recordsIn(cwd))
  for (const file of shardsIn(other))
    writeFileSync(file.replace(other, cwd), readFileSync(file, 'utf8'))

  expect(await validate(cwd)).toEqual(first)
})

test('a check whose records cannot be written works', async () => {
  const cwd = projectWith(wrong)
  mkdirSync(join(cwd, '.generated'))
  writeFileSync(recordsIn(cwd), 'a file where the folder should be')
  const first = await validate(cwd)

  expect(first.stdout).toContain('kay')
  expect(await validate(cwd)).toEqual(first)
})

test('processes that check at once never take what another one found', async () => {
  const tiles = ['kay', 'kee', 'koy', 'kuy']
  const sites = tiles.map((tile) => ({
    tile,
    cwd: folderWith(edit('nl/pages/home.yaml', 'tile: key', `tile: ${tile}`)),
  }))
  const launcher = join(projectRoot, 'cli/launch.js')
  const found = async ({ cwd }: (typeof sites)[number]) => {
    const validating = promisify(execFile)(
      process.execPath,
      [launcher, 'validate', '--format', 'json'],
      { cwd },
    )
    const { stdout } = await validating.catch((error: { readonly stdout: string }) => error)
    return tiles.filter((tile) => stdout.includes(tile))
  }
  // All of them read and write the records of the project.
  for (const _ of [1, 2]) {
    expect(await Promise.all(sites.map(found))).toEqual(tiles.map((tile) => [tile]))
  }
})
