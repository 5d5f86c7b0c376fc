import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Download, Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hashOf } from '#renderer/client/builder/share/share-link.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { earlier } from '../../renderer/client/builder/share/earlier-link.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { servePage } from './page-server.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, quiz as plain, words } from './wizard.ts'

const company = '</script><b>Café & Zoon</b> {total}'
const trap = '<img src=x onerror=alert(1)> "ready" to plan?'
const personal = personalQuiz('C', 'starter-kit')
const quiz = {
  ...personal,
  questions: personal.questions.map((question, place) =>
    place === 0 ? { ...question, question_text: trap } : question,
  ),
}
const title = quiz.presentation?.title ?? ''
const total = quiz.questions.length

/** A finished quiz of a hostile name and question, with its first question on the screen. */
async function finish() {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.finish(company)
  const { page } = wizard
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  return {
    ...{ server, page },
    target: field(words.keep.target),
    text: field(words.keep.button),
    download: page.getByRole('button', { name: words.keep.download }),
    share: page.getByRole('button', { name: words.keep.share, exact: true }),
    preview: page.locator('.keep-preview'),
  }
}

test('a business sets its button and takes the quiz along: a file that plays offline, and on its own page', async () => {
  const { server, page, target, text, download, share, preview } = await finish()
  expect(await preview.textContent()).toContain(words.keep.unset)

  // While a field is wrong, neither button acts.
  await target.fill('javascript:alert(1)')
  for (const button of [download, share]) {
    await button.press('Enter')
    await expectFocused(target)
    expect(await page.getByText(words.keep.faults.scheme).isVisible()).toBe(true)
  }
  expect(await target.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('textbox', { name: words.keep.link }).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await target.fill('https://gar\u00e7on.example/book')
  await text.fill('<b>Plan a first visit</b>')
  await eventually(() => preview.textContent()).toContain('xn--garon-0ra.example/book')
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  await eventually(() => page.getByRole('status').last().textContent()).toBe(words.keep.downloaded)
  expect(file.suggestedFilename()).toBe('quiz-script-b-café-zoon-b-total.html')
  const saved = await save(file)
  const address = pathToFileURL(saved).href

  const offline = await newPage()
  await offline.goto(address)
  await offline.context().setOffline(true)
  expect(await offline.title()).toBe(title)
  expect(await offline.locator('h2:visible').textContent()).toBe(trap)
  await expectAccessible(offline)
  await playFile(offline)
  const result = offline.locator('.player-result')
  await expectFocused(result.getByRole('heading', { level: 1 }))
  expect(await result.locator('.player-rest').textContent()).toContain(frames.words.norms.none)
  expect(await result.locator('.told-plan li').count()).toBe(4)
  const action = result.getByRole('link', { name: '<b>Plan a first visit</b>' })
  expect(await action.getAttribute('href')).toBe('https://xn--garon-0ra.example/book')
  await expectAccessible(offline)
  const [calendar] = await Promise.all([
    offline.waitForEvent('download'),
    offline.getByRole('button', { name: frames.outputs['starter-kit'].calendar }).click(),
  ])
  expect(readFileSync(await save(calendar), 'utf8').match(/^BEGIN:VEVENT/gm)).toHaveLength(4)

  await offline.getByRole('button', { name: frames.player.again }).click()
  await expectFocused(offline.getByRole('heading', { name: trap }))
  await offline.emulateMedia({ media: 'print' })
  expect(await offline.locator('fieldset:visible').count()).toBe(total)

  const reader = await newPage({ hasJavaScript: false })
  await reader.goto(address)
  expect(await reader.locator('fieldset:visible').count()).toBe(total)
  expect(await reader.getByText(frames.player.fileNeedsScript).isVisible()).toBe(true)

  // On a page of the business, from two hosts that are not ours.
  const code = await page.getByRole('textbox', { name: words.keep.embed.code }).inputValue()
  expect(code).toContain(
    'src="https://xn--garon-0ra.example/quiz-script-b-caf%C3%A9-zoon-b-total.html"',
  )
  const host = await servePage(readFileSync(saved, 'utf8'))
  const owner = await servePage(
    `<!doctype html><title>Owner</title><h1>Owner</h1>${code.replace(/src="[^"]+"/, `src="${host}/quiz.html"`)}`,
  )
  const visitor = await newPage({ siteUrl: owner, failing: [new RegExp(host)] })
  await visitor.goto(owner)
  const frame = visitor.frameLocator('iframe')
  const fits = () =>
    visitor.locator('iframe').evaluate(async (one: HTMLIFrameElement) => one.clientHeight)
  const content = () =>
    frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height))
  await eventually(async () => (await fits()) - (await content())).toBe(0)
  const before = await fits()
  await playFile(frame)
  await eventually(async () => (await fits()) - (await content())).toBe(0)
  expect(await fits()).toBeGreaterThan(before)
  expect(await frame.locator('.player-result a').getAttribute('target')).toBe('_blank')
  expect(server.requests).toHaveLength(1)
})

