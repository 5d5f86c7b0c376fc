import { expect, inject, test } from 'vitest'
import { dutch, english } from '../e2e/languages.ts'
import { surroundings } from '../e2e/page-checks.ts'
import { missing, routes } from '../e2e/routes.ts'
import { openPage, openReady } from '../support/browser-page.ts'

const siteUrl = inject('siteUrl')
const failing = missing.map(({ path }) => new RegExp(path))

const answerOf = async (path: string) => {
  const response = await fetch(`${siteUrl}${path}`)
  const language = /<html lang="(\w+)"/.exec(await response.text())?.[1]
  return { status: response.status, language }
}

test.for(routes)('$path is there, its twin at $twin', async ({ path, language, twin }) => {
  expect(await answerOf(path)).toEqual({ status: 200, language })
  if (twin) expect((await answerOf(twin)).status).toBe(200)
})

test.for(missing)('$path is not there, and its page says so', async (address) => {
  const { path, language, isBare = false } = address
  expect(await answerOf(path)).toEqual({ status: 404, language: language.code })

  const page = await openPage(path, { failing, isReused: true })
  const heading = { en: 'Page Not Found', nl: 'Pagina Niet Gevonden' }[language.code]
  expect(await page.locator('h1').textContent()).toBe(heading)
  expect(await surroundings(page)).toEqual({
    menu: !isBare,
    footer: !isBare,
    bar: isBare,
    notice: true,
  })
})

test.for([english, dutch])(
  'in $code header and footer go and come with the page',
  async ({ home, chrome }) => {
    const page = await openReady(home)
    await page.locator(`footer a[href$="/funnel-scan"]`).click()
    await page.locator('#intro').waitFor()
    expect(await surroundings(page)).toEqual({
      menu: false,
      footer: false,
      bar: true,
      notice: true,
    })

    await page.getByRole('button', { name: chrome.words.back, exact: true }).click()
    await page.locator('#hero').waitFor()
    expect(await surroundings(page)).toEqual({ menu: true, footer: true, bar: false, notice: true })

    // In a tab of its own there is nothing to go back to but the beginning.
    const opened = page.waitForEvent('popup')
    await page.locator(`footer a[href$="/funnel-scan"]`).evaluate((link: HTMLAnchorElement) => {
      window.open(link.href)
    })
    const tab = await opened
    await tab.getByRole('button', { name: chrome.words.back, exact: true }).click()
    await tab.waitForURL(new URL(home, siteUrl).href)
  },
)

test('every link on every page leads to a page, every #anchor to its place', async () => {
  const page = await openPage('/', { failing, ignoresPolicy: true, isReused: true })
  const paths = [...routes, ...missing].map(({ path }) => path)
  const documents = await page.evaluate(readDocuments, paths)
  const found = new Map(documents.map((document) => [document.path, document]))

  const isBroken = (link: string, from: string) => {
    const [address = '', anchor] = link.split('#')
    // What follows fills in a form.
    const [path = ''] = address.split('?')
    const target = found.get(path || from)
    if (path !== '' && target?.status !== 200) return true
    return anchor !== undefined && !target?.ids.includes(anchor)
  }
  for (const { path, links } of documents) {
    const internal = links.filter((link) => !/^(https:|mailto:)/.test(link))
    expect(internal.length, path).toBeGreaterThan(1)
    expect(
      internal.filter((link) => isBroken(link, path)),
      path,
    ).toEqual([])
  }
})

/** Documents by their addresses: what can be linked to in them, and where they link to. */
const readDocuments = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path)
      const { body } = new DOMParser().parseFromString(await response.text(), 'text/html')
      const links = [...body.querySelectorAll('a')]
      return {
        path,
        status: response.status,
        ids: [...body.querySelectorAll('[id]')].map(({ id }) => id),
        links: links
          // What is no page in one language is none in the other.
          .filter(({ hreflang }) => response.ok || hreflang === '')
          .map((link) => link.getAttribute('href') ?? ''),
      }
    }),
  )
