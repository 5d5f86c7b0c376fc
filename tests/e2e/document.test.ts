import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'
import { dutch, languages, nowhere } from './languages.ts'
import { toolBuilder } from './routes.ts'

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

describe.for(languages)('without JavaScript, in $code', ({ home, page }) => {
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
})

test('without JavaScript links work, and nothing is offered that needs a script', async () => {
  const { home, chrome } = dutch
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

  // What this language lacks is linked in the other one, and says so.
  const foreign = document.locator(`main a[href="${toolBuilder}"]`).first()
  expect(await foreign.getAttribute('hreflang')).toBe('en')
  expect(await foreign.textContent()).toContain(' (English)')
})
