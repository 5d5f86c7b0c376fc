import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFolder } from '#generator/index.ts'
import { listedFonts, weightOf, withoutComments } from '#renderer/site/bundle/font-faces.ts'
import { addFallbacks, localLike } from '#renderer/site/bundle/font-fallbacks.ts'
import { readMeasures } from '#renderer/site/bundle/font-measures.ts'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { readLetters } from '#renderer/site/images/letters.ts'
import { projectFolders } from '../../../support/folders.ts'
import { projectRoot } from '../../../support/project-root.ts'

const brand = readFileSync(projectFolders.brand, 'utf8')
const packageFont = (name: string) =>
  `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
const host = readFileSync(join(projectRoot, packageFont('host-grotesk')))
const familjen = readFileSync(join(projectRoot, packageFont('familjen-grotesk')))

/** A project with fonts beside the style sheet of the brand. */
const root = mkdtempSync(join(tmpdir(), 'diptych-fonts-'))
const beside = (name: string) => join(root, name)
const folders = { ...projectFolders, brand: beside('brand.css') }

beforeAll(async () => {
  const plain = await subsetFont(host, 'abcdefghijklmnopqrstuvwxyz ', { targetFormat: 'sfnt' })
  for (const [name, contents] of [
    ['host.woff2', host],
    ['familjen.woff2', familjen],
    ['light.woff2', await subsetFont(familjen, 'abc xyz', { variationAxes: { wght: 400 } })],
    ['bold.woff2', await subsetFont(familjen, 'abc xyz', { variationAxes: { wght: 700 } })],
    ['accents.woff2', await subsetFont(host, 'éë', { targetFormat: 'woff2' })],
    // The seventh bit of `fsSelection` asks for the typographic measures.
    [
      'high.ttf',
      withNumbers(withNumbers(plain, 'OS/2', { 62: 0 }), 'hhea', { 4: 1200, 6: -400, 8: 100 }),
    ],
    ['asks.ttf', withNumbers(plain, 'OS/2', { 62: 0x80, 68: 900, 70: -100, 72: 50 })],
  ] as const) {
    writeFileSync(beside(name), contents)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** A font file with other numbers of two bytes in a table, by their places. */
function withNumbers(font: Buffer, table: string, numbers: Readonly<Record<number, number>>) {
  const changed = Buffer.from(font)
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== table) continue
    const start = font.readUInt32BE(entry + 8)
    for (const [place, number] of Object.entries(numbers))
      changed.writeUInt16BE(number & 0xffff, start + Number(place))
  }
  return changed
}

/** The numbers of a fallback, in percent. */
const numbersOf = (styles: string, name: string) =>
  Array.from(
    (new RegExp(`font-family: ${name};([^}]*)`).exec(styles)?.[1] ?? '').matchAll(/([\d.]+)%/g),
    ([, number]) => Number(number),
  )
const localsOf = (styles: string) =>
  Array.from(styles.matchAll(/local\("([^"]+)"\)/g), ([, name]) => name)

const face = (file: string, more = '') =>
  `@font-face { font-family: "Own"; src: url("./${file}"); ${more} }\n`

test.for([
  {
    styles: `${face('host.woff2')}:root { --text: "Own", sans-serif }`,
    numbers: [105.3, 96.4, 29.9, 0],
  },
  {
    styles: `${face('familjen.woff2')}:root { --text: Own, sans-serif }`,
    numbers: [94.7, 108.3, 23.8, 0],
  },
  {
    styles: `${face('host.woff2')}:root { --text: "Own", serif }`,
    numbers: [116.1, 87.4, 27.1, 0],
  },
  {
    styles: `${face('host.woff2')}:root { --text: 'Own', monospace }`,
    numbers: [78.1, 130, 40.4, 0],
  },
  { styles: `${face('high.ttf')}:root { --text: "Own" }`, numbers: [105.3, 113.9, 38, 9.5] },
  { styles: `${face('asks.ttf')}:root { --text: "Own" }`, numbers: [105.3, 85.4, 9.5, 4.7] },
  { styles: `${face('accents.woff2')}:root { --text: "Own" }`, numbers: [100, 101.5, 31.5, 0] },
])('$styles: $numbers', async ({ styles, numbers }) => {
  expect(numbersOf(await addFallbacks(folders, styles), 'fallback-text')).toEqual(numbers)
})

test('a heading is measured in bold: in the weight of a font, or in the file with that weight', async () => {
  const list = ':root { --display: "Own", sans-serif; --text: "Own", sans-serif }'
  const files = face('light.woff2', 'font-weight: 400;') + face('bold.woff2', 'font-weight: 700')
  const variable = await addFallbacks(folders, face('familjen.woff2') + list)
  const apart = await addFallbacks(folders, files + list)

  expect(numbersOf(variable, 'fallback-display')[0]).toBe(100)
  expect(numbersOf(variable, 'fallback-text')[0]).toBe(94.7)
  const [bold = 0] = numbersOf(apart, 'fallback-display')
  const [light = 0] = numbersOf(apart, 'fallback-text')
  expect(bold / light).toBeCloseTo(1.06, 1)
  expect(bold).toBeGreaterThan(light)
})

test.for([
  { last: 'sans-serif', names: ['Arial', 'Roboto-Regular', 'Liberation Sans'] },
  { last: 'serif', names: ['Times New Roman', 'Liberation Serif'] },
  { last: 'monospace', names: ['Courier New', 'Liberation Mono'] },
  { last: 'Helvetica', names: ['Arial', 'Roboto-Regular', 'Liberation Sans'] },
])('beside $last stands $names', async ({ last, names }) => {
  const after = await addFallbacks(folders, `${face('host.woff2')}:root { --code: "Own", ${last} }`)
  expect(localsOf(after)).toEqual(names)
  expect(after).toContain(`--code: "Own", fallback-code, ${last} }`)
})

test.for([
  ':root { --text: Georgia, serif }',
  `${face('host.woff2')}:root { --text: Georgia, "Own", serif }`,
  `${face('missing.woff2')}:root { --text: "Own", serif }`,
  '@font-face { font-family: Own; src: local("Own") }\n:root { --text: Own, serif }',
  '@font-face { font-family: Own; src: url(https://localhost/a.woff2) }\n:root { --text: Own, serif }',
])('%s stays as it is', async (styles) => {
  expect(await addFallbacks(folders, styles)).toBe(styles)
})

test('a rule in a comment does not count', async () => {
  const after = await addFallbacks(
    folders,
    `/* ${face('host.woff2')} */${face('familjen.woff2')}:root { --text: "Own", sans-serif }`,
  )
  expect(numbersOf(after, 'fallback-text')[0]).toBe(94.7)
})

const fonts = listedFonts(projectFolders, withoutComments(brand))

test('the site has a fallback for headings and one for texts', async () => {
  expect(fonts.map(({ list }) => list)).toEqual(['display', 'text'])
  const after = await addFallbacks(projectFolders, brand)
  // Measured by hand, both in weight 400: 95.53, 107.3, 23.55, and 106.02, 95.73, 29.71.
  const display = await readMeasures(fonts[0]?.file ?? '', 400)
  expect(display.ascent / 0.9553).toBeCloseTo(1.073, 3)
  expect(display.descent / 0.9553).toBeCloseTo(0.2355, 3)
  for (const [index, byHand] of [106.02, 95.73, 29.71, 0].entries()) {
    const derived = numbersOf(after, 'fallback-text')[index] ?? Number.NaN
    expect(Math.abs(derived - byHand)).toBeLessThanOrEqual(byHand / 100)
  }
})

test('headings are set in the weight that their font is measured in', () => {
  const base = readFileSync(join(projectRoot, 'renderer/client/styles/base.css'), 'utf8')
  const [, weight] = /\.display\s*\{[^}]*font-weight: (\d+)/.exec(base) ?? []
  expect(Number(weight)).toBe(weightOf('display'))
})

test.for(fonts.flatMap((font) => ['en', 'nl'].map((language) => ({ ...font, language }))))(
  'the fallback of --$list sets texts of $language as wide as the font',
  async ({ list, last, file, language }) => {
    const yaml = [
      ...readFolder(join(projectRoot, 'content', language, 'pages'), '.yaml').values(),
    ].join('\n')
    const words = (yaml.toLowerCase().match(/(?<![\w-])[a-z]+(?![\w:-])/g) ?? []).join(' ')
    expect(words.length).toBeGreaterThan(20_000)

    const [size = 0] = numbersOf(await addFallbacks(projectFolders, brand), `fallback-${list}`)
    const { widths } = localLike(last)
    const local = [...words].reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0)
    const letters = readLetters(await plainFonts([file]), { weight: weightOf(list) })
    const ratio = (local * size) / 100 / letters.width(words, 1)
    expect(ratio).toBeGreaterThan(0.985)
    expect(ratio).toBeLessThan(1.015)
  },
)