/** Saves a download under the name it suggests; its path. */
async function save(download: Download) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-quiz-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const saved = join(folder, download.suggestedFilename())
  await download.saveAs(saved)
  return saved
}

/** Answers every question of a downloaded quiz with its weakest answer, by keyboard. */
async function playFile(file: Pick<Page, 'locator'>) {
  const next = file.locator('.player-steps .button-accent')
  for (const index of quiz.questions.keys()) {
    expect(await next.isDisabled()).toBe(true)
    expect(await file.locator('small:visible').textContent()).toContain(
      `Question ${index + 1} of ${total}`,
    )
    await file.locator('input:visible').first().press('Space')
    expect(await next.textContent()).toBe(
      index === total - 1 ? frames.player.finish : frames.player.next,
    )
    await file.locator('input:visible').first().press('Enter')
  }
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
}

test('a link holds the quiz itself, and names the host of a button that leads elsewhere', async () => {
  const { server, page, target, share } = await finish()
  await target.fill('jo@krume.example')
  await share.click()
  const field = page.getByRole('textbox', { name: words.keep.link })
  await field.waitFor()
  const address = await field.inputValue()
  expect(address.length).toBeLessThan(4000)

  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(address)
  await expectFocused(guest.getByRole('heading', { name: trap }))
  await expectAccessible(guest)
  await playOn(guest, total)
  await guest.getByRole('heading', { name: 'A lot to win in small steps' }).waitFor()
  const action = guest.locator('.player-result a.button-accent')
  expect(await action.getAttribute('href')).toBe('mailto:jo@krume.example')
  expect(await guest.locator('.player-host').textContent()).toBe('Leads to jo@krume.example')
  expect(await guest.locator('.player-promise').textContent()).toContain(company)
  await expectAccessible(guest)
  const [picture] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: frames.player.picture }).click(),
  ])
  expect(pngSize(readFileSync(await save(picture)))).toEqual([1200, 630])

  // A link of an earlier version, in the same window.
  await guest.goto(`${server.url}${toolBuilder}${earlier}`)
  await expectFocused(guest.getByRole('heading', { name: 'Do you bake?' }))
  await playOn(guest, 1)
  await guest.getByRole('heading', { name: 'Crumbs' }).waitFor()
  expect(await action.getAttribute('href')).toBe('/strategy-call')
  expect(await guest.locator('.player-host').count()).toBe(0)
  expect(server.requests).toHaveLength(1)
})

async function playOn(page: Page, count: number) {
  for (let step = 0; step < count; step += 1) {
    await page.getByRole('radio').first().check()
    await page.locator('.player [type=submit]').click()
  }
}

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test.for([
  { name: 'cut off', damage: (hash: string) => hash.slice(0, -40) },
  { name: 'no quiz', damage: () => '#quiz=AAAA' },
  { name: 'no text', damage: () => '#quiz=%00%' },
])('a damaged link says so: $name', async ({ damage }) => {
  const hash = damage(await hashOf({ company: 'Krume', kind: 'A', quiz: plain }))
  const guest = await newPage()
  await guest.goto(`${inject('siteUrl')}${toolBuilder}${hash}`)
  await eventually(() => guest.getByRole('alert').allTextContents()).toContain(words.shared.damaged)
  expect(await guest.getByRole('heading', { name: words.heading }).isVisible()).toBe(true)
})
