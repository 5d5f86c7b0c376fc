import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readFolder } from '#generator/index.ts'
import { intent, newPage } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

const bakery = join(projectRoot, 'tests/fixtures/bakery/content')

const folder = mkdtempSync(join(tmpdir(), 'diptych-bakery-'))
const content = join(folder, 'content')
const out = join(folder, 'out')
const built = join(out, 'current')
const file = (path: string) => join(content, path)
let server: CliServer

/** A copy of small content in German, which is built and served for all tests here. */
beforeAll(async () => {
  cpSync(bakery, content, { recursive: true })
  expect(await build(content, out)).toMatchObject({ code: 0, stderr: '' })
  server = await startCli(['serve', '--out', out])
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const build = (content: string, out: string) =>
  runCli(['build', '--content', content, '--out', out])

/** Every file of a folder with what it holds and when it was written. */
const snapshot = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, `${statSync(path).mtimeMs} ${readFileSync(path, 'base64')}`]),
  )

const addToEnd = (file: string, text: string) =>
  writeFileSync(file, `${readFileSync(file, 'utf8')}${text}`)

test('two files are a site: words, menus and the rest follow from the language', async () => {
  const [few, bare] = [join(folder, 'few'), join(folder, 'bare')]
  for (const each of ['site.yaml', 'de/pages/home.yaml'])
    cpSync(join(bakery, each), join(few, each))
  const site = join(few, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^ {2}tile: .*\n/m, ''))

  expect(await build(few, bare)).toMatchObject({ code: 0, stderr: '' })
  const html = readFileSync(join(bare, 'current/index.html'), 'utf8')
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('>Zum Inhalt</a>')
  expect(html).not.toContain('mailto:')
  expect(html).not.toContain('data-act="dismiss"')

  const data = join(folder, 'data')
  const { url, stop } = await startCli(['serve', '--out', bare], { DIPTYCH_DATA: data })
  onTestFinished(stop)
  const lost = await fetch(`${url}/nirgends`)
  expect(lost.status).toBe(404)
  expect(await lost.text()).toContain('Hier ist nichts')
  const sent = await fetch(`${url}/api/forms`, { method: 'POST', body: '{}' })
  expect(sent.status).toBe(404)
  expect(existsSync(data)).toBe(false)

  const missing = readFileSync(join(bare, 'current/404.html'), 'utf8')
  expect(missing).toContain('<title data-head="">Hier ist nichts | Bäckerei Krume</title>')
  expect(missing).toContain('href="/">Zur Startseite</a>')
  expect(missing).toContain('content="noindex"')
})

test('builds content from elsewhere to elsewhere, once; mistakes leave the build as it is', async () => {
  const before = snapshot(out)
  const second = await build(content, out)
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(second.stdout).toContain('Nothing has changed')
  expect(snapshot(out)).toEqual(before)

  const unknownName = '  - type: faq\n    id: fragen\n    heading: Fragen\n    faq: nirgends\n'
  addToEnd(file('de/pages/home.yaml'), unknownName)
  const broken = await build(content, out)
  expect(broken).toMatchObject({ code: 1, stderr: '' })
  expect(broken.stdout).toContain('de/pages/home.yaml:')
  expect(snapshot(out)).toEqual(before)
  rmSync(content, { recursive: true })
  cpSync(bakery, content, { recursive: true })
  addToEnd(file('de/pages/home.yaml'), '# A remark changes nothing that is seen.\n')
  const third = await build(content, out)
  expect(third).toMatchObject({ code: 0, stderr: '' })
  expect(third.stdout).toMatch(/: 0 files changed, 0 removed\.\n$/)

  // A colour is in every page, and in the data of none.
  const brand = readFileSync(file('site.yaml'), 'utf8').replace(
    '  tile: sun\n',
    '  tile: sun\n  colors: { accent: oklch(0.72 0.19 350) }\n',
  )
  writeFileSync(file('site.yaml'), brand)
  expect(await build(content, out)).toMatchObject({ code: 0, stderr: '' })
  const home = readFileSync(join(built, 'index.html'), 'utf8')
  expect(home).toContain('--accent:oklch(72% .19 350)')
})

test('for a host of static files, a build holds nothing of our server', async () => {
  const still = join(folder, 'still')
  const hiddenIn = (folder: string) =>
    readdirSync(folder).filter((name) => /^[._]/.test(name) && name !== '.well-known')
  const hidden = () => hiddenIn(still)
  expect(hiddenIn(built)).toEqual(['.diptych'])
  const buildStatic = (...options: readonly string[]) =>
    runCli(['build', '--content', content, '--out', still, '--static', ...options])
  expect(await buildStatic()).toMatchObject({ code: 0, stderr: '' })
  expect(hidden()).toEqual([])

  expect(await buildStatic('netlify')).toMatchObject({ code: 0, stderr: '' })
  expect(hidden()).toEqual(['_headers', '_redirects'])
})

/** What visitors and search engines can read of the built site, by file. */
const readOutput = (...endings: readonly string[]) =>
  endings.flatMap((ending) => [...readFolder(built, ending)])

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
  const everything = readOutput('.html', '.json', '.xml', '.txt', '.svg', '.css', '.js')
  expect(everything.length).toBeGreaterThan(10)
  for (const [file, text] of everything)
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([])

  expect(words.length).toBeGreaterThan(50)
  for (const [file, text] of readOutput('.html', '.json', '.xml')) {
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
])(
  '$path speaks German, comes to life in silence, and its menu and notice work',
  async (expected) => {
    const { path, status, heading, canonical } = expected
    const page = await newPage({
      ...{ siteUrl: server.url, locale: 'nl', width: 390 },
      ...{ failing: [/nichts/], isReused: true },
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
    const address = page.locator('link[rel=canonical][href="https://krume.example/"]')
    expect(await address.count()).toBe(canonical)
    expect(await page.locator('[hreflang], .language-switch').count()).toBe(0)
    expect(await page.locator('.footer-legal').textContent()).toMatch(/^© \d{4} Bäckerei Krume$/)

    await page.getByRole('button', { name: 'Verstanden' }).click()
    await page.locator('.notice').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Startseite' }).click()
    await page.getByRole('heading', { name: 'Brot aus dem Holzofen' }).waitFor()
  },
)

test('a command that cannot run ends with 2 and one line', async () => {
  const taken = join(folder, 'taken')
  writeFileSync(taken, 'A file.')
  const { code, stderr } = await build(content, taken)
  expect(code).toBe(2)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(stderr).toContain(taken)
  expect(readFileSync(taken, 'utf8')).toBe('A file.')
})
