import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { run } from '#cli/program.ts'
import { edit } from '../../generator/edit.ts'
import { smallSite } from '../../generator/small-site.ts'
import { waitTimeout } from '../../support/timeouts.ts'
import { fakeContext, folderWith, projectWith } from '../diptych.ts'

const page = 'nl/pages/home.yaml'
const right = smallSite[page] ?? ''
const wrong = right.replace('tile: key', 'tile: kay')
const worse = wrong.replace('description:', 'descriptoin:')

/** A watcher of the small site with a fault in it; stopped when the test is over. */
const startWatch = (...args: readonly string[]) =>
  startWatchIn({ cwd: folderWith({ [page]: wrong }) }, args)

async function startWatchIn(
  world: { readonly cwd: string; readonly engine?: string },
  args: readonly string[] = [],
) {
  const { cwd } = world
  const stop = new AbortController()
  const { context, written } = fakeContext({ ...world, stopped: stop.signal })
  const ended = run(['node', 'diptych', 'validate', '--watch', ...args], context)
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
  await next(/Ctrl\+C stops\.\n|\[checked\] .*\n/)
  const file = join(cwd, 'content', page)
  return { cwd, file, written, next, end, save: (text: string) => writeFileSync(file, text) }
}

test('the pretty format prints what each save changed, until Ctrl+C', async () => {
  const { cwd, file, written, next, end, save } = await startWatch('--format', 'pretty')
  expect(written.stdout).toContain('There is no tile "kay"')
  expect(written.stdout).toMatch(/\nWatching content\. Ctrl\+C stops\.\n$/)

  save(worse)
  const more = await next(/, \d+ left\./)
  expect(more).toContain('✖ error  "descriptoin" has no meaning here.')
  expect(more).not.toContain('kay')
  expect(more).toMatch(/\ncontent\/nl\/pages\/home\.yaml: \d new, \d left\. {2}250 ms\n$/)

  save(wrong)
  expect(await next(/left/)).toMatch(
    /^content\/nl\/pages\/home\.yaml: fixed \d, 1 left\. {2}250 ms\n$/,
  )

  save('\uFEFFtitle: "half a fi')
  expect(await next(/left/)).toContain('yaml/syntax')
  save('')
  await next(/left/)
  rmSync(file)
  expect(await next(/left/)).toContain('parity/missing-page')
  renameSync(join(cwd, 'content/en/pages/home.yaml'), join(cwd, 'content/en/pages/start.yaml'))
  await next(/left/)
  renameSync(join(cwd, 'content/en/pages/start.yaml'), join(cwd, 'content/en/pages/home.yaml'))
  save(right)
  expect(await next(/nothing left/)).toMatch(/: fixed \d+, nothing left\./)

  expect(await end()).toBe(0)
  expect(written.stderr).toBe('')
})

test('the concise format prints all findings of each save between two marks', async () => {
  const { written, next, save } = await startWatch()
  expect(written.stdout).toMatch(
    /^\[checking\]\ncontent\/nl\/\S+ error .*\n\[checked\] 1 to fix\.\n$/,
  )

  save(worse)
  expect(await next(/\[checked\]/)).toMatch(
    /^\[checking\] content\/nl\/pages\/home\.yaml\n(content\/nl\/\S+ error .*\n){2,}\[checked\] \d new, \d left\.\n$/,
  )
  save(right)
  expect(await next(/\[checked\]/)).toMatch(
    /^\[checking\] content\/nl\/pages\/home\.yaml\n\[checked\] fixed \d, nothing left\.\n$/,
  )
})

test('a removed content folder is watched again when it returns', async () => {
  const { cwd, file, written, next } = await startWatch()
  const [here, away] = [join(cwd, 'content'), join(cwd, 'away')]

  renameSync(here, away)
  await expect.poll(() => written.stderr).toMatch(/^There is no content folder "content"\./)
  renameSync(away, here)
  await next(/\[checked\] 1 left\./)
  writeFileSync(file, right)
  await next(/\[checked\] fixed 1, nothing left\./)
  expect(written.stderr.match(/There is no/g)).toHaveLength(1)
})

test.for([
  { args: ['--format', 'json'], message: '"json" cannot be watched.' },
  { args: ['--fix'], message: 'cannot be used with option' },
])('$args cannot be watched', async ({ args, message }) => {
  const { context, written } = fakeContext({ cwd: folderWith(edit(page, 'key', 'kay')) })

  expect(await run(['node', 'diptych', 'validate', '--watch', ...args], context)).toBe(2)
  expect(written.stderr).toContain(message)
})

test('editors offer a wall and a page as soon as they are there', async () => {
  const cwd = projectWith()
  const { next } = await startWatchIn({ cwd, engine: cwd })
  const offered = () => readFileSync(join(cwd, '.generated/editor/en/page.schema.json'), 'utf8')
  const offers = (name: string) =>
    vi.waitFor(() => expect(offered()).toContain(name), { timeout: waitTimeout, interval: 10 })
  await offers('"flower"')
  expect(offered()).not.toContain('"barge"')

  writeFileSync(
    join(cwd, 'content/walls.yaml'),
    `${smallSite['walls.yaml']}barge:\n  rows: [leaf]\n`,
  )
  await next(/\[checked\]|changed/i)
  await offers('"barge"')
  for (const code of ['en', 'nl']) {
    writeFileSync(join(cwd, `content/${code}/pages/moored.yaml`), right)
  }
  await offers('"moored"')
})
