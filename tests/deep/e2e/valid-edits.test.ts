import { expect, test } from 'vitest'
import { newPage } from '../../support/browser-page.ts'
import { projectRoot } from '../../support/project-root.ts'
import { createRandom } from '../../support/random.ts'
import { bundleForVisitors } from '../../support/rendered-pages.ts'
import { runs } from '../../support/runs.ts'
import { testTimeout } from '../../support/timeouts.ts'
import { type BuiltEdit, builtEdit } from '../edits/built-edit.ts'
import { editedSite, pageFaults, showEdit } from '../edits/edited-site.ts'
import { randomEdit } from '../edits/random-edit.ts'

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
