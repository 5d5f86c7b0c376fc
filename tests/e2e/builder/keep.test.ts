import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hashOf } from '#renderer/app/builder/share/share-link.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { projectRoot } from '../../support/project-root.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, openWizard, path, quiz, words } from './wizard.ts'

const sheet = readFileSync(join(projectRoot, 'renderer/app/builder/share/quiz-file.css'), 'utf8')
const usedColors = [...new Set(sheet.match(/(?<=var\()--[\w-]+/g))]

const company = '</script><b>Café & Zoon</b> {total}'
const [first, ...others] = quiz.questions
const trap = '<img src=x onerror=alert(1)> "ready" to plan?'
const hostile = { ...quiz, questions: [{ ...first, question_text: trap }, ...others] }

/** A finished quiz of a hostile name and question, with its first question on the screen. */
async function finish() {
  const server = await startQuizServer(json(hostile))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.begin()
  await wizard.sayName(company)
  await wizard.hear(words.main)
  for (const [answer, question] of path) {
    await wizard.choice(answer).click()
    await wizard.hear(question)
  }
  await wizard.fillContact()
  await wizard.submit.click()
  await wizard.page.getByRole('heading', { name: words.keep.heading }).waitFor()
  return { server, page: wizard.page }
}

test('the downloaded file is played offline, read without scripts, and printed whole', async () => {
  const { server, page } = await finish()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.keep.download }).click(),
  ])
  await eventually(() => page.getByRole('status').last().textContent()).toBe(words.keep.downloaded)
  expect(download.suggestedFilename()).toBe('quiz-script-b-café-zoon-b-total.html')

  const folder = mkdtempSync(join(tmpdir(), 'diptych-quiz-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'quiz.html')
  await download.saveAs(file)
  expect(statSync(file).size).toBeLessThan(50_000)
  const address = pathToFileURL(file).href

  const offline = await newPage()
  await offline.goto(address)
  await offline.context().setOffline(true)
  expect(await offline.title()).toBe(`A quiz by ${company}`)
  expect(await offline.locator('h2:visible').textContent()).toBe(trap)
  for (const colorScheme of ['light', 'dark'] as const) {
    await offline.emulateMedia({ colorScheme })
    expect(await violations(offline), colorScheme).toEqual([])
  }
  const next = offline.locator('[data-next]')
  const colorsOf = (each: Page) =>
    each.evaluate((names) => {
      const root = getComputedStyle(document.documentElement)
      return names.map((name) => root.getPropertyValue(name))
    }, usedColors)
  expect(await colorsOf(offline)).toEqual(await colorsOf(page))
  expect(await next.isDisabled()).toBe(true)
  const action = offline.getByRole('link', { name: quiz.final_cta.text })
  for (const index of quiz.questions.keys()) {
    expect(await action.isVisible()).toBe(false)
    const counter = await offline.locator('small:visible').textContent()
    expect(counter).toContain(`Question ${index + 1} of 8`)
    await offline.locator('input:visible').nth(1).focus()
    await offline.keyboard.press('Space')
    expect(await next.textContent()).toBe(index === 7 ? words.quiz.finish : words.quiz.next)
    await offline.keyboard.press('Enter')
  }
  await expectFocused(offline.getByRole('heading', { name: 'Strong start, no route yet' }))
  expect(await action.getAttribute('href')).toBe(`${server.url}/strategy-call`)

  await offline.getByRole('button', { name: words.quiz.again }).click()
  await expectFocused(offline.getByRole('heading', { name: trap }))
  await offline.emulateMedia({ media: 'print' })
  expect(await offline.locator('fieldset:visible').count()).toBe(8)

  const reader = await newPage({ hasJavaScript: false })
  await reader.goto(address)
  expect(await reader.locator('fieldset:visible').count()).toBe(8)
  expect(await reader.getByText(words.quiz.fileNeedsScript).isVisible()).toBe(true)
})

test('a link holds the quiz itself', async () => {
  const { server, page } = await finish()
  await page.getByRole('button', { name: words.keep.share }).click()
  const field = page.getByRole('textbox', { name: words.keep.link })
  await field.waitFor()
  const address = await field.inputValue()
  expect(address.length).toBeLessThan(2500)

  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(address)
  await expectFocused(guest.getByRole('heading', { name: trap }))
  expect(await violations(guest)).toEqual([])
  for (const _ of quiz.questions) {
    await guest.getByRole('radio').first().check()
    await guest.locator('.player [type=submit]').click()
  }
  await guest.getByRole('heading', { name: 'No route yet' }).waitFor()
  expect(server.requests).toHaveLength(1)

  await guest.locator('.tool-builder-shared a').click()
  await guest.getByRole('heading', { name: words.heading }).waitFor()
})

test.for([
  { name: 'cut off', damage: (hash: string) => hash.slice(0, -40) },
  { name: 'no quiz', damage: () => '#quiz=AAAA' },
  { name: 'no text', damage: () => '#quiz=%00%' },
])('a damaged link says so: $name', async ({ damage }) => {
  const hash = damage(await hashOf({ company: 'Krume', kind: 'A', quiz }))
  const guest = await newPage()
  await guest.goto(`${inject('siteUrl')}${toolBuilder}${hash}`)
  await eventually(() => guest.getByRole('alert').allTextContents()).toContain(words.shared.damaged)
  expect(await guest.getByRole('heading', { name: words.heading }).isVisible()).toBe(true)
})
