import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

const withoutScript = { hasJavaScript: false, failing: [nowhere], isReused: true }

const sections = [
  'hero',
  'about',
  'work',
  'pains',
  'figures',
  'review',
  'features',
  'solutions',
  'faq',
  'quiz-builder',
]

describe.for(languages)('without JavaScript, in $code', ({ code, home, nowhere, chrome, page }) => {
  test('the home page shows everything there is to read', async () => {
    const document = await openPage(home, withoutScript)
    const shown = document.locator('main > section')
    expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections)

    const questions = page.faqs?.['home']?.questions ?? []
    expect(questions).toHaveLength(9)
    for (const { id, question } of questions) {
      expect(await document.getByRole('button', { name: question }).isVisible()).toBe(true)
      expect(await document.locator(`#faq-${id} p`).first().isVisible()).toBe(true)
    }

    const figures = page.statistics?.['home']?.figures.map(({ value }) => value)
    expect(await document.locator('[data-figure]').allTextContents()).toEqual(figures)
    expect(figures).toEqual(expect.arrayContaining(['64%', '30%', '2×']))
  })

  test('links work, and nothing is offered that needs a script', async () => {
    const document = await openPage(home, withoutScript)
    const { darkTheme, menu, showMore } = chrome.words

    for (const width of [1280, 390]) {
      await document.setViewportSize({ width, height: 800 })
      for (const name of [darkTheme, menu, chrome.notice.button, showMore])
        expect(await document.getByRole('button', { name }).isVisible(), name).toBe(false)

      for (const other of languages.toReversed()) {
        await document.getByRole('banner').locator(`a[hreflang=${other.code}]`).click()
        await document.locator(`html[lang=${other.code}]`).waitFor()
        expect(new URL(document.url()).pathname).toBe(other.home)
      }
      await document.goto(home)
    }
  })

  test('the head says which page this is, and where the other languages are', async () => {
    const document = await openPage(home, withoutScript)
    const valuesOf = (selector: string, name: string) =>
      document
        .locator(`head ${selector}`)
        .evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute)), name)

    expect(await document.locator(`html[lang=${code}][dir=ltr]`).count()).toBe(1)
    expect(await document.title()).toBe(page.title)
    expect(await valuesOf('meta[name=description]', 'content')).toEqual([page.description])
    expect(await valuesOf('link[rel=canonical]', 'href')).toEqual([`${chrome.origin}${home}`])
    expect(await valuesOf('link[rel=alternate]', 'hreflang')).toEqual(['en', 'nl', 'x-default'])
    expect(await valuesOf('link[rel=alternate]', 'href')).toEqual(
      ['/', '/nl', '/'].map((path) => `${chrome.origin}${path}`),
    )
    expect(await valuesOf('meta[name=robots]', 'content')).toEqual([])
  })

  test('the not-found page says so, names no address and leads home', async () => {
    const document = await openPage(nowhere, withoutScript)
    const heading = { en: 'Page Not Found', nl: 'Pagina Niet Gevonden' }[code]

    expect(await document.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    expect(await document.getByRole('img', { name: '404' }).isVisible()).toBe(true)
    expect(await document.locator(`html[lang=${code}]`).count()).toBe(1)
    expect(await document.locator('link[rel=canonical], link[rel=alternate]').count()).toBe(0)
    expect(await document.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    await document.locator('main .buttons a').click()
    expect(new URL(document.url()).pathname).toBe(home)
  })
})
