import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, newPage, openPage, openReady } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'diptych-starter-'))
const place = { engine: projectRoot, cwd: join(folder, 'rye') }
let server: CliServer

/** The kinds of fields that the form of a new site lacks, with what they are called in each language. */
const fields = ([phone, day, news, agree, say]: readonly string[]) => `fields:
  - { name: phone, kind: phone, label: ${phone}, autocomplete: tel, required: ${say} 1, invalid: ${say} 2 }
  - { name: day, kind: date, label: ${day}, required: ${say} 3, invalid: ${say} 4 }
  - { name: news, kind: checkbox, label: ${news} }
  - { name: agree, kind: consent, label: ${agree}, statement: '${agree}: [${day}](home).', required: ${say} 5 }
`
const words = {
  en: ['Telephone', 'Day', 'Send me the recipe', 'I agree', 'Problem'],
  nl: ['Telefoon', 'Dag', 'Stuur me het recept', 'Ik ga akkoord', 'Probleem'],
}

beforeAll(async () => {
  const options = ['--name', 'Rye', '--languages', 'en,nl', '--hue', '38']
  expect(await runCli(['init', place.cwd, ...options])).toMatchObject({ code: 0, stderr: '' })
  for (const [code, texts] of Object.entries(words)) {
    const file = join(place.cwd, `content/${code}/forms/contact.yaml`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('fields:\n', fields(texts)))
  }
  expect(await runCli(['build'], {}, place)).toMatchObject({ code: 0, stderr: '' })
  server = await startCli(['serve'], {}, place)
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

test.for(['/', '/nl', '/contact', '/nl/privacy'])('%s is readable in both themes', async (path) => {
  const page = await newPage({ siteUrl: server.url })
  await page.goto(path)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
})

const typed = { phone: '+31 20 555 01 42', day: '2026-12-24' }

/** Sends the form as a browser without scripts does, or asks for JSON. */
const send = (values: Readonly<Record<string, string>>, accept = 'text/html') =>
  fetch(`${server.url}/`, {
    method: 'POST',
    headers: {
      ...{ accept, origin: server.url },
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      ...{ 'form-name': 'contact', name: 'Anna', email: 'anna@devries.example', message: 'Hello.' },
      ...{ ...typed, ...values },
    }),
  })

test('its form asks for a number, a day and consent too, and arrives', async () => {
  const page = await openReady('/contact', { siteUrl: server.url })
  const problems = page.locator('.field-problem:visible')
  const submit = page.getByRole('button', { name: 'Send', exact: true })
  await page.getByLabel('Your name').fill('Anna')
  await page.getByLabel('Email address').fill('anna@devries.example')
  await page.getByLabel('Your message').fill('Two loaves, please.')
  await submit.click()
  await eventually(() => problems.allInnerTexts()).toEqual(['Problem 1', 'Problem 3', 'Problem 5'])

  await page.getByLabel('Telephone').fill('later')
  await page.getByLabel('Day', { exact: true }).fill(typed.day)
  await page.getByRole('checkbox', { name: /^I agree: Day/ }).check()
  await submit.click()
  await eventually(() => problems.allInnerTexts()).toEqual(['Problem 2'])
  await page.getByLabel('Telephone').fill(typed.phone)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit.click()
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(body)).toMatchObject({ ...typed, agree: 'yes' })
  expect(body.has('news')).toBe(false)
  await page.getByText('Your message is with us').waitFor()
})

test('without scripts, what was ticked stays ticked beside what is missing', async () => {
  const answer = await send({ phone: '', news: 'yes', agree: 'yes' })
  expect(answer.status).toBe(422)
  const page = await openPage('/', {
    siteUrl: server.url,
    hasJavaScript: false,
    ignoresPolicy: true,
  })
  await page.setContent(await answer.text())
  expect(await page.locator('[name=news]').isChecked()).toBe(true)
  expect(await page.locator('[name=agree]').isChecked()).toBe(true)
  expect(await page.locator('[name=day]').inputValue()).toBe(typed.day)
  expect(await page.locator('.field-problem:visible').allInnerTexts()).toEqual(['Problem 1'])

  for (const agree of ['no', 'on', ''])
    expect((await send({ agree }, 'application/json')).status, agree).toBe(422)
  expect((await send({ agree: 'yes' }, 'application/json')).status).toBe(201)
})
