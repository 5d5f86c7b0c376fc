import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { becomesReady, eventually, newPage, openPage } from '../support/browser-page.ts'
import { copyContent } from '../support/copy-site.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { startCli } from './command-line.ts'

const home = 'en/pages/home.yaml'
const language = 'en/language.yaml'
const faqs = 'en/faqs/home.yaml'
const facts = 'facts.yaml'
const tiles = 'brand/tiles.svg'

/** A copy of the repository's content with few banks, which the tests edit. */
const folder = mkdtempSync(join(tmpdir(), 'diptych-content-'))
copyContent(folder)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const restore = (file: string) => cpSync(join(projectRoot, 'content', file), join(folder, file))
const lineOf = (file: string, pattern: RegExp) =>
  read(file)
    .split('\n')
    .findIndex((line) => pattern.test(line)) + 1

/** Replaces the first match in a file. */
function edit(file: string, pattern: RegExp, replacement: string): void {
  const before = read(file)
  write(file, before.replace(pattern, replacement))
  if (read(file) === before) throw new Error(`${file} has nothing like ${pattern}.`)
}

/** An edit that makes a key unknown. The content has it when the server starts; the first test mends it. */
const misspelled = [home, /^description:/m, 'descripton:'] as const
edit(...misspelled)

/** A stand-in for an editor, with the name of one that is told the line. */
const editors = mkdtempSync(join(tmpdir(), 'diptych-editor-'))
const [editor, log] = [join(editors, 'code'), join(editors, 'log')]
writeFileSync(editor, `#!/bin/sh\necho "$*" >> ${log}\n`)
chmodSync(editor, 0o755)

const { url, printed, stop } = await startCli(['dev', '--content', folder], {
  LAUNCH_EDITOR: editor,
})
afterAll(async () => {
  await stop()
  for (const path of [folder, editors]) rmSync(path, { recursive: true })
})

/** Where the development server shows what is wrong with the content. */
const overlay = (page: Page) => page.locator('#diptych-problems')
const problems = (page: Page) =>
  overlay(page).evaluate((host) => host.shadowRoot?.textContent ?? 'nothing')

/** Opens a page and marks its document, to see whether it is loaded anew. */
async function openLive(path: string, failing: readonly RegExp[] = []): Promise<Page> {
  const page = await openPage(path, { siteUrl: url, failing, isReused: true })
  await becomesReady(page)
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  return page
}

test('a mistake from the beginning shows alone; the page comes once it is mended', async () => {
  const page = await newPage({ siteUrl: url, failing: [/:\d+\/(favicon\.ico)?$/] })
  await page.goto('/')
  await overlay(page).waitFor()

  restore(home)
  await page.locator('#hero h1').waitFor()
  await overlay(page).waitFor({ state: 'detached' })
  await becomesReady(page)
})

test('an edit shows without loading the document, and what is open stays open', async () => {
  const page = await openLive('/')
  const question = page.locator('#faq .disclosure').nth(1)
  await question.click()
  await page.getByRole('radio', { name: /^Pro/ }).click()
  await page.locator('#features div[data-of="3"]').waitFor()
  await page.evaluate(() => scrollTo(0, 900))

  edit(faqs, /question: .*/, 'question: What is the damage?')
  await page.getByRole('heading', { name: 'What is the damage?' }).waitFor()
  edit(language, / {2}showMore: .*/, '  showMore: And six more')
  await page.locator('summary', { hasText: 'And six more' }).waitFor()
  edit(home, / {6}- .*/, '      - Websites that open doors.')
  await page.getByRole('heading', { name: /Websites that open doors\./ }).waitFor()
  edit(home, /^title: .*$/m, 'title: Another name')
  await eventually(() => page.title()).toBe('Another name')
  edit(facts, /money: \d+/, 'money: 4321')
  await page.locator('#features label').filter({ hasText: '€4,321' }).waitFor()

  expect(await question.getAttribute('open')).toBe('')
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
  // The panel with the warnings moved the page down, and what is on the screen stayed.
  await eventually(() =>
    overlay(page).evaluate((panel) => {
      const { height } = panel.getBoundingClientRect()
      // The window scrolls by whole pixels; a panel may be higher by a part of one.
      return { isThere: height > 20, moved: scrollY - Math.round(900 + height) }
    }),
  ).toEqual({ isThere: true, moved: 0 })
  expect(await page.locator('html[data-same]').count()).toBe(1)
  for (const file of [faqs, language, home, facts]) restore(file)
  await page.locator('#features label').filter({ hasText: '€4,321' }).waitFor({ state: 'detached' })
})

