import { expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim())

async function openFaq({ code, home, chrome, page: data }: Language) {
  const page = await openReady(home, { isReused: true })
  const faq = page.locator('#faq')
  const buttons = faq.locator('h3 > button')
  const items = data.faqs?.['home']?.questions ?? []
  const { showMore, showLess } = chrome.words

  return {
    code,
    page,
    buttons,
    questions: items.map(({ question }) => question),
    answers: items.map(({ id }) => page.locator(`#faq-${id}`)),
    chat: faq.locator('a[target=_blank]'),
    switcher: faq.getByRole('button', { name: new RegExp(`^(${showMore}|${showLess})`) }),
    shown: async () => trimmed(await buttons.locator('visible=true').allTextContents()),
    open: async () => trimmed(await faq.locator('h3 > [aria-expanded=true]').allTextContents()),
  }
}

test.for(languages)('in $code three questions show at first, all on request', async (language) => {
  const { page, switcher, buttons, questions, shown } = await openFaq(language)
  const { showMore, showLess } = language.chrome.words

  expect(await shown()).toEqual(questions.slice(0, 3))
  expect(await switcher.getAttribute('aria-expanded')).toBe('false')
  expect(await switcher.textContent()).toBe(`${showMore} ${questions.length - 3}`)

  await switcher.click()
  expect(await shown()).toEqual(questions)
  expect(await switcher.getAttribute('aria-expanded')).toBe('true')
  expect((await switcher.textContent())?.trim()).toBe(showLess)
  expect(await buttons.nth(3).and(page.locator(':focus')).count()).toBe(1)

  await switcher.click()
  expect(await shown()).toEqual(questions.slice(0, 3))
  expect(await switcher.and(page.locator(':focus')).count()).toBe(1)
  const { top = 0, bottom = 0 } = await switcher.evaluate((one) => one.getBoundingClientRect())
  expect(top).toBeGreaterThanOrEqual(64)
  expect(bottom).toBeLessThanOrEqual(800)
})

test.for(languages)(
  'in $code one answer is open at a time; a second press closes it',
  async (language) => {
    const { buttons, answers, questions, open, chat } = await openFaq(language)
    expect(await open()).toEqual([])
    for (const index of [0, 2, 1]) {
      await buttons.nth(index).click()
      expect(await open()).toEqual([questions[index]])
      // It opens in motion: its first frame has no height.
      await answers[index]?.waitFor()
      const controlled = await buttons.nth(index).getAttribute('aria-controls')
      expect(controlled).toBe(await answers[index]?.getAttribute('id'))
    }
    expect(await answers[0]?.isVisible()).toBe(false)
    await buttons.nth(1).click()
    expect(await open()).toEqual([])
    expect(await answers[1]?.isVisible()).toBe(false)

    expect(await chat.count()).toBe(language.code === 'nl' ? 1 : 0)
    if (language.code !== 'nl') return
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toMatch(/^Hoi .+/)
    expect(await chat.getAttribute('rel')).toContain('noopener')
  },
)

test('an answer closes with the questions that are put away; another stays open', async () => {
  const { buttons, switcher, open, questions } = await openFaq(english)
  await switcher.click()
  await buttons.nth(5).click()
  await switcher.click()
  expect(await open()).toEqual([])
  await switcher.click()
  expect(await open()).toEqual([])

  await buttons.nth(1).click()
  await switcher.click()
  expect(await open()).toEqual([questions[1]])
})

test('the keyboard opens and closes', async () => {
  const { page, buttons, answers } = await openFaq(english)
  await buttons.first().focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await answers[0]?.waitFor({ state: 'visible' })
    await page.keyboard.press(key)
    expect(await answers[0]?.isVisible()).toBe(false)
  }
})

test('an answer that the browser finds opens, wherever it is', async () => {
  const { page, buttons, answers, switcher, open, questions } = await openFaq(english)
  for (const { index, isWhole } of [
    { index: 2, isWhole: 'false' },
    { index: 6, isWhole: 'true' },
  ]) {
    const id = (await answers[index]?.getAttribute('id')) ?? ''
    // A link into hidden content reveals it as the browser's search does.
    await page.evaluate((anchor) => {
      location.hash = anchor
    }, id)

    await answers[index]?.waitFor()
    await eventually(open).toEqual([questions[index]])
    expect(await switcher.getAttribute('aria-expanded')).toBe(isWhole)
    await buttons.nth(index).click()
    expect(await answers[index]?.isVisible()).toBe(false)
  }
})
