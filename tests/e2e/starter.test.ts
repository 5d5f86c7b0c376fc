import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPage } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { type CliServer, runCli, startCli } from './command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'diptych-starter-'))
const place = { engine: projectRoot, cwd: join(folder, 'rye') }
let server: CliServer

beforeAll(async () => {
  const options = ['--name', 'Rye', '--languages', 'en,nl', '--hue', '38']
  expect(await runCli(['init', place.cwd, ...options])).toMatchObject({ code: 0, stderr: '' })
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

test('its form arrives', async () => {
  const page = await newPage({ siteUrl: server.url })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get in touch' }).first().click()
  await page.getByLabel('Your name').fill('Anna')
  await page.getByLabel('Email address').fill('anna@devries.example')
  await page.getByLabel('Your message').fill('Two loaves, please.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Your message is with us').waitFor()
})
