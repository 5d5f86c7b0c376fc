import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Page as PageData, ToolShortLink } from '#site/types.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { contentWithProvider } from '../../support/provider-content.ts'
import { violations } from '../axe.ts'
import { type CliServer, runCli, startCli } from '../command-line.ts'
import { toolBuilder } from '../routes.ts'
import { openWizard, words } from './wizard.ts'

let server: CliServer
let short: ToolShortLink
const out = mkdtempSync(join(tmpdir(), 'diptych-short-links-'))

beforeAll(async () => {
  cpSync(inject('siteOut'), out, { recursive: true })
  const content = contentWithProvider({ providerUrl: inject('providerUrl'), load: 'entry' })
  appendFileSync(join(content.folder, 'site.yaml'), '\nquiz:\n  shortLinks: true\n')
  const built = await runCli(['build', '--content', content.folder, '--out', out])
  content.remove()
  if (built.code !== 0) throw new Error(`${built.stdout}${built.stderr}`)
  server = await startCli(['serve', '--out', out])
  const answer = await fetch(`${server.url}${toolBuilder}/page.json`)
  const { page }: { page: PageData } = await answer.json()
  if (!page.toolBuilder?.shortLink) throw new Error('The page has no words of short links.')
  short = page.toolBuilder.shortLink
}, 600_000)
afterAll(async () => {
  await server.stop()
  rmSync(out, { recursive: true })
})

/** A quiz that a business has just made, with what its panel has. */
async function finish(failing: readonly RegExp[] = []) {
  const storage = { cookieNotice: 'true' }
  const wizard = await openWizard(server.url, { storage, failing })
  await wizard.answerAll()
  await wizard.fillContact()
  await wizard.submit.click()
  await wizard.play()
  await wizard.page.getByRole('heading', { name: words.keep.heading }).waitFor()
  await wizard.page.clock.resume()
  return panelOn(wizard.page)
}

function panelOn(page: Awaited<ReturnType<typeof newPage>>) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    ...{ page, button },
    target: field(words.keep.target),
    long: field(words.keep.link),
    link: field(short.link),
    secret: field(short.secret),
    said: (text: string) => page.getByText(text).waitFor(),
  }
}

const open = async (address: string, failing: readonly RegExp[] = []) => {
  const page = await newPage({ siteUrl: server.url, storage: { cookieNotice: 'true' }, failing })
  await page.goto(address)
  return page
}

test('a business keeps its quiz under a short link, changes it and deletes it by its secret address', async () => {
  const panel = await finish()
  await panel.target.fill('debril.example')
  await panel.button(short.make).click()
  const link = await panel.link.inputValue()
  const secret = await panel.secret.inputValue()
  expect(link).toMatch(/\/q\/fysio-vondel-\w{4}$/)
  expect(secret).toMatch(new RegExp(`^${link}#edit=[\\w-]{32}$`))
  expect(await violations(panel.page)).toEqual([])

  // What a visitor gets: the owner's quiz, and nothing to change it with.
  const visitor = await open(link)
  await visitor.getByRole('radio').first().waitFor()
  await eventually(() => visitor.title()).toContain('Fysio Vondel')
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await visitor.getByRole('heading', { name: words.keep.heading }).count()).toBe(0)
  expect(new URL(visitor.url()).pathname).toBe(new URL(link).pathname)

  // What its owner gets later.
  const later = panelOn(await open(secret))
  await later.said(short.secretText)
  expect(await later.target.inputValue()).toBe('https://debril.example/')
  await later.target.fill('tel:0612345678')
  await later.button(short.change).click()
  await later.said(short.changed)
  const kept = await fetch(link.replace('/q/', '/api/quizzes/'))
  expect((await kept.json()).action.link).toBe('tel:0612345678')

  await later.button(short.erase).click()
  expect((await fetch(link)).status).toBe(200)
  await later.button(short.sure).click()
  await later.said(short.erased)
  expect(await later.link.count()).toBe(0)
  const gone = await open(link, [/\/q\//])
  expect(await gone.getByText(short.removed).isVisible()).toBe(true)
})

test('if the server keeps nothing, the long link stands there and says so', async () => {
  const panel = await finish([/\/api\/quizzes/])
  await panel.page.route('**/api/quizzes', (route) => route.fulfill({ status: 503 }))
  await panel.button(short.make).click()
  await panel.said(short.failed)
  expect(await panel.long.inputValue()).toContain(`${toolBuilder}#quiz=`)
  expect(await panel.link.count()).toBe(0)
  await eventually(() => panel.button(short.make).isEnabled()).toBe(true)
})

test('a site without short links has neither row nor routes', async () => {
  expect(words.shortLink).toBeUndefined()
  const url = inject('siteUrl')
  expect((await fetch(`${url}/q/a-2345`)).headers.get('content-type')).toContain('text/html')
  expect((await fetch(`${url}/q/a-2345`)).status).toBe(404)
  const post = await fetch(`${url}/api/quizzes`, { method: 'POST', body: '{}' })
  expect([post.status, (await post.json()).code]).toEqual([404, 'not_found'])
})
