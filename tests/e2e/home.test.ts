import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  eventually,
  intent,
  newPage,
  openPage,
  openReady,
  type Visitor,
} from '../support/browser-page.ts'
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
  await eventually(() => switcher.evaluate(isInView)).toBe(true)
})

/** Whether an element is in the window, below the header. */
function isInView(one: Element) {
  const { top, bottom } = one.getBoundingClientRect()
  return top >= 64 && bottom <= innerHeight
}

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
  await eventually(() => answer.evaluate(isInView)).toBe(true)
})

const figures = (page: Page) => page.locator('#figures [data-figure]').allTextContents()
const numberIn = (figure = '') => Number(/\d+/.exec(figure)?.[0])

/** Opens the home page far above its figures, with time standing still. */
const openAbove = (visitor: Visitor = {}) =>
  openReady('/', { stopsTime: true, isReused: true, height: 600, ...visitor })

test('the figures count up when they come into view', async () => {
  const values = english.page.statistics?.['home']?.figures.map(({ value }) => value) ?? []
  const page = await openAbove()
  const started = values.map((value) => value.replace(/\d+/, '0'))
  await eventually(() => figures(page)).toEqual(started)
  await page.clock.runFor(5000)
  expect(await figures(page)).toEqual(started)

  await page.locator('#figures').scrollIntoViewIfNeeded()
  await eventually(async () => {
    await page.clock.runFor(20)
    return (await figures(page))[0]
  }).not.toBe(started[0])
  await page.clock.runFor(600)
  for (const [index, figure] of (await figures(page)).entries()) {
    expect(figure.replace(/\d+/, '')).toBe(values[index]?.replace(/\d+/, ''))
    expect(numberIn(figure)).toBeLessThanOrEqual(numberIn(values[index]))
  }
  await page.clock.runFor(2000)
  expect(await figures(page)).toEqual(values)
  const spoken = await page.locator('#figures .visually-hidden').allTextContents()
  expect(spoken.slice(1)).toEqual(values)
})

test.for<{ name: string; visitor: Visitor }>([
  { name: 'that are in view from the start', visitor: { height: 6000 } },
  { name: 'of those who prefer stillness', visitor: { prefersReducedMotion: true } },
])('figures $name stay as they are', async ({ visitor }) => {
  const page = await openAbove(visitor)
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('[data-figure]'))
      new MutationObserver(() => figure.setAttribute('data-changed', '')).observe(figure, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await page.locator('#figures').scrollIntoViewIfNeeded()
  await page.clock.runFor(3000)
  expect(await page.locator('[data-changed]').count()).toBe(0)
  expect(await figures(page)).not.toContain('0%')
})

/** The tiles of the wall in the order in which they are laid, by their place; empty if nothing moves. */
const layingOrder = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.hero-art .wall > *'), (tile, place) => {
      const { animationName, animationDelay } = getComputedStyle(tile)
      return { place, isLaid: animationName !== 'none', at: Number.parseFloat(animationDelay) }
    })
      .filter(({ isLaid }) => isLaid)
      .toSorted((one, other) => one.at - other.at)
      .map(({ place }) => place),
  )

const fonts = /\.woff2$/

test('the wall is laid once, from the bottom up, and pushes nothing', async () => {
  const page = await newPage({ failing: [fonts], isReused: true, seesMotion: true })
  // A font that comes late moves texts too.
  await page.route(fonts, (route) => route.abort())
  await page.goto('/')
  // That no tile moves says too little: its last events may still be on their way.
  await page.locator('html[data-laid]').waitFor()
  // As it was while the wall was laid.
  await page.evaluate(() => delete document.documentElement.dataset['laid'])
  const order = await layingOrder(page)
  expect(order).toHaveLength(64)
  expect(order[0]).toBe(63)

  const shifts = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    // Of a document that comes in parts, the menu may grow after it was painted.
    return observer
      .takeRecords()
      .flatMap((shift) => ('sources' in shift && Array.isArray(shift.sources) ? shift.sources : []))
      .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      .filter((element) => element?.closest('main'))
      .map((element) => element?.outerHTML.slice(0, 80))
  })
  expect(shifts).toEqual([])
})

test('with reduced motion nothing is laid', async () => {
  const page = await openPage('/', { prefersReducedMotion: true, isReused: true })
  expect(await layingOrder(page)).toEqual([])
  const wall = page.locator('.hero-art .wall')
  expect(await wall.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
})
