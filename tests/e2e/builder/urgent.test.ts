import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '#renderer/client/builder/share/share-link.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, words } from './wizard.ts'

const { ending } = frames.words
const personal = personalQuiz('A', 'score-analysis')
const fearful = 'Not much, because I’m afraid of what they’d do'

/** A quiz whose second question has an answer that ends it. */
const quiz = {
  ...personal,
  questions: personal.questions.map((question, place) =>
    place === 1
      ? {
          ...question,
          options: question.options.map(({ id, text, ...rest }, rank) =>
            rank === 0
              ? { id, text: fearful, urgent: 'now' as const, helpline: 'safe-at-home' }
              : { id, text, ...rest },
          ),
        }
      : question,
  ),
}
const [first, second, third] = quiz.questions.map(({ question_text }) => question_text)
const title = quiz.presentation?.title ?? ''
const called = [frames.helplines['safe-at-home'], frames.helplines['emergency']].flatMap(
  (each) => each ?? [],
)

/** All that can be used on the page, and all its words, beside whose page it is. */
const seenOn = (page: Page, brand: string) =>
  page.evaluate((name) => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]'),
    ]
    return {
      controls: controls.filter(isShown).map((one) => one.getAttribute('href') ?? one.textContent),
      text: document.body.innerText.replace(name, '').replaceAll(/\s+/g, ' ').trim(),
    }
  }, brand)

const allThatIsShown = {
  controls: [...called.map(({ tel }) => `tel:${tel}`), ending.wrong],
  text: [
    ...[ending.heading, ending.sentence.replace('{answer}', fearful)],
    ...called.map(({ name, hours, text, shown }) => `${name} ${hours} · ${text} ${shown}`),
    ...[ending.privacy, ending.wrong],
  ].join(' '),
}

/** Chooses the answer that ends the quiz, after one that is like any other. */
async function end(page: Page, next: string) {
  for (const heading of [first, second]) {
    await page.getByRole('heading', { name: heading ?? '' }).waitFor()
    await page.locator('input:visible').first().press('Space')
    await page.locator(next).click()
  }
  await expectFocused(page.getByRole('heading', { level: 1, name: ending.heading }))
}

/** Is as high as a thumb needs, as wide as the text, and readable in both themes and on a phone. */
async function expectReadable(page: Page, name: string) {
  const shots = process.env['SHOTS']
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      const boxes = await Promise.all(
        (await page.locator('.helpline').all()).map((each) => each.boundingBox()),
      )
      const text = await page.locator('.ended > h1').boundingBox()
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThanOrEqual(84)
        expect(box?.width).toBeCloseTo(text?.width ?? 0, 0)
      }
      const scrolls = () =>
        page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(await scrolls()).toBe(false)
      expect(await violations(page)).toEqual([])
      if (shots === undefined) continue
      mkdirSync(shots, { recursive: true })
      await page.screenshot({ path: join(shots, `${name}-${width}-${colorScheme}.png`) })
    }
}

const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('an answer that cannot wait ends the quiz of the builder, and its file, with whom to call alone', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.finish('Praktijk Noord')
  const { page } = wizard
  const target = page.getByRole('textbox', { name: words.keep.target, exact: true })
  await target.fill('https://noord.example/book')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.keep.download }).click()
  const folder = mkdtempSync(join(tmpdir(), 'diptych-urgent-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'quiz.html')
  await (await saving).saveAs(file)

  const own = await page.title()
  const brand = (await page.locator('.bare-bar .logo').textContent()) ?? ''
  const before = await storedIn(page)
  await end(page, '.player [type=submit]')
  expect(await seenOn(page, brand)).toEqual(allThatIsShown)
  expect(await page.title()).toBe(ending.title)
  expect(await storedIn(page)).toBe(before)
  await expectReadable(page, 'page')

  // The question is asked again, as if it had not been answered; what the business filled in is still there.
  await page.getByRole('button', { name: ending.wrong }).press('Enter')
  await expectFocused(page.getByRole('heading', { name: second ?? '' }))
  expect(await page.title()).toBe(own)
  expect(await page.locator('.player :checked').count()).toBe(0)
  expect(await target.inputValue()).toBe('https://noord.example/book')
  await page.locator('input:visible').nth(1).check()
  await page.locator('.player [type=submit]').click()
  await page.getByRole('heading', { name: third ?? '' }).waitFor()

  const offline = await newPage()
  await offline.goto(pathToFileURL(file).href)
  await offline.context().setOffline(true)
  await end(offline, '[data-next]')
  expect(await seenOn(offline, 'Praktijk Noord')).toEqual(allThatIsShown)
  expect(await offline.title()).toBe(ending.title)
  await expectReadable(offline, 'file')
  await offline.getByRole('button', { name: ending.wrong }).press('Enter')
  await expectFocused(offline.getByRole('heading', { name: second ?? '' }))
  expect(await offline.title()).toBe(title)
  expect(await offline.locator('input:visible:checked').count()).toBe(0)
  expect(await offline.locator('[data-next]').isDisabled()).toBe(true)
})

test('a shared link ends so too, and leaves its quiz neither in the address nor one step back', async () => {
  const hash = await hashOf({ company: 'Praktijk Noord', kind: 'A', quiz })
  const server = await startQuizServer()
  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(`${server.url}/`)
  await guest.goto(`${server.url}${toolBuilder}${hash}`)
  const length = await guest.evaluate(() => history.length)
  await end(guest, '.player [type=submit]')
  expect(await seenOn(guest, 'Praktijk Noord')).toEqual(allThatIsShown)
  expect(guest.url()).toBe(`${server.url}${toolBuilder}`)
  expect(await guest.evaluate(() => history.length)).toBe(length)

  await guest.getByRole('button', { name: ending.wrong }).click()
  await eventually(async () => guest.url()).toBe(`${server.url}${toolBuilder}${hash}`)
  await expectFocused(guest.getByRole('heading', { name: second ?? '' }))
  expect(server.requests).toEqual([])
})
