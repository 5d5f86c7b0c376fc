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

describe.for(languages)('without JavaScript, in $code', ({ home, chrome, page }) => {
  test('the home page shows everything there is to read', async () => {
    const document = await openPage(home, withoutScript)
    const shown = document.locator('main > section')
    expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections)

    const questions = page.faqs?.['home']?.questions ?? []
    expect(questions.length).toBeGreaterThan(0)
    for (const { id, question } of questions) {
      const answer = document.locator('details', { has: document.locator(`#faq-${id}`) }).last()
      expect(await answer.locator('summary').textContent()).toBe(question)
      expect(await answer.locator('p').first().textContent()).not.toBe('')
    }

    const figures = page.statistics?.['home']?.figures.map(({ value }) => value)
    expect(await document.locator('[data-figure]').allTextContents()).toEqual(figures)
  })

  test('links work, and nothing is offered that needs a script', async () => {
    const document = await openPage(home, withoutScript)
    const { darkTheme, menu } = chrome.words

    for (const width of [1280, 390]) {
      await document.setViewportSize({ width, height: 800 })
      for (const name of [darkTheme, menu, chrome.notice.button])
        expect(await document.getByRole('button', { name }).isVisible(), name).toBe(false)

      for (const other of languages.toReversed()) {
        await document.getByRole('banner').locator(`a[hreflang=${other.code}]`).click()
        await document.locator(`html[lang=${other.code}]`).waitFor()
        expect(new URL(document.url()).pathname).toBe(other.home)
      }
      await document.goto(home)
    }
  })
})
