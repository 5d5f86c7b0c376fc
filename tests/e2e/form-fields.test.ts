import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWith } from '../cli/diptych.ts'
import { edit } from '../generator/edit.ts'
import { writeFiles } from '../generator/temporary-folder.ts'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

interface Words {
  readonly phone: string
  readonly day: string
  readonly news: string
  readonly agree: string
  readonly say: string
  readonly thanks: string
}

const form = ({ phone, day, news, agree, say, thanks }: Words) => `fields:
  - { name: phone, kind: phone, label: ${phone}, autocomplete: tel, required: ${say} 1, invalid: ${say} 2 }
  - { name: day, kind: date, label: ${day}, required: ${say} 3, invalid: ${say} 4 }
  - { name: news, kind: checkbox, label: ${news} }
  - { name: agree, kind: consent, label: ${agree}, statement: '${agree}: [${day}](home).', required: ${say} 5 }
submit: ${thanks}
processing: ${thanks}
confirmation: { heading: ${thanks}, text: ${thanks} }
`
const english: Words = {
  ...{ phone: 'Telephone', day: 'Day', news: 'Send me the recipe', agree: 'I agree' },
  ...{ say: 'Problem', thanks: 'Order' },
}
const dutch: Words = {
  ...{ phone: 'Telefoon', day: 'Dag', news: 'Stuur me het recept', agree: 'Ik ga akkoord' },
  ...{ say: 'Probleem', thanks: 'Bestel' },
}
const section = (heading: string) =>
  `  - { type: form, id: order, heading: ${heading}, form: order }\n`

const cwd = mkdtempSync(join(tmpdir(), 'diptych-form-'))
let server: CliServer

/** A build with the section types of this site, whose bundle other builds share. */
beforeAll(async () => {
  writeFiles(
    cwd,
    contentWith({
      'en/forms/order.yaml': form(english),
      'nl/forms/order.yaml': form(dutch),
      ...edit('en/pages/home.yaml', /$/, section('Order')),
      ...edit('nl/pages/home.yaml', /$/, section('Bestellen')),
    }),
  )
  const out = join(cwd, 'out')
  expect(await runCli(['build', '--content', join(cwd, 'content'), '--out', out])).toMatchObject({
    code: 0,
  })
  server = await startCli(['serve', '--out', out])
})

afterAll(async () => {
  await server?.stop()
  rmSync(cwd, { recursive: true })
})

const values = { phone: '+31 20 555 01 42', day: '2026-12-24' }

/** Sends the form as a browser without scripts does, or asks for JSON. */
const send = (siteUrl: string, fields: Readonly<Record<string, string>>, accept = 'text/html') =>
  fetch(`${siteUrl}/`, {
    method: 'POST',
    headers: {
      ...{ accept, origin: siteUrl },
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...values, 'form-name': 'order', ...fields }),
  })

test('a telephone number, a day and consent are asked for, and sent', async () => {
  const siteUrl = server.url
  const page = await openReady('/', { siteUrl })
  const problems = page.locator('.field-problem:visible')
  const submit = page.getByRole('button', { name: 'Order' })
  await submit.click()
  await eventually(() => problems.allInnerTexts()).toEqual(['Problem 1', 'Problem 3', 'Problem 5'])

  await page.getByLabel('Telephone').fill('later')
  await page.getByLabel('Day', { exact: true }).fill(values.day)
  await page.getByRole('checkbox', { name: /^I agree: Day/ }).check()
  await submit.click()
  await eventually(() => problems.allInnerTexts()).toEqual(['Problem 2'])
  expect(await page.getByLabel('Telephone').getAttribute('type')).toBe('tel')

  await page.getByLabel('Telephone').fill(values.phone)
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit.click()
  const body = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(body)).toMatchObject({ ...values, agree: 'yes' })
  expect(body.has('news')).toBe(false)
  await page.locator('.form-sent').waitFor()

  // Without scripts, what was ticked stays ticked beside what is missing.
  const answer = await send(siteUrl, { phone: '', news: 'yes', agree: 'yes' })
  expect(answer.status).toBe(422)
  const plain = await openPage('/', { siteUrl, hasJavaScript: false, ignoresPolicy: true })
  await plain.setContent(await answer.text())
  expect(await plain.locator('[name=news]').isChecked()).toBe(true)
  expect(await plain.locator('[name=agree]').isChecked()).toBe(true)
  expect(await plain.locator('[name=day]').inputValue()).toBe(values.day)
  expect(await plain.locator('.field-problem:visible').allInnerTexts()).toEqual(['Problem 1'])

  for (const agree of ['no', 'on', ''])
    expect((await send(siteUrl, { agree }, 'application/json')).status, agree).toBe(422)
  expect((await send(siteUrl, { agree: 'yes' }, 'application/json')).status).toBe(201)
})
