import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '#cli/program.ts'
import { smallSite } from '../../generator/small-site.ts'
import { waitTimeout } from '../../support/timeouts.ts'
import { fakeContext, folderWith, projectWith } from '../diptych.ts'

const page = 'nl/pages/home.yaml'
const right = smallSite[page] ?? ''
const wrong = right.replace('tile: key', 'tile: kay')
const worse = wrong.replace('description:', 'descriptoin:')

/** A watcher of the small site with a fault in it; stopped when the test is over. */
async function startWatch(
  world: { readonly cwd: string; readonly engine?: string } = {
    cwd: folderWith({ [page]: wrong }),
  },
) {
  const { cwd } = world
  const stop = new AbortController()
  const { context, written } = fakeContext({ ...world, stopped: stop.signal })
  const ended = run(['node', 'diptych', 'validate', '--watch'], context)
  const end = () => {
    stop.abort()
    return ended
  }
  onTestFinished(async () => {
    await end()
  })

  let seen = 0
  /** What is written from now on until it matches. */
  const next = (pattern: RegExp) =>
    vi.waitFor(
      () => {
        const text = written.stdout.slice(seen)
        expect(text).toMatch(pattern)
        seen = written.stdout.length
        return text
      },
      { timeout: waitTimeout, interval: 10 },
    )
  await next(/\[checked\] .*\n/)
  const file = join(cwd, 'content', page)
  return { cwd, file, written, next, end, save: (text: string) => writeFileSync(file, text) }
}

test('prints all findings of each save between two marks, until Ctrl+C', async () => {
  const { cwd, file, written, next, end, save } = await startWatch()
  expect(written.stdout).toMatch(
    /^\[checking\]\ncontent\/nl\/\S+ error .*\n\[checked\] 1 to fix\.\n$/,
  )
  save(worse)
  expect(await next(/\[checked\]/)).toMatch(
    /^\[checking\] content\/nl\/pages\/home\.yaml\n(content\/nl\/\S+ error .*\n){2,}\[checked\] .*\.\n$/,
  )
  save('\uFEFFtitle: "half a fi')
  expect(await next(/\[checked\]/)).toContain('yaml/syntax')
  save('')
  await next(/\[checked\]/)
  rmSync(file)
  expect(await next(/\[checked\]/)).toContain('content/missing-file')
  renameSync(join(cwd, 'content/en/pages/home.yaml'), join(cwd, 'content/en/pages/start.yaml'))
  await next(/\[checked\]/)
  renameSync(join(cwd, 'content/en/pages/start.yaml'), join(cwd, 'content/en/pages/home.yaml'))
  save(right)
  await next(/\[checked\] Nothing to fix\./)

  expect(await end()).toBe(0)
  expect(written.stderr).toBe('')
})

test('a removed content folder is watched again when it returns', async () => {
  const { cwd, file, written, next } = await startWatch()
  const [here, away] = [join(cwd, 'content'), join(cwd, 'away')]

  renameSync(here, away)
  await expect.poll(() => written.stderr).toMatch(/^There is no content folder "content"\./)
  renameSync(away, here)
  await next(/\[checked\] 1 to fix\./)
  writeFileSync(file, right)
  await next(/\[checked\] Nothing to fix\./)
  expect(written.stderr.match(/There is no/g)).toHaveLength(1)
})

test.for([['--format', 'json'], ['--fix']])('%j cannot be watched', async (args) => {
  const { context, written } = fakeContext({ cwd: folderWith() })

  expect(await run(['node', 'diptych', 'validate', '--watch', ...args], context)).toBe(2)
  expect(written.stderr).toContain('cannot be used with option')
})

test('editors offer a wall and a page as soon as they are there', async () => {
  const cwd = projectWith()
  const { next } = await startWatch({ cwd, engine: cwd })
  const offered = () => readFileSync(join(cwd, '.generated/editor/en/page.schema.json'), 'utf8')
  const offers = (name: string) =>
    vi.waitFor(() => expect(offered()).toContain(name), { timeout: waitTimeout, interval: 10 })
  await offers('"flower"')
  expect(offered()).not.toContain('"barge"')

  writeFileSync(
    join(cwd, 'content/walls.yaml'),
    `${smallSite['walls.yaml']}barge:\n  rows: [leaf]\n`,
  )
  await next(/\[checked\]/)
  await offers('"barge"')
  for (const code of ['en', 'nl']) {
    writeFileSync(join(cwd, `content/${code}/pages/moored.yaml`), right)
  }
  await offers('"moored"')
})
