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
          // Without scripts Firefox gives a driver neither frames nor timers, for which the pointer would wait.
          await visit.evaluate((text) => {
            const all = document.querySelectorAll<HTMLElement>('#faq summary')
            Array.from(all)
              .find((each) => each.textContent?.includes(text))
              ?.click()
          }, question)
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
