import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPage, openPage } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { answersOf, audits, callOn, filledBy, fillIn, sentOf, strategyCalls } from './forms.ts'
import { sharedLeadServer, startLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'

const { url: siteUrl, storedWith } = sharedLeadServer()
const visitor = {
  siteUrl,
  hasJavaScript: false,
  isReused: true,
  failing: [/\/(nl)?(\/?(strategy-call|funnel-scan\/questions))?$/],
}
const accepted = (text: string) =>
  storedWith(text)
    .filter(({ state }) => state === 'accepted')
    .map(({ fields }) => fields)

/** Does something and waits until the document it leads to has come whole. */
const loads = (page: Page, act: () => Promise<void>) =>
  Promise.all([page.waitForEvent('load'), act()])

/** Nothing that closes a tag, a text or an attribute gets out of a field. */
const nasty = `"><script>alert(1)</script></textarea></select>' &amp; $& $1`

test.for(strategyCalls)(
  'in $code the strategy call comes back filled in, and arrives',
  async (call) => {
    const page = await openPage(call.path, visitor)
    const parts = callOn(page, call)
    const { field, problems, submit } = parts
    const values = { ...filledBy(`Plain ${call.code}`), businessDescription: nasty }
    const required = new Map(call.form.fields.map((each) => [each.name, each.required]))

    await fillIn(parts, values)
    await field('email').fill('a@b')
    await field('websiteGoal').fill(`\n  `)
    await loads(page, () => submit.click())
    expect(await problems.allTextContents()).toEqual([
      call.form.fields.find(({ name }) => name === 'email')?.invalid,
      required.get('websiteGoal'),
    ])
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2)
    await field('email').and(page.locator(':focus')).waitFor()
    expect(await field('companyName').inputValue()).toBe(values.companyName)
    expect(await field('email').inputValue()).toBe('a@b')
    expect(await field('businessDescription').inputValue()).toBe(nasty)
    expect(await field('service-interested-in').inputValue()).toBe('not-sure')
    expect(await parts.form.locator(':checked[name=hasWebsite]').getAttribute('value')).toBe('no')

    await fillIn(parts, values)
    await submit.click()
    await page.waitForURL(`${siteUrl}${inLanguage(call.code, '/strategy-call/sent')}`)
    expect(await page.locator('#journey ol').getAttribute('data-step-done')).toBe('1')
    expect(accepted(`Plain ${call.code}`)).toEqual([Object.entries(values)])
  },
)

test.for(audits)('in $code the audit comes back filled in, and arrives', async (audit) => {
  const page = await openPage(audit.path, visitor)
  const name = `Plain audit ${audit.code}`
  const answers = answersOf(audit, name)
  const form = page.locator('main form')
  const field = (of: string) => form.locator(`[name="${of}"]`)
  const submit = form.locator('[type=submit]:visible')
  const fill = async () => {
    for (const [index, { kind }] of audit.quiz.questions.entries()) {
      if (kind === 'choice')
        await field(`question_${index + 1}`)
          .first()
          .check()
      if (kind === 'text') await field(`question_${index + 1}`).fill(answers.questions[index] ?? '')
    }
    await field('name').fill(answers.name)
    await field('email').fill(answers.email)
  }

  await fill()
  await field('question_1').fill('http://')
  await field('name').fill('  ')
  await loads(page, () => submit.click())
  expect(await form.locator('.field-problem:visible').allTextContents()).toEqual([
    audit.quiz.questions[0]?.invalid,
    audit.quiz.words.nameRequired,
  ])
  expect(await page.locator('.quiz-question:visible').count()).toBe(10)
  expect(await field('question_5').inputValue()).toBe(answers.questions[4])
  expect(await form.locator(':checked[name=question_2]').getAttribute('value')).toBe(
    answers.questions[1],
  )

  await fill()
  await submit.click()
  await page.waitForURL(`${siteUrl}${inLanguage(audit.code, '/funnel-scan/sent')}`)
  // The server repeats the website and the name, as scripts do.
  const typed = Object.fromEntries(sentOf(audit, answers))
  expect(accepted(name).map((fields) => Object.fromEntries(fields))).toEqual([typed])
})

test('a form that cannot be kept comes back with a letter, and is sent again', async () => {
  // There is no journal either.
  const server = await startLeadServer({ DIPTYCH_JOURNAL: '/dev/null/journal' })
  const [, call] = strategyCalls
  const page = await openPage(call.path, { ...visitor, siteUrl: server.url })
  const parts = callOn(page, call)
  const name = `Kept ${call.code} & co`
  await fillIn(parts, { ...filledBy(name), websiteGoal: `Two\nlines` })

  server.lock()
  await parts.submit.click()
  const notice = parts.form.getByRole('alert')
  await notice.and(page.locator(':focus')).waitFor()
  const href = (await notice.getByRole('link').getAttribute('href')) ?? ''
  const letter = new URL(href).searchParams.get('body')
  expect(await page.locator('html').getAttribute('lang')).toBe(call.code)
  expect(letter).toContain(`${call.form.fields[0]?.label}\r\n${name}\r\n`)
  expect(letter).toContain('\r\nTwo\r\nlines')
  expect(letter).not.toContain('form-name')
  expect(server.storedWith(name)).toEqual([])
  server.unlock()

  await expect
    .poll(
      async () => {
        // Pressed again before the answer it would be sent twice.
        await Promise.all([page.waitForEvent('load'), parts.submit.click()])
        return new URL(page.url()).pathname
      },
      { interval: 500 },
    )
    .toBe(inLanguage(call.code, '/strategy-call/sent'))
  // The first may have been written after all once the file was free: rather twice than never.
  const states = server.storedWith(name).map(({ state }) => state)
  expect([...new Set(states)]).toEqual(['accepted'])
})

test('a page that comes back to a browser with scripts stands as it is', async () => {
  const page = await newPage({ siteUrl, failing: [/\/$/] })
  await page.goto('/about')
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/' })
    for (const [name, value] of [
      ['form-name', 'funnel-scan-results'],
      ['email', 'jo@krume.example'],
    ]) {
      const input = document.createElement('input')
      Object.assign(input, { name, value })
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  })
  const problems = page.locator('.field-problem:visible')
  await problems.first().waitFor()
  await page.waitForLoadState()
  await page.keyboard.press('Shift')
  expect(await page.locator('.quiz-question:visible').count()).toBe(10)
  expect(await page.locator('[name=email]').inputValue()).toBe('jo@krume.example')
  expect(await problems.count()).toBe(4)
  expect(await violations(page)).toEqual([])
})

test('pages that thank are for no search engine', async () => {
  for (const path of ['/strategy-call/sent', '/funnel-scan/sent', '/nl/funnel-scan/sent']) {
    const page = await openPage(path, { siteUrl, isReused: true })
    const robots = page.locator('meta[name=robots]')
    expect(await robots.getAttribute('content'), path).toBe('noindex')
    expect(await violations(page), path).toEqual([])
  }
})
