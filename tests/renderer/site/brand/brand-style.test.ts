import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandIn } from '#generator/index.ts'
import { brandClasses, brandStyle } from '#renderer/site/brand/brand-style.ts'
import { brandFonts } from '#renderer/site/brand/font-faces.ts'
import { localFonts } from '#renderer/site/brand/font-fallback.ts'
import { ownProject } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

const { brand } = ownProject
const packageFont = (name: string) =>
  `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
const host = readFileSync(join(projectRoot, packageFont('host-grotesk')))
const familjen = readFileSync(join(projectRoot, packageFont('familjen-grotesk')))

/** A folder with fonts. */
const root = mkdtempSync(join(tmpdir(), 'diptych-fonts-'))
const beside = (name: string) => join(root, name)
const letters = 'abcdefghijklmnopqrstuvwxyz '

beforeAll(async () => {
  for (const [name, contents] of [
    ['host.woff2', host],
    ['familjen.woff2', familjen],
    ['light.woff2', await subsetFont(familjen, letters, { variationAxes: { wght: 400 } })],
    ['bold.woff2', await subsetFont(familjen, letters, { variationAxes: { wght: 700 } })],
    ['accents.woff2', await subsetFont(host, 'éë', { targetFormat: 'woff2' })],
  ] as const) {
    writeFileSync(beside(name), contents)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** The numbers of a fallback, in percent. */
const numbersOf = (styles: string, name: string) =>
  Array.from(
    (new RegExp(`font-family: ${name};([^}]*)`).exec(styles)?.[1] ?? '').matchAll(/([\d.]+)%/g),
    ([, number]) => Number(number),
  )

type Fonts = typeof brand.fonts
type Font = Fonts['text']
const font = (files: readonly string[], more: Partial<Font> = {}): Font => ({
  ...{ family: 'Own', like: 'sans-serif' },
  files: files.map((file) => ({ file: beside(file), weights: [400, 700], italic: false })),
  ...more,
})
const system = font([])
const styleWith = (fonts: Partial<Fonts>) =>
  brandStyle({ ...brand, fonts: { display: system, text: system, ...fonts } }, beside('brand.css'))

test.for<{ file: string; like?: Font['like']; numbers: readonly number[] }>([
  { file: 'host.woff2', numbers: [105.3, 96.4, 29.9, 0] },
  { file: 'familjen.woff2', numbers: [94.7, 108.3, 23.8, 0] },
  { file: 'host.woff2', like: 'serif', numbers: [116.1, 87.4, 27.1, 0] },
  { file: 'host.woff2', like: 'monospace', numbers: [78.1, 130, 40.4, 0] },
  { file: 'accents.woff2', numbers: [100, 101.5, 31.5, 0] },
])('$file, $like: $numbers', async ({ file, like = 'sans-serif', numbers }) => {
  const style = await styleWith({ text: font([file], { like }) })
  expect(numbersOf(style, 'fallback-text')).toEqual(numbers)
  expect(style).toContain(`--text: "Own", fallback-text, ${like};`)
  const names = Array.from(style.matchAll(/local\("([^"]+)"\)/g), ([, name]) => name)
  expect(names).toEqual(localFonts[like].names)
})

test('a heading is measured in bold: in the weight of a font, or in the file with that weight', async () => {
  const variable = font(['familjen.woff2'])
  const apart = font([], {
    files: [
      { file: beside('light.woff2'), weights: [400], italic: false },
      { file: beside('bold.woff2'), weights: [700], italic: false },
    ],
  })
  const both = await styleWith({ display: variable, text: variable })
  expect(numbersOf(both, 'fallback-display')[0]).toBe(100)
  expect(numbersOf(both, 'fallback-text')[0]).toBe(94.7)
  const parts = await styleWith({ display: apart, text: apart })
  const [bold = 0] = numbersOf(parts, 'fallback-display')
  const [light = 0] = numbersOf(parts, 'fallback-text')
  expect(bold / light).toBeCloseTo(1.06, 1)
  expect(bold).toBeGreaterThan(light)
})

test.for([[[]], [['missing.woff2']]])(
  'a font of the files %j has no fallback',
  async ([files = []]) => {
    const style = await styleWith({ text: font(files, { family: 'Georgia', like: 'serif' }) })
    expect(style).toContain('--text: "Georgia", serif;')
    expect(style).not.toContain('fallback-')
  },
)

test('a file is told with its weights, its slant and its letters', async () => {
  const files = [
    { file: beside('fonts/own.woff2'), weights: [300, 800], italic: true, range: 'U+0400-045F' },
  ]
  expect(await styleWith({ text: font([], { files }) })).toContain(
    `@font-face {
font-family: "Own";
src: url("./fonts/own.woff2") format("woff2");
font-weight: 300 800;
font-style: italic;
unicode-range: U+0400-045F;
font-display: swap;
}`,
  )
})

test('letters are looked for in the files of their weight first, then in the others, then in the other font', () => {
  const files = (['thin', 'slanted', 'bold'] as const).map((file) => ({
    file,
    weights: [{ thin: 100, slanted: 700, bold: 700 }[file]],
    italic: file === 'slanted',
  }))
  const fonts = {
    display: font([], { files }),
    text: font([], { files: [{ file: 'text', weights: [400], italic: false }] }),
  }
  const { display, text } = brandFonts({ ...brand, fonts })
  expect(display.map(({ file }) => file)).toEqual(['bold', 'thin', 'text'])
  expect(text.map(({ file }) => file)).toEqual(['text', 'bold', 'thin'])
})

test('a site without tints has no style of any', () => {
  expect(brandClasses(brandIn(new Map()))).not.toContain('.tint')
  expect(brandClasses(brand)).toContain('.tint-sea {\n--hue: 165;\n--accent: oklch(0.86 0.17 118);')
})
