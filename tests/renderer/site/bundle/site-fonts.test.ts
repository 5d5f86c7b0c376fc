import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import type { Bundle } from '#renderer/site/bundle/bundle.ts'
import { keptFonts, withFonts } from '#renderer/site/bundle/site-fonts.ts'
import { charactersIn } from '#renderer/site/bundle/subset-fonts.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { ownProject } from '../../../support/project.ts'

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
  ),
)

test.for([
  { texts: ['plain text, {{price.core}}'], characters: '' },
  { texts: ['één', 'één'], characters: 'Éé' },
  { texts: ['Straße'], characters: 'Sß' },
  { texts: ['"caf\\u00e9"'], characters: 'Éé' },
  { texts: ['"\\xeb"', 'ø'], characters: 'ËØëø' },
])('$texts need “$characters”', ({ texts, characters }) => {
  expect(charactersIn(texts)).toBe(characters)
})

const path = 'assets/host-abcdefgh.woff2'
/** Long enough to be compressed. */
const rule = `src: url("/${path}"); ${'a'.repeat(600)}`
const style = { name: 'faq', href: '/assets/faq.css', text: rule }
const bundle: Bundle = {
  ...{ id: 'id', boot: '', entry: '/assets/entry.js', modules: {}, fonts: [`/${path}`] },
  files: new Map<string, string | Uint8Array>([
    [path, font],
    ['assets/faq.css', rule],
    ['assets/faq.css.br', 'of another name'],
    ['assets/entry.js', 'start()'],
  ]),
  ...{ commonStyle: rule, sectionStyles: { faq: style }, bareStyle: undefined },
  lateStyle: { name: 'late', href: '/assets/late.css' },
  sprite: { file: 'assets/tiles.svg', text: '' },
}

const fontsFor = (characters: string | undefined, folder = temporaryFolder()) =>
  keptFonts({ project: ownProject, folder, whole: new Map([[path, font]]), characters })

test('a font has the letters of the site, and everything names it anew', async () => {
  const [few, more] = [await fontsFor(''), await fontsFor('ëéïöü')]
  const [name = ''] = few.files.keys()
  const dressed = withFonts(bundle, few)

  expect(few.files.get(name)?.length).toBeLessThan(font.length * 0.7)
  expect([...more.files.keys()]).not.toContain(name)
  expect(dressed.fonts).toEqual([`/${name}`])
  const renamed = rule.replace(path, name)
  expect(dressed.commonStyle).toBe(renamed)
  expect(dressed.sectionStyles).toEqual({ faq: { ...style, text: renamed } })
  expect(String(dressed.files.get('assets/faq.css'))).toBe(renamed)
  const compressed = brotliDecompressSync(dressed.files.get('assets/faq.css.br') ?? '')
  expect(String(compressed)).toBe(renamed)
  expect(dressed.files.get('assets/entry.js')).toBe('start()')
  expect(dressed.files.has(path)).toBe(false)
  expect(dressed.id).not.toBe(withFonts(bundle, more).id)
})

test('a price has its sign, though no text of the site writes it', async () => {
  const [text] = (await fontsFor('')).plain.text
  const letters = new Set(new Face(new Blob(text ?? new Uint8Array())).collectUnicodes())
  for (const sign of '€£–') expect(letters.has(sign.codePointAt(0) ?? 0), sign).toBe(true)
})

test('without characters, fonts are whole', async () => {
  const { files } = await fontsFor(undefined)
  expect([...files.values()].map(({ length }) => length)).toEqual([font.length])
})

test('the same characters are the same fonts, from disk', async () => {
  const folder = temporaryFolder()
  const [one, other] = [await fontsFor('é', folder), await fontsFor('é', folder)]
  expect(other).toEqual(one)
  expect(one.plain.display.length).toBeGreaterThan(0)
})
