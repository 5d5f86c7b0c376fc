import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { intent, newPage } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

const content = join(projectRoot, 'tests/fixtures/bakery/content')
const out = mkdtempSync(join(tmpdir(), 'diptych-bakery-'))
const built = join(out, 'current')
let server: CliServer

beforeAll(async () => {
  expect(await runCli(['build', '--content', content, '--out', out])).toMatchObject({
    code: 0,
    stderr: '',
  })
  server = await startCli(['serve', '--out', out])
})
afterAll(async () => {
  await server.stop()
  rmSync(out, { recursive: true })
})

/** What visitors and search engines can read of the built site, by file. */
function readOutput(endings: readonly string[]): ReadonlyMap<string, string> {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [file.slice(built.length), readFileSync(file, 'utf8')]))
}

/** All texts in some data. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data ? Object.values(data).flatMap(textsIn) : []
}

/** The interface of the repository's own site, in its languages; ids and addresses are left out. */
const words = ['en', 'nl']
  .flatMap((language) => ['language', 'navigation'].map((name) => `${language}/${name}.yaml`))
  .map((file) => readFileSync(join(projectRoot, 'content', file), 'utf8'))
  .flatMap((file) => textsIn(parse(file)))
  .filter((text) => /[A-Z]| /.test(text) && /[a-z]{2}/i.test(text.replaceAll(/\{.*?\}/g, '')))

const asWhole = (text: string) =>
  new RegExp(`(?<![\\p{L}-])${RegExp.escape(text)}(?![\\p{L}-])`, 'u')

test('nothing of the repository’s own site is in what is built of another', () => {
  const traces = ['Tegelwerk', 'tegelwerk', 'Amsterdam', '€', '/nl', 'Coach Noor']
  const everything = readOutput(['.html', '.json', '.xml', '.txt', '.svg', '.css', '.js'])
  expect(everything.size).toBeGreaterThan(10)
  for (const [file, text] of everything)
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([])

  expect(words).toEqual(expect.arrayContaining(['Show more', 'Toon meer', 'Menu', 'Pricing']))
  for (const [file, text] of readOutput(['.html', '.json', '.xml'])) {
    // Hashes have letters of all kinds.
    const read = text
      .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
      .replaceAll(/"(?:hash|key|from|stamp)":"[^"]*"/g, '')
    expect(
      words.filter((word) => asWhole(word).test(read)),
      file,
    ).toEqual([])
  }
})

test.for([
  { path: '/', status: 200, heading: 'Brot aus dem Holzofen', canonical: 1 },
  { path: '/nichts', status: 404, heading: 'Hier gibt es nichts', canonical: 0 },
])('$path speaks German and comes to life in silence', async (expected) => {
  const { path, status, heading, canonical } = expected
  const page = await newPage({
    siteUrl: server.url,
    locale: 'nl',
    failing: [/nichts/],
    isReused: true,
  })
  const response = await page.goto(path)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await intent(page)

  expect(response?.status()).toBe(status)
  expect(messages).toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('h1').textContent()).toBe(heading)
  expect((await page.locator('.logo').textContent())?.trim()).toBe('Bäckerei Krume')
  expect(await page.locator('link[rel=canonical][href="https://krume.example/"]').count()).toBe(
    canonical,
  )
  expect(await page.locator('[hreflang], .language-switch').count()).toBe(0)
  expect(await page.locator('.footer-legal').textContent()).toMatch(/^© \d{4} Bäckerei Krume$/)
})

test('the menus and the notice of such a site work', async () => {
  const page = await newPage({ siteUrl: server.url, width: 390, failing: [/nichts/] })
  await page.goto('/nichts')
  await intent(page)
  await page.getByRole('button', { name: 'Verstanden' }).click()
  await page.locator('.notice').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Startseite' }).click()
  await page.getByRole('heading', { name: 'Brot aus dem Holzofen' }).waitFor()
})