test('a mistake shows with its place and a hint over the last good page, until it is mended', async () => {
  const page = await openLive('/')
  edit(...misspelled)
  const line = lineOf(home, /^descripton:/)
  await eventually(() => problems(page)).toContain(`${home}:${line}:1`)
  expect(await problems(page)).toContain(`${line} | descripton: `)
  expect(await problems(page)).toContain('"description"')
  await page.getByRole('region', { name: 'Content check' }).waitFor()
  expect(await page.locator('#hero h1').isVisible()).toBe(true)

  const other = await openLive('/nl')
  await overlay(other).waitFor()
  expect(await other.locator('html[lang=nl] #hero h1').isVisible()).toBe(true)
  restore(home)
  for (const each of [page, other]) await overlay(each).waitFor({ state: 'detached' })

  edit(home, /^sections:/m, 'sections: [')
  await eventually(() => problems(page)).toMatch(new RegExp(`${home}:\\d+:\\d+`))
  edit(language, / {2}showMore: .*/, '  showMore: And six more')
  restore(home)
  await page.locator('summary', { hasText: 'And six more' }).waitFor()
  restore(language)
  await overlay(page).waitFor({ state: 'detached' })
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('the panel lists, folds, opens an editor and covers nothing; other pages stay live', async () => {
  const about = 'nl/pages/about.yaml'
  edit(about, /^title:/m, 'titel:')
  edit('en/pages/about.yaml', /^title: .*$/m, 'title: Another name')
  const page = await openLive('/nl/about')
  const list = page.getByRole('list', { name: 'Content check' })
  await list.waitFor()
  const place = `${about}:${lineOf(about, /^titel:/)}:1`
  const counts = /^1 error, \d+ warnings?$/

  // The error first, then the warnings, and what the page does not show.
  await eventually(() => page.locator('#diptych-problems summary').textContent()).toMatch(counts)
  expect(await list.locator('.message').first().textContent()).toContain('error: ')
  expect(await list.locator('.message.warning').count()).toBeGreaterThan(0)
  expect(await page.locator('.note').textContent()).toContain(`${about} is fixed`)
  expect(await page.locator('html[lang=nl] h1').isVisible()).toBe(true)

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page), String(width)).toEqual([])
    await eventually(() => coveredBy(page)).toEqual([])
  }

  const opener = list.getByRole('button').first()
  expect(await opener.textContent()).toContain(place)
  await page.locator('#diptych-problems summary').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(
    await opener.evaluate(
      (each) => each === each.ownerDocument.activeElement?.shadowRoot?.activeElement,
    ),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await eventually(async () => existsSync(log) && readFileSync(log, 'utf8')).toContain(place)

  await page.locator('#diptych-problems summary').press('Enter')
  await list.waitFor({ state: 'hidden' })
  // Another page is live and has no note; the fold stays after a reload.
  await page.goto('/about')
  await becomesReady(page)
  await eventually(() => page.title()).toBe('Another name')
  await page.locator('#diptych-problems summary').waitFor()
  expect(await list.isVisible()).toBe(false)
  expect(await page.locator('.note').count()).toBe(0)

  restore(about)
  restore('en/pages/about.yaml')
  await overlay(page).waitFor({ state: 'detached' })
})

