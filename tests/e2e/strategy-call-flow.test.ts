import { expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { sharedLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'
import { calendarCanOpen, callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'
import { startUnreliableServer } from './unreliable-server.ts'

const { url, storedWith } = sharedLeadServer()
const { url: siteUrl, become } = await startUnreliableServer(url)

const [call, dutch] = strategyCalls
if (!call || !dutch) throw new Error('There are no strategy calls.')

test.for([
  { call, code: 'en', width: 1280, line: 0.25, colorScheme: 'light' as const },
  { call: dutch, code: 'nl', width: 390, line: 0.2, colorScheme: 'dark' as const },
])(
  'in $code at $width px the strategy call objects, sends once and confirms',
  async ({ call, width, line, colorScheme }) => {
    const page = await openReady(call.path, {
      siteUrl,
      width,
      colorScheme,
      prefersReducedMotion: true,
    })
    const parts = callOn(page, call)
    const { field, problems, button, submit, processing, confirmation } = parts
    const company = `Krume ${call.code} ${width}`
    const values = filledBy(company)
    const required = call.form.fields.map((each) => each.required)
    const emailInvalid = call.form.fields.find(({ name }) => name === 'email')?.invalid

    for (const name of ['companyName', 'businessDescription', 'websiteGoal'])
      await field(name).fill('  ')
    await submit.click()
    expect(await problems.allTextContents()).toEqual(required)
    await field('companyName').and(page.locator(':focus')).waitFor()
    expect(await violations(page), 'with messages').toEqual([])

    await field('companyName').fill(company)
    await field('email').fill('a@b')
    expect(await problems.allTextContents()).toEqual(required.slice(2))
    await submit.click()
    await field('email').and(page.locator(':focus')).waitFor()
    expect(await problems.first().textContent()).toBe(emailInvalid)
    expect((await field('email').getAttribute('aria-describedby'))?.split(' ')).toContain(
      await problems.first().getAttribute('id'),
    )

    await fillIn(parts, values)
    expect(await problems.count()).toBe(0)
    expect(await parts.stepsDone()).toBe('0')
    await calendarCanOpen(page)
    become('slow')
    // A browser that translates replaces text nodes; the label changes all the same.
    await button.evaluate(translate)
    await submit.dblclick()
    await processing.waitFor()
    expect(await button.isDisabled()).toBe(true)
    become('none')

    await parts.calendar.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await confirmation.and(page.locator(':focus')).waitFor()
    expect(await button.isDisabled()).toBe(true)
    expect(await parts.stepsDone()).toBe('1')
    await eventually(() => page.locator('#journey ol').evaluate(lineOf)).toBeCloseTo(line, 5)
    expect(await violations(page), 'sent').toEqual([])
    expect(storedWith(company)).toEqual([
      {
        form: 'strategy-call',
        language: call.code,
        state: 'accepted',
        fields: Object.entries(values),
        extra: [],
      },
    ])
  },
)

/** Puts each text of an element into another one, as translators do. */
const translate = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

/** How much of the whole way the line of the journey has gone, across or down. */
const lineOf = (list: HTMLElement) => {
  const { transform, inlineSize, blockSize } = getComputedStyle(list, '::after')
  const { a, d } = new DOMMatrix(transform)
  const isWide = Number.parseFloat(inlineSize) > Number.parseFloat(blockSize)
  return isWide ? a : d
}

test('what is typed outlives a look at another page and another language, and so does sending it', async () => {
  const page = await openReady(call.path, { siteUrl, isReused: true })
  const values = filledBy('Draft')
  await fillIn(callOn(page, call), values)
  await page.getByRole('banner').locator('a[hreflang=nl]').click()
  await page.locator('html[lang=nl]').waitFor()
  await page.goBack()
  await page.locator('html[lang=en]').waitFor()
  const form = callOn(page, call).form
  await eventually(() =>
    form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element))),
  ).toEqual({ 'form-name': 'strategy-call', ...values })
  expect(page.url()).toBe(`${siteUrl}${inLanguage('en', '/strategy-call')}`)

  become('slow')
  await callOn(page, call).submit.click()
  await page.getByRole('banner').locator('a[hreflang=nl]').click()
  await callOn(page, dutch).processing.waitFor()
  become('none')
  await callOn(page, dutch).confirmation.waitFor()
  expect(storedWith('Draft').map(({ fields }) => fields)).toEqual([Object.entries(values)])
})

test('the plan that a visitor comes from is chosen, and can be changed', async () => {
  const page = await openReady(inLanguage('nl', '/plans'), { isReused: true })
  await page.locator('#features thead input[value=pro]').click()
  await page.locator('.plan-table-foot a:visible').click()
  const { field } = callOn(page, dutch)
  await eventually(() => field('service-interested-in').inputValue()).toBe('pro')
  await field('service-interested-in').selectOption('core')
  expect(await field('service-interested-in').inputValue()).toBe('core')
})
