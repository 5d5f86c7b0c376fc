import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from '../../../e2e/axe.ts'
import { type CliServer, runCli, startCli } from '../../../e2e/command-line.ts'
import {
  crampedTexts,
  lostInForcedColors,
  setTextSize,
  sideways,
} from '../../../e2e/page-checks.ts'
import { intent, newPage } from '../../../support/browser-page.ts'
import { projectRoot } from '../../../support/project-root.ts'
import { looksSite } from './looks-site.ts'

/** How a page is looked at. */
interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly hasScripts: boolean
  readonly hasForcedColors: boolean
  readonly hasLargeText: boolean
}

const widths = [320, 375, 768, 1024, 1440]

/** Which of the other choices each width has in its first view. In its second view it has the opposite. */
const patterns = [0b0000, 0b1001, 0b0101, 0b1100, 0b1000]

/** Views in which every choice meets every other one: all of them together would be eighty. */
const views: readonly View[] = widths.flatMap((width, index) =>
  [patterns[index] ?? 0, 0b1111 ^ (patterns[index] ?? 0)].map((pattern) => ({
    width,
    colorScheme: pattern & 0b1000 ? ('dark' as const) : ('light' as const),
    hasScripts: (pattern & 0b0100) === 0,
    hasForcedColors: (pattern & 0b0010) !== 0,
    hasLargeText: (pattern & 0b0001) !== 0,
  })),
)

const { files, types } = await looksSite()
const folder = mkdtempSync(join(tmpdir(), 'diptych-looks-'))
const place = { engine: projectRoot, cwd: folder }
let server: CliServer

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const built = await runCli(['build'], {}, place)
  expect(built, built.stdout).toMatchObject({ code: 0, stderr: '' })
  server = await startCli(['serve'], {}, place)
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

describe('with the least, the most, and one word of many letters in each text, in views that pair each width, theme, text size and forced colours', () => {
  test.for(types)('each look of $type, with scripts', async ({ path, sections }) => {
    const page = await open(path, { hasScripts: true })
    await intent(page)
    expect(await sectionsOn(page)).toEqual(expect.arrayContaining([...sections]))
    const found = await faultsOn(page, { hasScripts: true })
    expect(found).toEqual([])
  })

  test.for(types)('each look of $type, without', async ({ path }) => {
    const page = await open(path, { hasScripts: false })
    expect(await faultsOn(page, { hasScripts: false })).toEqual([])
  })
})

async function open(path: string, { hasScripts }: Pick<View, 'hasScripts'>): Promise<Page> {
  const page = await newPage({
    siteUrl: server.url,
    hasJavaScript: hasScripts,
    prefersReducedMotion: true,
    isReused: true,
  })
  await page.goto(path)
  return page
}

const sectionsOn = (page: Page) =>
  page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))

/** Shows collapsed content: it must fit as well. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })

async function faultsOn(page: Page, { hasScripts }: Pick<View, 'hasScripts'>) {
  await unfold(page)
  const found: string[] = []
  for (const view of views.filter((each) => each.hasScripts === hasScripts)) {
    found.push(...(await faultsIn(page, view)))
  }
  await page.emulateMedia({ forcedColors: null })
  await setTextSize(page, 16)
  return found
}

/** What does not fit, cannot be read or is against axe, which needs scripts and does not know forced colours. */
async function faultsIn(page: Page, view: View): Promise<readonly string[]> {
  const { width, colorScheme, hasScripts, hasForcedColors, hasLargeText } = view
  await page.emulateMedia({ colorScheme, forcedColors: hasForcedColors ? 'active' : null })
  await setTextSize(page, hasLargeText ? 32 : 16)
  await page.setViewportSize({ width, height: 800 })
  const name = JSON.stringify(view)
  const { scrolls, sticksOut } = await sideways(page)
  const lost = hasForcedColors ? await lostInForcedColors(page) : []
  const against = hasScripts && !hasForcedColors ? await violations(page) : []
  return [
    ...(scrolls > 0 ? [`${name}: it scrolls sideways by ${scrolls} px`] : []),
    ...sticksOut.map((text) => `${name}: out of the window: “${text}”`),
    ...(await crampedTexts(page)).map((text) => `${name}: too tight: “${text}”`),
    ...lost.map((text) => `${name}: lost in forced colours: “${text}”`),
    // A page of one section need not have a title.
    ...against
      .filter((each) => !/^(?:page-has-heading-one|landmark-unique)\b/.test(each))
      .map((each) => `${name}: ${each}`),
  ]
}
