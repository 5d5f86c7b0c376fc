import { describe, expect, test } from 'vitest'
import { languages } from '../../../e2e/languages.ts'
import { inEveryBrowser } from './visit.ts'

inEveryBrowser(
  (open) => {
    describe.for(languages)('in $code without JavaScript', ({ home, chrome, page }) => {
      test('everything is read, and nothing is offered that needs a script', async () => {
        const visit = await open(home)
        const { questions = [] } = page.faqs?.['home'] ?? {}
        for (const { question } of questions.slice(0, 3)) {
          await visit.click('#faq summary', question)
          await visit.see('#faq [open] p')
        }
        expect(await visit.texts('[data-figure]')).toEqual(
          page.statistics?.['home']?.figures.map(({ value }) => value),
        )
        for (const width of [1280, 390]) {
          await visit.resize(width)
          await visit.miss('.theme-toggle, .drawer-button, .notice button')
        }
        expect(await visit.evaluate(() => document.querySelector('html[data-ready]'))).toBeNull()
        expect(chrome.notice.button).not.toBe('')
      })
    })
  },
  { hasJavaScript: false },
)
