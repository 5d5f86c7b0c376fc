import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FrameLocator, Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hues } from '#renderer/client/builder/look/look.ts'
import { hashOf } from '#renderer/client/builder/share/share-link.ts'
import { mostBytes } from '../../renderer/client/builder/file/most-bytes.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { servePage } from './page-server.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { openWizard, words } from './wizard.ts'

const company = 'Fysio De Sluis'
const quiz = personalQuiz('C', 'starter-kit')
const total = quiz.questions.length
const title = quiz.presentation?.title ?? ''
const { look } = words.keep
const teal = look.colours[hues.indexOf(200)] ?? ''

/** A folder for pictures to look at, beside the drawn ones. */
const shots = process.env['SHOTS']
const themes = ['light', 'dark'] as const
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Checks a page in both themes and at both widths. */
async function inspect(page: Page, name: string, fullPage = false) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    for (const size of widths) {
      await page.setViewportSize(size)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(size.width)
      if (shots)
        await page.screenshot({
          path: join(shots, `${name}-${size.width}-${colorScheme}.png`),
          fullPage,
        })
    }
    expect(await violations(page), `${name}, ${colorScheme}`).toEqual([])
  }
}

/** A finished quiz, with the panel under it. */
async function finish() {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.finish(company)
  const { page } = wizard
  return { server, page, shown: page.locator('.keep-screen') }
}

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.keep.download }).click(),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'diptych-look-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const saved = join(folder, file.suggestedFilename())
  await file.saveAs(saved)
  if (shots) copyFileSync(saved, join(shots, file.suggestedFilename()))
  return saved
}

type Place = Page | FrameLocator

/** Answers some questions, each with its second answer, and chooses one for the next. */
async function answer(place: Place, count: number) {
  for (let step = 0; step < count; step += 1) {
    await place.locator('input:visible').nth(1).check({ force: true })
    await place.locator('.player-steps .button-accent:visible').first().click()
  }
}

const colorOf = (locator: ReturnType<Page['locator']>, name: string) =>
  locator.evaluate((one, each) => getComputedStyle(one).getPropertyValue(each), name)

const fontsUsed = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').length
  })

test('a business gives its quiz a colour and corners, and the preview, the file and the link have them', async () => {
  const { server, page, shown } = await finish()
  const first = await colorOf(shown, '--panel')
  await page.getByRole('radio', { name: teal }).check()
  const own = await colorOf(shown, '--panel')
  expect(own).not.toBe(first)
  await page.getByRole('radio', { name: look.corners.round }).check()
  const next = shown.locator('.button').last()
  expect(await colorOf(next, 'border-radius')).toBe('16px')
  await inspect(page, 'keep', true)

  const saved = await download(page)
  // All but the quiz itself, which may be as long as the longest.
  const alike = `${readFileSync(saved)}`.match(
    /<style>.*?<\/style>|<svg hidden>.*?<\/svg>\n|<script>.*$/gs,
  )
  expect(alike).toHaveLength(3)
  expect(Buffer.byteLength(`${alike?.join('')}`) + mostBytes.quiz).toBeLessThanOrEqual(
    mostBytes.file,
  )
  const offline = await newPage()
  const requests: string[] = []
  offline.on('request', (request) => requests.push(request.url()))
  const address = pathToFileURL(saved).href
  await offline.goto(address)
  expect(await offline.title()).toBe(title)
  expect(await colorOf(offline.locator('body'), '--panel')).toBe(own)
  await answer(offline, Math.ceil(total / 2))
  await offline.locator('input:visible').nth(1).check({ force: true })
  expect(await offline.locator('.quiz-wall svg').count()).toBe(Math.ceil(total / 2))
  expect(await fontsUsed(offline)).toBe(2)
  await inspect(offline, 'file')
  await answer(offline, Math.floor(total / 2))
  await offline.locator('.player-result a').waitFor()
  await inspect(offline, 'file-result')
  expect(requests.filter((each) => !each.startsWith('data:'))).toEqual([address])

  await page.getByRole('button', { name: words.keep.share, exact: true }).click()
  const field = page.getByRole('textbox', { name: words.keep.link })
  await field.waitFor()
  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(await field.inputValue())
  await guest.getByRole('radio').first().waitFor()
  expect(await colorOf(guest.locator('.own-page'), '--panel')).toBe(own)
  expect(await guest.title()).toBe(title)
  for (const ours of ['.header', '.notice', '.footer', '.skip', '.keep'])
    expect(await guest.locator(`${ours}:visible`).count(), ours).toBe(0)
  await answer(guest, Math.ceil(total / 2))
  await guest.locator('input:visible').nth(1).check({ force: true })
  await inspect(guest, 'page')
  await answer(guest, Math.floor(total / 2))
  await guest.locator('.player-result').waitFor()
  await inspect(guest, 'page-result', true)
})

const svg = (within: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#036"/>${within}</svg>`
const bomb = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000ea600000ea600806000000000000000000000049444154000000000000000049454e44ae426082',
  'hex',
)
const unreadable = Buffer.from(bomb)
unreadable.writeUInt32BE(1, 16)
unreadable.writeUInt32BE(1, 20)

