import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentWith } from '../cli/diptych.ts'
import { siteWithPerson } from '../generator/site-with-person.ts'
import type { Changes } from '../generator/small-site.ts'
import { writeFiles } from '../generator/temporary-folder.ts'
import { avif } from '../support/avif.ts'
import { eventually, newPage, openPage, openReady } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'
import { lostInForcedColors } from './settings-checks.ts'

/** A photo that browsers can draw, as text in which each letter is a byte. */
const photo = readFileSync(join(projectRoot, 'tests/fixtures/photos/anna.avif'), 'latin1')
/** Another one with the same picture. */
const other = `${photo}\0\0\0\u0009free\0`
const person: Changes = siteWithPerson('anna', { 'photos/anna.avif': photo })

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
const home = (language: string) => person[`${language}/pages/home.yaml`] ?? ''

const cwd = mkdtempSync(join(tmpdir(), 'diptych-photo-'))
let server: CliServer

/** A build with the section types of this site, whose bundle other builds share. */
const build = () => runCli(['build', '--content', join(cwd, 'content'), '--out', join(cwd, 'out')])

beforeAll(async () => {
  const bram = avif({ width: 304, height: 380 })
  writeFiles(
    cwd,
    contentWith({
      ...person,
      'photos/bram.avif': bram,
      'en/forms/order.yaml': form(english),
      'nl/forms/order.yaml': form(dutch),
      'en/pages/home.yaml': home('en') + section('Order'),
      'nl/pages/home.yaml': home('nl') + section('Bestellen'),
    }),
  )
  expect(await build()).toMatchObject({ code: 0 })
  server = await startCli(['serve', '--out', join(cwd, 'out')])
})

afterAll(async () => {
  await server?.stop()
  rmSync(cwd, { recursive: true })
})

const built = (file: string) => readFileSync(join(cwd, 'out/current', file), 'latin1')

const photosBuilt = () => globSync('out/current/**/*.avif', { cwd }).map((path) => basename(path))

const imageOn = (page: Page) => page.getByRole('img', { name: 'A baker in her shop' })

const isDrawn = (page: Page) =>
  imageOn(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 152)

test('a photo is published as it is, and one that no page shows is not', () => {
  const [file = '', ...others] = photosBuilt()
  expect(file).toMatch(/^anna-[\w-]{8}\.avif$/)
  expect(others).toEqual([])
  expect(built(`assets/${file}`)).toBe(photo)
  for (const [home, alt] of [
    ['index.html', 'A baker in her shop'],
    ['nl/index.html', 'Een bakker in haar winkel'],
  ] as const) {
    const [image = ''] = built(home).match(/<img [^>]*>/) ?? []
    for (const attribute of [`src="/assets/${file}"`, `alt="${alt}"`])
      expect(image).toContain(attribute)
  }
})

test.for([
  { width: 390, hasJavaScript: true },
  { width: 1440, hasJavaScript: true },
  { width: 1440, hasJavaScript: false },
])('nothing moves when it comes, $width px wide, scripts: $hasJavaScript', async (visitor) => {
  const page = await newPage({ siteUrl: server.url, ...visitor })
  const held = Promise.withResolvers<void>()
  await page.route('**/*.avif', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const places = async () => [
    await imageOn(page).boundingBox(),
    await page.locator('.proof').boundingBox(),
  ]
  await imageOn(page).scrollIntoViewIfNeeded()
  const before = await places()
  expect(before[0]).toMatchObject({ width: 76, height: 95 })
  expect(await isDrawn(page)).toBe(false)

  held.resolve()
  await eventually(() => isDrawn(page)).toBe(true)
  expect(await places()).toEqual(before)
})

test('it is seen and read in forced colours, in the dark and on paper', async () => {
  const page = await newPage({ siteUrl: server.url })
  await page.goto('/')
  await imageOn(page).scrollIntoViewIfNeeded()
  await eventually(() => isDrawn(page)).toBe(true)
  expect(await page.locator('.proof figcaption').innerText()).toBe('Anna, baker, her shop')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The small site has no title on its page.
    const against = (await violations(page)).filter((each) => !each.startsWith('page-has-heading'))
    expect(against).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lostInForcedColors(page)).toEqual([])

  await page.emulateMedia({ forcedColors: null, media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await imageOn(page).boundingBox()).toMatchObject({ width: 76, height: 95 })
  expect(await page.locator('.proof blockquote').isVisible()).toBe(true)
})

test('a build after another photo took its place publishes that, at another address', async () => {
  const shown = () => /[^/"]*\.avif/.exec(built('index.html'))?.[0] ?? ''
  const before = shown()
  writeFileSync(join(cwd, 'content/photos/anna.avif'), other, 'latin1')
  expect(await build()).toMatchObject({ code: 0 })
  expect(shown()).not.toBe(before)
  expect(built(`assets/${shown()}`)).toBe(other)
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
