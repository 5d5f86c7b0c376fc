import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { charactersIn, cutFonts, plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { ownProject } from '../../../support/project.ts'

test.for([
  { texts: ['plain text, {{price.core}}'], characters: '' },
  { texts: ['één', 'één'], characters: 'Éé' },
  { texts: ['Straße'], characters: 'Sß' },
  { texts: ['"caf\\u00e9"'], characters: 'Éé' },
  { texts: ['"\\xeb"', 'ø'], characters: 'ËØëø' },
])('$texts need “$characters”', ({ texts, characters }) => {
  expect(charactersIn(texts)).toBe(characters)
})

const { brand } = ownProject
const sizes = (characters: string | undefined) =>
  cutFonts(brand, characters, async ({ fonts }) =>
    [...fonts.display.files, ...fonts.text.files].map(({ file }) => readFileSync(file).length),
  )

test('a font has the letters of the site, without any all', async () => {
  const [few, more, whole] = [await sizes(''), await sizes('ëéïöü'), await sizes(undefined)]
  for (const [index, size] of few.entries()) {
    expect(size).toBeLessThan(more[index] ?? 0)
    expect(size).toBeLessThan(0.7 * (whole[index] ?? 0))
  }
  expect(few.length).toBeGreaterThan(0)
})

test('a price has its sign, though no text of the site writes it', async () => {
  const [text = new Uint8Array()] = (await plainFonts(brand, '')).text
  const letters = new Set(new Face(new Blob(text)).collectUnicodes())
  for (const sign of '€£–') expect(letters.has(sign.codePointAt(0) ?? 0), sign).toBe(true)
})
