import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diptych, folderWith } from '../cli/diptych.ts'
import { pageIn, threeLanguages } from '../generator/third-language.ts'
import { openReady } from '../support/browser-page.ts'
import { runCli, startCli } from './command-line.ts'

/** A further page. */
const page = (code: string, head = '') => pageIn(code).replace('path: /\n', head)

const third = threeLanguages('en')
const linking = (code: string) => ({
  [`${code}/pages/home.yaml`]: third[`${code}/pages/home.yaml`]?.replace('to: shop', 'to: course'),
})

/** A site whose third language has two pages of four, and whose second has an address of its own. */
const changes = {
  ...third,
  ...linking('en'),
  ...linking('nl'),
  ...linking('de'),
  'de/language.yaml': third['de/language.yaml']?.replace('locale', 'status: partial\nlocale'),
  'en/pages/course.yaml': page('en'),
  'nl/pages/course.yaml': page('nl', 'path: /leren-bakken\n'),
  'en/pages/shop/tools.yaml': page('en'),
  'nl/pages/shop/tools.yaml': page('nl'),
}

test('a language of which some pages are there, and an address of its own, in what is built', async () => {
  const folder = folderWith(changes)
  const out = join(folder, 'out')
  expect(await diptych(['accept', '--rebuild'], { cwd: folder })).toMatchObject({ code: 0 })
  const built = await runCli(['build', '--content', join(folder, 'content'), '--out', out])
  expect(built, built.stdout).toMatchObject({ code: 0, stderr: '' })
  const file = (path: string) => join(out, 'current', path)
  const html = (path: string) => readFileSync(file(join(path, 'index.html')), 'utf8')

  expect(['de/shop', 'de/course', 'de/shop/tools'].map((path) => existsSync(file(path)))).toEqual([
    ...[true, false, false],
  ])
  const sitemap = readFileSync(file('sitemap.xml'), 'utf8')
  expect(sitemap).toContain('<loc>https://bakery.example/de/shop</loc>')
  expect(sitemap).not.toContain('/de/course')

  /** The languages and addresses that the head of a page names. */
  const alternates = (path: string) =>
    Array.from(
      html(path).matchAll(
        /<link data-head="" rel="alternate" hreflang="([\w-]+)" href="https:\/\/[^/]+(\/[^"]*)"/g,
      ),
      ([, code, address]) => `${code} ${address}`,
    )
  const inAll = ['en /shop', 'nl /nl/shop', 'de /de/shop', 'x-default /shop']
  expect(alternates('shop')).toEqual(inAll)
  expect(alternates('de/shop')).toEqual(inAll)
  expect(alternates('course')).toEqual(['en /course', 'nl /nl/leren-bakken', 'x-default /course'])

  /** Where the language switch leads. */
  const switched = (path: string) => {
    const list = /<ul class="language-switch".*?<\/ul>/s.exec(html(path))?.[0] ?? ''
    return Array.from(list.matchAll(/href="([^"]+)"/g), ([, address]) => address)
  }
  expect(switched('nl/shop')).toEqual(['/shop', '/nl/shop', '/de/shop'])
  expect(switched('nl/leren-bakken')).toEqual(['/course', '/nl/leren-bakken', '/de'])
  expect(switched('shop/tools')).toEqual(['/shop/tools', '/nl/shop/tools', '/de/shop'])

  const links = Array.from(html('de').matchAll(/<a\b[^>]*href="\/course"[^>]*>.*?<\/a>/gs))
  expect(links.length).toBeGreaterThan(0)
  for (const [link] of links) {
    expect(link).toContain('hrefLang="en"')
    expect(link).toMatch(/<span lang="en"> \((?:<!-- -->)?English(?:<!-- -->)?\)<\/span>/)
  }

  // A page with an address of its own in a language is found by the switch, with query and hash.
  const { url: siteUrl, stop } = await startCli(['serve', '--out', out])
  onTestFinished(stop)
  for (const [from, choice, to] of [
    ['/course?a=b#top', 'nl', '/nl/leren-bakken?a=b#top'],
    ['/nl/leren-bakken', 'en', '/course'],
    ['/shop?a=b', 'nl', '/nl/shop?a=b'],
  ] as const) {
    const page = await openReady(from, { siteUrl })
    await page.getByRole('banner').locator(`a[hreflang=${choice}]`).click()
    await page.locator(`html[lang=${choice}]`).waitFor()
    expect(page.url().replace(siteUrl, '')).toBe(to)
  }
})