test('a logo is read in the browser: the file carries it, the link does not, and what is none is said so', async () => {
  const { server, page, shown } = await finish()
  const input = page.getByLabel(look.logo.label)
  const choose = (name: string, contents: Buffer | string) =>
    input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(contents) })
  const { faults } = look.logo
  for (const [name, contents, said] of [
    ['big.svg', svg(' '.repeat(34_000)), /^34(\.\d)? kB\. Up to 20 kB fits\.$/],
    ['photo.jpg', Buffer.from('ffd8ffe0', 'hex'), faults.kind],
    ['bomb.png', bomb, faults.sides.replace('{limit}', '2048')],
    ['broken.png', unreadable, faults.broken],
    ['text.svg', svg('<text>Ours</text>'), faults.foreign],
  ] as const) {
    await choose(name, contents)
    await page.getByText(said, { exact: typeof said === 'string' }).waitFor()
    expect(await input.getAttribute('aria-invalid'), name).toBe('true')
    expect(await shown.locator('.own-bar img').count(), name).toBe(0)
  }
  expect(await violations(page)).toEqual([])

  await choose(
    'sluis.svg',
    svg('<script>alert(1)</script><circle cx="20" cy="20" r="9" fill="#fff"/>'),
  )
  await shown.locator('.own-bar img').waitFor()
  expect(await input.getAttribute('aria-invalid')).toBeNull()
  expect(await page.getByText(look.logo.stays).isVisible()).toBe(true)
  await inspect(page, 'keep-logo', true)

  const saved = await download(page)
  expect(`${readFileSync(saved)}`).not.toContain('alert(1)')
  const offline = await newPage()
  await offline.goto(pathToFileURL(saved).href)
  const logo = offline.getByRole('img', { name: company })
  expect(await logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await inspect(offline, 'file-logo')

  await page.getByRole('button', { name: words.keep.share, exact: true }).click()
  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(await page.getByRole('textbox', { name: words.keep.link }).inputValue())
  await guest.locator('.own-bar').waitFor()
  expect(await guest.locator('.own-bar img').count()).toBe(0)

  await page.getByRole('button', { name: look.logo.remove }).click()
  expect(await shown.locator('.own-bar img').count()).toBe(0)
  // The request for the quiz is the only one.
  expect(server.requests).toHaveLength(1)
})

test('in a frame that may do nothing but run scripts and open pages, the file plays and tells its height once a change', async () => {
  const { page } = await finish()
  const host = await servePage(readFileSync(await download(page), 'utf8'))
  const owner = await servePage(
    `<!doctype html><html lang="nl"><title>Owner</title><body><h1>Owner</h1>
<iframe src="${host}" title="Quiz" sandbox="allow-scripts allow-popups" style="width:100%;border:0"></iframe>
<script>heights=[];addEventListener('message',({data})=>{heights.push(data);document.querySelector('iframe').style.height=data.quizHeight+'px'})</script>`,
  )
  const visitor = await newPage({ siteUrl: owner, failing: [new RegExp(host)] })
  const requests: string[] = []
  visitor.on('request', (request) => requests.push(request.url()))
  await visitor.goto(owner)
  const frame = visitor.frameLocator('iframe')
  const heights = (): Promise<{ quizHeight: number }[]> =>
    visitor.evaluate(() => Reflect.get(window, 'heights'))
  await frame.locator('input:visible').first().waitFor()
  expect(await frame.locator('.own-bar:visible').count()).toBe(0)
  await answer(frame, Math.ceil(total / 2))
  if (shots) {
    for (const size of widths) {
      await visitor.setViewportSize(size)
      await visitor.screenshot({ path: join(shots, `embed-${size.width}.png`) })
    }
  }
  await answer(frame, Math.floor(total / 2))
  await frame.locator('.player-result a').waitFor()
  await eventually(async () => {
    const box = await frame.locator('main').evaluate((one) => one.getBoundingClientRect().height)
    return Math.ceil(box) - ((await heights()).at(-1)?.quizHeight ?? 0)
  }).toBe(0)
  const told = await heights()
  expect(told.every((each) => Object.keys(each).join() === 'quizHeight')).toBe(true)
  const repeated = told.filter(
    ({ quizHeight }, place) => told[place - 1]?.quizHeight === quizHeight,
  )
  expect(repeated).toEqual([])
  const { origin } = new URL(host)
  expect(requests.filter((each) => each.startsWith(origin))).toEqual([`${host}/`])
})

test.for([
  { name: 'long', company: 'Fysiotherapie '.repeat(36) },
  { name: 'unbroken', company: 'x'.repeat(500) },
  { name: 'from right to left', company: 'قابل للتفاوض'.repeat(20) },
  { name: 'turned', company: '\u{202E}eulB ni oisyF\u{202D}'.repeat(4) },
])('a name that is $name stays in the bar of a strange link', async ({ company: named }) => {
  const hash = await hashOf({ company: named, kind: 'A', quiz })
  const guest = await newPage()
  await guest.goto(`${inject('siteUrl')}${toolBuilder}${hash}`)
  const bar = guest.locator('.own-bar')
  await bar.waitFor()
  for (const size of widths) {
    await guest.setViewportSize(size)
    expect((await bar.boundingBox())?.height).toBe(64)
    const wide = await guest.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(size.width)
  }
  expect(await guest.title()).not.toMatch(/\p{Bidi_Control}/u)
})