test('the terminal tells a warning once, and an error after each save until it is mended', async () => {
  const about = 'en/pages/about.yaml'
  /** Edits, and waits until the terminal has told of it and then counted; gives what it told. */
  const tells = async (expected: string, change: () => unknown) => {
    const before = printed().length
    change()
    const told = async () => printed().slice(before)
    await eventually(told).toMatch(new RegExp(`${expected}[^]*(?:to fix|to look at)`))
    return told()
  }
  await tells('seo/title-length', () => edit(about, /^title: .*$/m, 'title: Another name'))
  await tells('"descripton"', () => edit(...misspelled))
  // A save that changes nothing of what is found.
  await tells('"descripton"', () => edit(facts, /^/, '# A note\n'))
  const showMore = () => edit(language, / {2}showMore: .*/, '  showMore: And six more')
  expect(await tells('"descripton"', showMore)).not.toContain('seo/title-length')
  await tells('Nothing', () => [home, facts, language, about].map(restore))
})

test('a colour and a tile of the brand that are edited reach open pages', async () => {
  const page = await openLive('/')
  const groundOf = () =>
    page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const drawn = async () => (await page.locator('.logo svg').screenshot()).toString('hex')
  const before = { ground: await groundOf(), tile: await drawn() }

  edit('site.yaml', /bg: \[[^,]*,/, "bg: ['#fed',")
  await eventually(groundOf).toBe('rgb(255, 238, 221)')
  restore('site.yaml')
  await eventually(groundOf).toBe(before.ground)

  edit(tiles, /(id="mark".*?)<\/symbol>/, '$1<circle cx="48" cy="48" r="40" fill="red"/></symbol>')
  await eventually(drawn).not.toBe(before.tile)
  edit(tiles, /<circle cx="48" cy="48" r="40" fill="red"\/>/, '<script>alert(1)</script>')
  await eventually(() => problems(page)).toContain(`${tiles}:${lineOf(tiles, /<script>/)}:`)
  restore(tiles)
  await overlay(page).waitFor({ state: 'detached' })
  await eventually(drawn).toBe(before.tile)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a save while React is still to come is shown', async () => {
  const about = 'en/pages/about.yaml'
  const page = await newPage({ siteUrl: url })
  const [asked, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/hydrate\.tsx/, async (route) => {
    asked.resolve()
    await saved.promise
    return route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await asked.promise
  edit(about, /^title: .*$/m, 'title: Saved meanwhile')
  const textAt = async (path: string) => (await fetch(`${url}${path}`)).text()
  await eventually(() => textAt('/about')).toContain('Saved meanwhile')
  saved.resolve()

  await becomesReady(page)
  await eventually(() => page.title()).toBe('Saved meanwhile')
  restore(about)
  await eventually(() => page.title()).not.toBe('Saved meanwhile')
})

test('an open address shows the page that a new file makes, until the file is removed', async () => {
  const page = await openLive('/workshop', [/\/workshop(\/page\.json)?$/])
  const source = readFileSync(join(projectRoot, 'content/en/pages/about.yaml'), 'utf8')
  write('en/pages/workshop.yaml', source.replace(/^title: .*$/m, 'title: Workshop'))
  await eventually(() => page.title()).toBe('Workshop')
  rmSync(join(folder, 'en/pages/workshop.yaml'))
  await eventually(() => page.title()).not.toBe('Workshop')
})

/** The parts of the page that lie under the panel. */
const coveredBy = (page: Page) =>
  overlay(page).evaluate((host) => {
    const { top, bottom } = host.getBoundingClientRect()
    const others = document.querySelectorAll('#root, .notice, header')
    return Array.from(others, (each) => ({
      name: each.className,
      box: each.getBoundingClientRect(),
    }))
      .filter(({ box }) => box.top < bottom - 0.5 && box.bottom > top + 0.5)
      .map(({ name }) => name)
  })
