import { extname } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPage } from '../../support/browser-page.ts'
import { projectRoot } from '../../support/project-root.ts'
import { createRandom } from '../../support/random.ts'
import { bundleForVisitors } from '../../support/rendered-pages.ts'
import { runs } from '../../support/runs.ts'
import { testTimeout } from '../../support/timeouts.ts'
import { type BuiltEdit, builtEdit } from '../edits/built-edit.ts'
import { documentFaults } from '../edits/document-faults.ts'
import { randomEdit } from '../edits/random-edit.ts'

/** Where edits are shown. No server is asked: the browser gets what it is shown. */
const editedSite = 'http://edited.localhost'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Shows these files from now on. */
const showEdit = (page: Page, files: ReadonlyMap<string, string | Uint8Array>) =>
  page.route(`${editedSite}/**`, (route) => {
    const path = decodeURI(new URL(route.request().url()).pathname).replace(/^\/|\/$/g, '')
    const file = [path, `${path}/index.html`.replace(/^\//, '')].find((each) => files.has(each))
    if (file === undefined) return route.fulfill({ status: 404 })
    const contentType = types[extname(file)] ?? 'text/plain'
    return route.fulfill({ body: Buffer.from(files.get(file) ?? ''), contentType })
  })

/** What a visitor sees as broken on a page, after its components have taken over. */
async function pageFaults(
  page: Page,
  path: string,
  paths: ReadonlySet<string>,
): Promise<readonly string[]> {
  const complaints: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text().slice(0, 300))
  }
  const onError = (error: Error) => complaints.push(`${error.name}: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page
    .locator('html[data-ready]')
    .waitFor()
    .catch(() => complaints.push('never becomes ready'))
  const html = await page.content()
  page.off('console', onConsole)
  page.off('pageerror', onError)
  return [...complaints, ...documentFaults(html, paths)]
}

/** The scheduling service, which these pages only name. */
const elsewhere = /^https:\/\/assets\.calendly\.com\//

const seed = Number(process.env['SEED'] ?? 1)
const attempts = runs(24)

/** Edits may be many, so the time grows with them. */
const timeout = testTimeout + attempts * 3000

test(`what validate lets through of ${attempts} edits builds and works`, { timeout }, async () => {
  const bundled = await bundleForVisitors(projectRoot)
  const page = await newPage({ siteUrl: editedSite, failing: [elsewhere] })
  await page.route(elsewhere, (route) => route.fulfill({ body: '' }))

  const broken: string[] = []
  let built = 0
  let visited = 0
  for (let index = 0; index < attempts; index += 1) {
    const random = createRandom(seed * 1_000_003 + index)
    const edit = randomEdit(random)
    const tell = (faults: readonly string[]) =>
      broken.push(...faults.slice(0, 3).map((fault) => `${index}: ${edit?.what}: ${fault}`))
    const result: BuiltEdit | undefined =
      edit &&
      (await builtEdit(edit.files, bundled).catch((error: unknown) => {
        tell([String(error)])
        return undefined
      }))
    if (!result) continue

    built += 1
    tell(result.faults)
    await showEdit(page, new Map([...bundled.files, ...result.files]))
    const path = random.pick(result.touched)
    if (path === undefined) continue
    visited += 1
    tell((await pageFaults(page, path, result.paths)).map((fault) => `${path}: ${fault}`))
  }

  expect(broken).toEqual([])
  // If a check let nothing through, nothing would have been tried.
  expect(built).toBeGreaterThan(attempts / 4)
  expect(visited).toBeGreaterThan(attempts / 8)
})
