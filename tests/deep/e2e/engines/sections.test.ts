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
      const shown = () => visit.texts('#faq h3 > button')
      expect(await shown()).toEqual(faq.slice(0, 3).map(({ question }) => question))
      await visit.click('#faq h3 > button', first?.question)
      await visit.see(`#faq-${first?.id} p`)
      await visit.click('#faq h3 > button', second?.question)
      await visit.see(`#faq-${second?.id} p`)
      await visit.miss(`#faq-${first?.id} p`)
      await visit.click('#faq button', chrome.words.showMore)
      await visit.eventually(
        shown,
        faq.map(({ question }) => question),
      )
    })

    test('an address that names a hidden answer opens it', async () => {
      const visit = await open(home)
      const hidden = faq.at(6)?.id ?? ''
      await becomeReady(visit)
      // React hydrates the questions after it has taken over the page.
      await visit.eventually(
        () =>
          visit.evaluate(
            (id) => document.getElementById(`faq-${id}`)?.getAttribute('hidden'),
            hidden,
          ),
        'until-found',
      )
      await visit.evaluate((id) => {
        location.hash = `faq-${id}`
      }, hidden)
      await visit.see(`#faq-${hidden} p`)
    })

    test('the explorer shows the features of the plan that is chosen', async () => {
      const visit = await open(home)
      for (const plan of ['pro', 'advance', 'core'] as const) {
        await visit.click('#features label', nameOf(plan))
        await visit.eventually(
          () => visit.evaluate(openers, '#features h3 > button'),
          planFeatures[plan].map((id) => `features-${id}`),
        )
      }
      await visit.click('#features h3 > button')
      await visit.see(`#features-${planFeatures.core[0]}`)
    })

    test('the table marks the plan, explains a row and keeps its head in sight', async () => {
      const visit = await open(plansPage)
      await visit.click('#features thead label', nameOf('pro'))
      await visit.see('.plan-table-foot a', nameOf('pro'))
      await visit.see(
        '#features thead .plan-table-chosen input[value=pro], #features thead .plan-table-chosen:has([value=pro])',
      )
      await visit.click('#features tbody tr:last-child button')
      await visit.see('#features .disclosure-panel')
      expect(await visit.evaluate(topOf, '#features thead th')).toBe(64)
      await visit.keys('Escape')
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

const openers = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-controls'))

const topOf = (selector: string) =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
