import { expect, test } from 'vitest'
import { eventually, intent, newPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { calendarCanOpen, callOn, filledBy, fillIn, strategyCalls } from './forms.ts'
import { sharedLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'
import { startUnreliableServer } from './unreliable-server.ts'

const { url, storedWith } = sharedLeadServer()
const { url: siteUrl, become } = await startUnreliableServer(url)

const [english, dutch] = strategyCalls

test.for([
  { call: english, code: 'en', width: 1280, line: 0.25, colorScheme: 'light' as const },
  { call: dutch, code: 'nl', width: 390, line: 0.2, colorScheme: 'dark' as const },
])(
  'in $code at $width px the strategy call objects, sends once, confirms and folds to what was sent',
  async ({ call, width, line, colorScheme }) => {
    const page = await openReady(call.path, {
      ...{ siteUrl, width, colorScheme },
      prefersReducedMotion: true,
    })
    await page.clock.setFixedTime(new Date('2026-11-26T14:12:00'))
    const parts = callOn(page, call)
    const { form, field, problems, button, submit, processing, confirmation } = parts
    const company = `<b>Krume ${call.code} ${width}</b>`
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
    const steps = page.locator('#journey h3')
    const current = page.locator('[aria-current=step] h3')
    expect(await current.textContent()).toBe(await steps.nth(1).textContent())
    expect(storedWith(company)).toEqual([
      {
        form: 'strategy-call',
        language: call.code,
        state: 'accepted',
        fields: Object.entries(values),
        extra: [],
      },
    ])

    expect(await form.isVisible()).toBe(false)
    const { heading, answers } = call.form.confirmation
    expect(await page.locator('h1:visible').allTextContents()).toEqual([heading])
    expect(await page.locator('main .button-accent:visible').allTextContents()).toEqual([
      call.form.booking?.open,
    ])
    const labelOf = (name: string, value: string) =>
      call.form.fields
        .find((each) => each.name === name)
        ?.options?.find((option) => option.value === value)?.label
    const plan = labelOf('service-interested-in', 'not-sure')
    const summary = page.locator('.form-answers summary')
    expect(await summary.locator('b').textContent()).toBe(`${company}, ${plan}`)
    expect(await summary.locator('.tile').count()).toBe(6)
    expect(await summary.locator('.small').textContent()).toBe(
      answers?.text.replace('{count}', '6').replace('{time}', '14:12'),
    )
    const told = page.locator('.form-answers dd')
    expect(await told.first().isVisible()).toBe(false)
    await summary.focus()
    await page.keyboard.press('Enter')
    expect(await told.allTextContents()).toEqual([
      ...[company, values.email, plan, labelOf('hasWebsite', 'no')],
      ...[values.businessDescription, values.websiteGoal],
    ])
    expect(await page.locator('.form-answers :is(input, textarea, select)').count()).toBe(0)
    expect(await violations(page), 'sent').toEqual([])
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

test('where the module of the thanks does not come, the page still says what is next', async () => {
  const page = await newPage({ failing: [/sent-part/] })
  await page.route('**/sent-part*', (route) => route.abort())
  await page.goto(english.path)
  await intent(page)
  const parts = callOn(page, english)
  await fillIn(parts, filledBy('Alone'))
  await parts.submit.click()
  await parts.confirmation.and(page.locator(':focus')).waitFor()
  await page.locator('.form-sent a[href^="mailto:"]').waitFor()
})

test('what is typed outlives a look at another page and another language, and so does sending it', async () => {
  const page = await openReady(english.path, { siteUrl, isReused: true })
  const values = filledBy('Draft')
  await fillIn(callOn(page, english), values)
  await page.getByRole('banner').locator('a[hreflang=nl]').click()
  await page.locator('html[lang=nl]').waitFor()
  await page.goBack()
  await page.locator('html[lang=en]').waitFor()
  const { form, submit } = callOn(page, english)
  await eventually(() =>
    form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element))),
  ).toEqual({ 'form-name': 'strategy-call', ...values })
  expect(page.url()).toBe(`${siteUrl}${english.path}`)

  become('slow')
  await submit.click()
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
  const plan = callOn(page, dutch).field('service-interested-in')
  await eventually(() => plan.inputValue()).toBe('pro')
  await plan.selectOption('core')
  expect(await plan.inputValue()).toBe('core')
})
