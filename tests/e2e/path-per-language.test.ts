import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diptych } from '../cli/diptych.ts'
import { openReady } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'diptych-paths-'))
const [content, out] = [join(folder, 'content'), join(folder, 'out')]
let server: CliServer

// The bakery, whose courses have a Dutch address of their own.
beforeAll(async () => {
  cpSync(join(projectRoot, 'tests/fixtures/korenaar/content'), content, { recursive: true })
  const courses = join(content, 'nl/pages/courses.yaml')
  writeFileSync(courses, `path: /leren-bakken\n${readFileSync(courses, 'utf8')}`)
  expect(await diptych(['accept', '--rebuild'], { cwd: folder })).toMatchObject({ code: 0 })
  const run = await runCli(['build', '--content', content, '--out', out])
  expect(run, run.stdout).toMatchObject({ code: 0 })
  server = await startCli(['serve', '--out', out])
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test.for([
  { from: '/courses?a=b#top', choice: 'nl', to: '/nl/leren-bakken?a=b#top' },
  { from: '/nl/leren-bakken', choice: 'en', to: '/courses' },
  { from: '/about?a=b', choice: 'nl', to: '/nl/about?a=b' },
])('$from in $choice is $to', async ({ from, choice, to }) => {
  const page = await openReady(from, { siteUrl: server.url })
  await page.getByRole('banner').locator(`a[hreflang=${choice}]`).click()
  await page.locator(`html[lang=${choice}]`).waitFor()
  expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to)
})
