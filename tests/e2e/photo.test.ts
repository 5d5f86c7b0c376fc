import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { contentWith, diptych, folderWith } from '../cli/diptych.ts'
import { siteWithPerson } from '../generator/site-with-person.ts'
import type { Changes } from '../generator/small-site.ts'
import { writeFiles } from '../generator/temporary-folder.ts'
import { avif } from '../support/avif.ts'
import { eventually, newPage } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { type CliServer, startCli } from './command-line.ts'
import { lostInForcedColors } from './settings-checks.ts'

/** A photo that browsers can draw, as text in which each letter is a byte. */
const photo = readFileSync(join(projectRoot, 'tests/fixtures/photos/anna.avif'), 'latin1')
/** Another one with the same picture. */
const other = `${photo}\0\0\0\u0009free\0`
const person = siteWithPerson('anna', { 'photos/anna.avif': photo })

/** A site with the section types of this one. */
function siteWith(changes: Changes): string {
  const folder = folderWith(changes)
  addSectionTypes(folder)
  return folder
}

const addSectionTypes = (folder: string) =>
  cpSync(ownSectionFolder({ site: projectRoot }), join(folder, 'sections'), { recursive: true })

const cwd = mkdtempSync(join(tmpdir(), 'diptych-photo-'))
let server: CliServer

beforeAll(async () => {
  const bram = avif({ width: 304, height: 380 })
  writeFiles(cwd, contentWith({ ...person, 'photos/bram.avif': bram }))
  addSectionTypes(cwd)
  expect(await diptych(['build'], { cwd })).toMatchObject({ code: 0 })
  server = await startCli(['serve'], {}, { engine: projectRoot, cwd })
})

afterAll(async () => {
  await server?.stop()
  rmSync(cwd, { recursive: true })
})

const built = (file: string) => readFileSync(join(cwd, '.dist/current', file), 'latin1')

const photosBuilt = () => globSync('.dist/current/**/*.avif', { cwd }).map((path) => basename(path))

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
  expect(await diptych(['build'], { cwd })).toMatchObject({ code: 0 })
  expect(shown()).not.toBe(before)
  expect(built(`assets/${shown()}`)).toBe(other)
})

test('the dev server shows a photo, and another one that takes its place', async () => {
  const place = { engine: projectRoot, cwd: siteWith(person) }
  const dev = await startCli(['dev'], {}, place)
  onTestFinished(dev.stop)
  const page = await newPage({ siteUrl: dev.url })
  await page.goto('/')
  const address = () => imageOn(page).getAttribute('src')
  await imageOn(page).scrollIntoViewIfNeeded()
  await eventually(() => isDrawn(page)).toBe(true)
  const before = await address()

  writeFileSync(join(place.cwd, 'content/photos/anna.avif'), other, 'latin1')
  await eventually(address).not.toBe(before)
  await eventually(() => isDrawn(page)).toBe(true)
})

test('a person who stands in for one stops a release, and no other build', async () => {
  const standing = siteWith({
    ...person,
    'stand-ins.yaml': "- { at: 'pages/home#sections[proof]', needs: A client who agrees. }\n",
  })
  const released = await diptych(['build', '--release'], { cwd: standing })
  expect(released).toMatchObject({ code: 1 })
  expect(released.stdout + released.stderr).toContain('A client who agrees.')
  const drafted = await diptych(['validate', '--format', 'concise'], { cwd: standing })
  expect(drafted.stdout).not.toContain('stand-in/left')
})
