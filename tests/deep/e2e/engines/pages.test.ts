import { expect, test } from 'vitest'
import { english } from '../../../e2e/languages.ts'
import { sideways } from '../../../e2e/page-checks.ts'
import { planFeatures } from '../../../e2e/plan-features.ts'
import { routes } from '../../../e2e/routes.ts'
import { inEveryBrowser } from './visit.ts'

const { chrome, page } = english
const faq = page.faqs?.['home']?.questions ?? []
const nameOf = (plan: string) => chrome.plans.find(({ id }) => id === plan)?.name ?? ''
const hasFocusIn = (selector: string) =>
  document.querySelector(selector)?.contains(document.activeElement) === true
const pathname = () => location.pathname

inEveryBrowser((open) => {
  test.for(routes)('$path shows its heading, fits and becomes interactive', async ({ path }) => {
    const visit = await open(path)
    await visit.see('main h1')
    await visit.becomeReady()
    for (const width of [1280, 390]) {
      await visit.resize(width)
      expect(await sideways(visit), `${width} px`).toEqual({ scrolls: 0, sticksOut: [] })
    }
  })

  test('the menu of a phone opens, holds the plans, gives the focus back and leads on', async () => {
    const plans = chrome.drawer.find((entry) => entry.menu === 'plans')?.label ?? ''
    const visit = await open('/', { width: 390 })
    await visit.click('.drawer-button')
    await visit.click('dialog[open] button', plans)
    await visit.see('dialog[open] #list-plans a')
    await visit.eventually(() => visit.evaluate(hasFocusIn, '.drawer-back'), true)
    await visit.click('dialog[open] .drawer-back')
    await visit.see('dialog[open] button', plans)
    await visit.keys('Escape')
    await visit.miss('dialog[open]')
    expect(await visit.evaluate(hasFocusIn, '.drawer-button')).toBe(true)

    await visit.click('.drawer-button')
    await visit.click('dialog[open] a[href="/about"]')
    await visit.eventually(() => visit.evaluate(pathname), '/about')
    await visit.miss('dialog[open]')
    await visit.see('main h1')
  })

  test('theme and notice answer before React, and stay so', async () => {
    const themeOf = () => document.documentElement.dataset['theme'] ?? ''
    const visit = await open('/')
    const other = (await visit.evaluate(themeOf)) === 'dark' ? 'light' : 'dark'
    await visit.click('.theme-toggle')
    await visit.see(`html[data-theme=${other}]`)
    await visit.click('.notice button')
    await visit.miss('.notice')
    await visit.load('/about')
    await visit.see(`html[data-theme=${other}] main h1`)
    await visit.miss('.notice')
    await visit.becomeReady()
    await visit.see(`.theme-toggle[aria-pressed=${other === 'dark'}]`)
  })

  test('the language changes in place, and back', async () => {
    const visit = await open('/?from=mail#faq')
    for (const [code, address] of [
      ['nl', '/nl?from=mail#faq'],
      ['en', '/?from=mail#faq'],
    ]) {
      await visit.click(`.header a[hreflang=${code}]`)
      await visit.see(`html[lang=${code}] .header a[hreflang=${code}][aria-current=true]`)
      const read = () => location.pathname + location.search + location.hash
      await visit.eventually(() => visit.evaluate(read), `${address}`)
    }
  })

  test('the menu of plans follows the pointer and the keyboard', async () => {
    const visit = await open('/')
    await visit.hover('.plans-menu button')
    await visit.see('#plans-menu a')
    await visit.hover('main h1')
    await visit.miss('#plans-menu a')

    // Escape is React's to answer.
    await visit.becomeReady()
    await visit.evaluate(() => document.querySelector<HTMLElement>('.plans-menu button')?.focus())
    await visit.keys('Enter')
    await visit.see('#plans-menu a')
    await visit.keys('Escape')
    await visit.miss('#plans-menu a')
    expect(await visit.evaluate(hasFocusIn, '.plans-menu button')).toBe(true)
    await visit.keys('Enter', 'Tab', 'Tab', 'Enter')
    await visit.eventually(() => visit.evaluate(pathname), '/plans/core')
  })

  test('a change of page stays in the document, starts at its top and can be taken back', async () => {
    const visit = await open('/nope', { causes: [/GET .*\/nope\b.* 404/] })
    await visit.becomeReady()
    await visit.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await visit.click('footer a[href="/plans"]')
    await visit.see('#features thead')
    await visit.eventually(() => visit.evaluate(() => [location.pathname, scrollY]), ['/plans', 0])
    await visit.evaluate(() => history.back())
    await visit.see('html[data-same] #not-found h1')
  })

  test('home opens questions one at a time, all on request, and by the address that names one; it shows the features of a plan, and counts', async () => {
    const visit = await open('/')
    const [first, second] = faq
    const asked = faq.map(({ question }) => question)
    const shown = () => visit.texts('#faq .disclosure h3')
    expect(await shown()).toEqual(asked.slice(0, 3))
    await visit.click('#faq .disclosure h3', first?.question)
    await visit.see(`#faq-${first?.id} p`)
    await visit.click('#faq .disclosure h3', second?.question)
    await visit.see(`#faq-${second?.id} p`)
    await visit.miss(`#faq-${first?.id} p`)
    await visit.click('#faq summary', chrome.words.showMore)
    await visit.eventually(shown, asked)

    await visit.load('/')
    await visit.evaluate(
      (id) => {
        location.hash = `faq-${id}`
      },
      `${faq.at(6)?.id}`,
    )
    await visit.see(`#faq-${faq.at(6)?.id} p`)

    // What engines call the text of a heading has its spaces that do not break, or plain ones.
    const plain = (text = '') => text.replaceAll('\u00A0', ' ')
    for (const plan of ['pro', 'advance', 'core'] as const) {
      await visit.click('#features label', nameOf(plan))
      await visit.eventually(
        async () => (await visit.texts('#features summary')).map(plain).sort(),
        planFeatures[plan]
          .map((id) => plain(page.catalog?.features.find((each) => each.id === id)?.text))
          .sort(),
      )
    }
    await visit.click('#features summary')
    await visit.see('#features .disclosure-panel')

    const figures = page.statistics?.['home']?.figures.map(({ value }) => value)
    await visit.hover('#figures li')
    await visit.eventually(() => visit.texts('[data-figure]'), figures ?? [])
  })

  test('the table marks the plan, explains a row and keeps its head in sight', async () => {
    const visit = await open('/plans')
    await visit.click('#features thead label', nameOf('pro'))
    await visit.see('.plan-table-foot a', nameOf('pro'))
    await visit.click('#features tbody tr:last-child summary')
    await visit.see('#features .disclosure-panel')
    const topOf = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
    expect(await visit.evaluate(topOf, '#features thead th')).toBe(64)
  })
})
