import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { charactersIn, subsetFonts } from '#renderer/site/bundle/subset-fonts.ts'

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

test('a font has the letters of the site, and style sheets have its new name', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['assets/host-abc.woff2', font],
    ['assets/common.css', 'src: url("/assets/host-abc.woff2")'],
    ['assets/entry.js', 'start()'],
  ])
  const few = await subsetFonts(files, '')
  const more = await subsetFonts(files, 'ëéïöü')
  const [name = ''] = [...few.keys()].filter((path) => path.endsWith('.woff2'))

  expect(few.get('assets/common.css')).toBe(`src: url("/${name}")`)
  expect(few.get('assets/entry.js')).toBe('start()')
  expect(few.get(name)?.length).toBeLessThan(font.length * 0.7)
  expect([...more.keys()]).not.toContain(name)
})
