import { describe, expect, test } from 'vitest'
import { plainText } from '#generator/emit/page/plain-text.ts'
import { languages } from '../../../e2e/languages.ts'
import { becomeReady, inEveryBrowser } from './visit.ts'

/** The parts around a page answer the first touch, before React has come. */
inEveryBrowser((open) => {
  describe.for(languages)('in $code', ({ code, home, chrome }) => {
    const about = `${home}/about`.replace('//', '/')
    const plans = chrome.drawer.find((entry) => entry.menu === 'plans')?.label ?? ''
    const focused = 'document.activeElement'

    test('the menu opens, holds the plans, gives the focus back and leads on', async () => {
      const visit = await open(home, { width: 390 })
      await visit.click('.drawer-button')
      await visit.see('dialog[open]')
      await visit.click('dialog[open] button', plans)
      await visit.see('dialog[open] #list-plans a')
      await visit.eventually(() => visit.evaluate(hasFocusIn, '.drawer-back'), true)
      await visit.click('dialog[open] .drawer-back')
      await visit.see('dialog[open] button', plans)
      await visit.keys('Escape')
      await visit.miss('dialog[open]')
      expect(await visit.evaluate(hasFocusIn, '.drawer-button'), focused).toBe(true)

      await visit.click('.drawer-button')
      await visit.click(`dialog[open] a[href="${about}"]`)
      await visit.eventually(() => visit.evaluate(() => location.pathname), about)
      await visit.miss('dialog[open]')
      await visit.see('main h1')
    })

    test('the theme changes and stays', async () => {
      const visit = await open(home)
      const before = await visit.evaluate(lookOf)
      const other = before.theme === 'dark' ? 'light' : 'dark'
      await visit.click('.theme-toggle')
      await visit.see(`html[data-theme=${other}]`)
      expect((await visit.evaluate(lookOf)).ground).not.toBe(before.ground)
      await visit.load(about)
      await visit.see(`html[data-theme=${other}]`)
      await becomeReady(visit)
      await visit.see(`.theme-toggle[aria-pressed=${other === 'dark'}]`)
    })

    test('the language changes in place, and back', async () => {
      const visit = await open(`${home}?from=mail#faq`)
      for (const to of languages.toSorted((one) => (one.code === code ? 1 : -1))) {
        await visit.click(`.header a[hreflang=${to.code}]`)
        await visit.see(`html[lang=${to.code}]`)
        await visit.eventually(
          () => visit.evaluate(() => location.pathname + location.search + location.hash),
          `${to.home}?from=mail#faq`,
        )
        await visit.see(`.header a[hreflang=${to.code}][aria-current=true]`)
      }
    })

    test('the notice goes and stays away', async () => {
      const visit = await open(home)
      await visit.see('.notice', plainText(chrome.notice.text))
      await visit.click('.notice button')
      await visit.miss('.notice')
      await visit.load(about)
      await visit.see('main h1')
      await visit.miss('.notice')
    })

    test('the menu of plans follows the pointer and the keyboard', async () => {
      const visit = await open(home)
      await visit.hover('.plans-menu button')
      await visit.see('#plans-menu a')
      await visit.hover('main h1')
      await visit.miss('#plans-menu a')

      // Escape is React's to answer.
      await becomeReady(visit)
      await visit.evaluate(() => document.querySelector<HTMLElement>('.plans-menu button')?.focus())
      await visit.keys('Enter')
      await visit.see('#plans-menu a')
      await visit.keys('Escape')
      await visit.miss('#plans-menu a')
      expect(await visit.evaluate(hasFocusIn, '.plans-menu button'), focused).toBe(true)
      await visit.keys('Enter', 'Tab', 'Tab', 'Enter')
      await visit.eventually(
        () => visit.evaluate(() => location.pathname),
        `${home}/plans/core`.replace('//', '/'),
      )
    })

    test('an address without a page says so, and leads home', async () => {
      const visit = await open(`${home}/nope`.replace('//', '/'), {
        causes: [/GET .*\/nope\b.* 404/],
      })
      await visit.see('#not-found h1')
      await visit.click('main .buttons a')
      await visit.see('#hero h1')
      await visit.evaluate(() => history.back())
      await visit.see('#not-found h1')
    })
  })
})

const hasFocusIn = (selector: string) =>
  document.querySelector(selector)?.contains(document.activeElement) === true

const lookOf = () => ({
  theme: document.documentElement.dataset['theme'] ?? '',
  ground: getComputedStyle(document.documentElement).backgroundColor,
})
