import { describe, expect, test } from 'vitest'
import { languages } from '../../../e2e/languages.ts'
import { planFeatures } from '../../../e2e/plan-features.ts'
import { becomeReady, inEveryBrowser } from './visit.ts'

inEveryBrowser((open) => {
  describe.for(languages)('in $code', ({ code, home, chrome, page }) => {
    const faq = page.faqs?.['home']?.questions ?? []
    const plansPage = `${home}/plans`.replace('//', '/')
    const openReady = async (path: string) => {
      const visit = await open(path)
      await becomeReady(visit)
      return visit
    }
    const nameOf = (plan: string) => chrome.plans.find(({ id }) => id === plan)?.name ?? ''

    test('questions open one at a time, and all of them on request', async () => {
      const visit = await open(home)
      const [first, second] = faq
      const shown = () => visit.texts('#faq .disclosure h3')
      expect(await shown()).toEqual(faq.slice(0, 3).map(({ question }) => question))
      await visit.click('#faq .disclosure h3', first?.question)
      await visit.see(`#faq-${first?.id} p`)
      await visit.click('#faq .disclosure h3', second?.question)
      await visit.see(`#faq-${second?.id} p`)
      await visit.miss(`#faq-${first?.id} p`)
      await visit.click('#faq summary', chrome.words.showMore)
      await visit.eventually(
        shown,
        faq.map(({ question }) => question),
      )
    })

    test('an address that names a hidden answer opens it', async () => {
      const visit = await open(home)
      const hidden = faq.at(6)?.id ?? ''
      await visit.evaluate((id) => {
        location.hash = `faq-${id}`
      }, hidden)
      await visit.see(`#faq-${hidden} p`)
    })

    test('the explorer shows the features of the plan that is chosen', async () => {
      const visit = await open(home)
      for (const plan of ['pro', 'advance', 'core'] as const) {
        await visit.click('#features label', nameOf(plan))
        // What engines call the text of a heading has its spaces that do not break, or plain ones.
        const plain = (texts: readonly string[]) =>
          texts.map((text) => text.replaceAll('\u00A0', ' '))
        await visit.eventually(
          async () => plain(await visit.texts('#features h3')),
          plain(
            planFeatures[plan].map(
              (id) => page.catalog?.features.find((each) => each.id === id)?.text ?? '',
            ),
          ),
        )
      }
      await visit.click('#features summary')
      await visit.see(`#features-${planFeatures.core[0]}`)
    })

    test('the table marks the plan, explains a row and keeps its head in sight', async () => {
      const visit = await open(plansPage)
      await visit.click('#features thead label', nameOf('pro'))
      await visit.see('.plan-table-foot a', nameOf('pro'))
      await visit.click('#features tbody tr:last-child summary')
      await visit.see('#features .disclosure-panel')
      expect(await visit.evaluate(topOf, '#features thead th')).toBe(64)
      await visit.click('#features tbody tr:last-child summary')
      await visit.miss('#features .disclosure-panel')
    })

    test('statistics count to their figures', async () => {
      const visit = await open(home)
      const figures = page.statistics?.['home']?.figures.map(({ value }) => value)
      await visit.hover('#figures li')
      await visit.eventually(() => visit.texts('[data-figure]'), figures ?? [])
    })

    test('a link inside the site changes the page in place and starts at its top', async () => {
      const visit = await openReady(home)
      await visit.evaluate(() => document.documentElement.setAttribute('data-same', ''))
      await visit.click(`footer a[href="${plansPage}"]`)
      await visit.eventually(() => visit.evaluate(() => location.pathname), plansPage)
      await visit.see('#features thead')
      await visit.eventually(() => visit.evaluate(() => scrollY), 0)
      await visit.see('html[data-same]')
      await visit.evaluate(() => history.back())
      await visit.see('#hero h1')
      expect(await visit.evaluate(() => document.documentElement.lang)).toBe(code)
    })
  })
})

const topOf = (selector: string) =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
