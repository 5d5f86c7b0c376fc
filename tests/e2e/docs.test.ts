import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { folderWith } from '../cli/diptych.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { eventually, newPage } from '../support/browser-page.ts'
import { projectRoot } from '../support/project-root.ts'
import { violations } from './axe.ts'
import { runCli } from './command-line.ts'

test('the gallery opens from a file, draws every example in both themes and fits a phone', async () => {
  const file = join(temporaryFolder(), 'gallery.html')
  expect(await runCli(['docs', '--out', file])).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(file, 'utf8')).not.toMatch(/url\(["']?(?!data:|#)|<link[^>]* href="(?!data:)/)

  const page = await newPage({ colorScheme: 'dark' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  const places = await page.locator('[data-example]').count()
  expect(places).toBeGreaterThan(30)

  await eventually(async () => (await framesOf(page)).length).toBe(places)
  await eventually(() => incompleteFrames(page)).toEqual([])

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await eventually(() => incompleteFrames(page)).toEqual([])
  expect(await page.evaluate(elementsBeyondTheEdge)).toEqual([])

  const fields = await page.locator('.fields > li').count()
  expect(await page.evaluate(keepOneOfEachKind)).toBeLessThan(fields / 10)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await eventually(() => incompleteFrames(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(requests.filter((url) => !/^(file|data|about):/.test(url))).toEqual([])
})

const hours = {
  'x-section': true,
  'x-title': 'Opening times',
  description: 'When the door is open.',
  required: ['look'],
  properties: {
    look: {
      'x-title': 'Look',
      description: 'row: all days in a row, for a footer. column: a day below the other.',
      enum: ['row', 'column'],
    },
  },
  examples: ['row', 'column'].map((look) => ({ type: 'hours', id: `hours-${look}`, look })),
}

const component = `import type { HoursSection } from '#site/types.ts'

export function Hours({ section: { id, look } }: { readonly section: HoursSection }) {
  if (look === 'column') throw new Error('There is no column.')
  return <section id={id}>From nine to five</section>
}
`

test('a section type of the site that throws for an example stops no other, and is told in Dutch', async () => {
  const cwd = folderWith()
  const folder = join(cwd, 'sections/hours')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.json'), JSON.stringify(hours, null, 2))
  writeFileSync(join(folder, 'section.tsx'), component)
  const place = { engine: projectRoot, cwd }

  const { code, stdout, stderr } = await runCli(['docs', '--lang', 'nl'], {}, place)
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  const told = stdout.replaceAll(/\s+/g, ' ')
  expect(told).toContain('schema/broken-section')
  expect(told).toMatch(/sections\/hours\/schema\.json:\d+:\d+/)
  expect(told).toContain(
    'De soort sectie "hours" kan dit voorbeeld niet tekenen: There is no column.',
  )
  expect(told).toContain('Herstel sections/hours/section.tsx')

  const html = readFileSync(join(cwd, '.docs/index.html'), 'utf8')
  const [, article = ''] = /<article id="section-hours">(.*?)<\/article>/s.exec(html) ?? []
  expect(article).toContain('<code>row</code></h4><p>all days in a row, for a footer.</p>')
  expect(article).toContain('From nine to five')
  expect(article).toContain(
    '<code>column</code></h4><p>a day below the other.</p><p>Dit voorbeeld kan niet getekend worden. sections/hours/section.tsx meldt: There is no column.</p>',
  )
  expect(html.match(/data-example=/g)?.length).toBeGreaterThan(10)
})

/** What the frames of the examples show. */
const framesOf = (page: Page) =>
  page.locator('[data-example] iframe').evaluateAll((frames) =>
    frames.map((frame) => {
      if (!(frame instanceof HTMLIFrameElement)) throw new Error('This is no frame.')
      const { contentDocument: inside, clientHeight: height, title } = frame
      const root = inside?.documentElement ?? frame
      const ground = getComputedStyle(document.documentElement).backgroundColor
      return {
        title,
        isFilled: /\S/.test(inside?.querySelector('main')?.innerText ?? ''),
        isWhole: height > 60 && root.scrollHeight <= height && root.scrollWidth <= root.clientWidth,
        hasTheme: getComputedStyle(root).backgroundColor === ground,
        hasTiles: [...root.querySelectorAll('use')].every((use) =>
          inside?.getElementById(use.href.baseVal.slice(1)),
        ),
        hasFont: [...(inside?.fonts ?? [])].some(
          ({ family, status }) => /Host Grotesk/.test(family) && status === 'loaded',
        ),
      }
    }),
  )

const incompleteFrames = async (page: Page) =>
  (await framesOf(page)).filter(({ title: _, ...seen }) => Object.values(seen).includes(false))

const elementsBeyondTheEdge = () =>
  Array.from(document.querySelectorAll('body *'))
    .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth)
    .map((each) => each.outerHTML.slice(0, 200))

/** Removes the fields that are marked up as an earlier one, as a scan of all takes seconds. Returns how many stay. */
const keepOneOfEachKind = () => {
  const kinds = new Set<string>()
  for (const field of document.querySelectorAll('.fields > li')) {
    const elements = Array.from(field.querySelectorAll('*'), (each) => each.cloneNode(false))
    const kind = elements.map((each) => (each instanceof Element ? each.outerHTML : ''))
    // A field may have any number of values.
    const key = kind.filter((each, index) => each !== kind[index - 1]).join('')
    if (kinds.has(key)) field.remove()
    kinds.add(key)
  }
  return kinds.size
}
