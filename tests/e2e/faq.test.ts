import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, eventually, intent, newPage, openPage } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'

/** Opens the questions of home, without scripts unless they are asked for: the browser answers alone. */
async function openFaq({ home, chrome, page: data }: Language, hasJavaScript = false) {
  const page = await openPage(home, { hasJavaScript, isReused: true })
  const faq = page.locator('#faq')
  const items = data.faqs?.['home']?.questions ?? []
  const { showMore, showLess } = chrome.words

  return {
    page,
    heads: faq.locator('.disclosure > summary'),
    questions: items.map(({ question }) => question),
    answers: items.map(({ id }) => page.locator(`#faq-${id}`)),
    chat: faq.locator('a[target=_blank]'),
    switcher: faq.locator('summary', { hasText: new RegExp(`${showMore}|${showLess}`) }),
    shown: () => faq.locator('h3:visible').allTextContents(),
    open: () => faq.locator('.disclosure[open] h3').allTextContents(),
  }
}

test.for(languages)('in $code three questions show at first, all on request', async (language) => {
  const { switcher, questions, shown, chat } = await openFaq(language)
  const { showMore, showLess } = language.chrome.words

  expect(await shown()).toEqual(questions.slice(0, 3))
  expect((await switcher.innerText()).split('\n')).toEqual([showMore, `${questions.length - 3}`])
  await switcher.click()
  expect(await shown()).toEqual(questions)
  expect(await switcher.innerText()).toBe(showLess)
  await switcher.click()
  expect(await shown()).toEqual(questions.slice(0, 3))

  expect(await chat.count()).toBe(language.code === 'nl' ? 1 : 0)
  if (language.code !== 'nl') return
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.searchParams.get('text')).toMatch(/^Hoi .+/)
  expect(await chat.getAttribute('rel')).toContain('noopener')
})

test('one answer is open at a time, by pointer and keyboard; a second press closes it', async () => {
  const { page, heads, answers, questions, open } = await openFaq(english)
  for (const index of [0, 2, 1]) {
    await heads.nth(index).click()
    expect(await open()).toEqual([questions[index]])
    // It opens in motion: its first frame has no height.
    await answers[index]?.waitFor()
  }
  await heads.nth(1).press('Enter')
  expect(await open()).toEqual([])
  expect(await answers[1]?.isVisible()).toBe(false)
  await page.keyboard.press('Space')
  expect(await open()).toEqual([questions[1]])
})

test('the focus moves to the first question that is newly shown', async () => {
  const { page, heads, switcher } = await openFaq(english, true)
  await intent(page)
  await becomesReady(page)
  await switcher.press('Enter')
  await heads.nth(3).and(page.locator(':focus')).waitFor()
})

test('an answer closes with the questions that are put away; another stays open', async () => {
  const { heads, switcher, open, questions } = await openFaq(english, true)
  await switcher.click()
  await heads.nth(5).click()
  await switcher.click()
  await eventually(open).toEqual([])

  await heads.nth(1).click()
  await switcher.click()
  await switcher.click()
  expect(await open()).toEqual([questions[1]])
  const { top = 0, bottom = 0 } = await switcher.evaluate((one) => one.getBoundingClientRect())
  expect(top).toBeGreaterThanOrEqual(64)
  expect(bottom).toBeLessThanOrEqual(800)
})

const [, , , , , , hidden] = english.page.faqs?.['home']?.questions ?? []
const anchor = `#faq-${hidden?.id}`

/** What leads to an answer that is put away. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'on load': (page) => page.goto(`/${anchor}`),
  'by a link within the page': async (page) => {
    await page.goto('/')
    await page.evaluate((hash) => {
      location.hash = hash
    }, anchor)
  },
  'from another page': async (page) => {
    await page.goto('/about')
    await intent(page)
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/${anchor}`)
  },
}

test.for(Object.entries(ways))('an address opens the answer that it names %s', async ([, go]) => {
  const page = await newPage({ isReused: true })
  await go(page)
  const answer = page.locator(anchor)
  await answer.waitFor()
  await eventually(() =>
    answer.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 64 && bottom <= innerHeight
    }),
  ).toBe(true)
})
