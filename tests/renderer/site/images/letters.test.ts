import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandFonts } from '#renderer/site/bundle/font-faces.ts'
import { lettersIn, plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { setTitle } from '#renderer/site/images/card/set-title.ts'
import { readLetters } from '#renderer/site/images/letters.ts'
import { missingLetters } from '#renderer/site/images/missing-letters.ts'
import { projectFolders } from '../../../support/folders.ts'
import { projectRoot } from '../../../support/project-root.ts'

const fileOf = (family: string, part: string) =>
  `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
const face = (name: string, file: string, more = '') =>
  `@font-face { font-family: "${name}"; src: url("${file}") format("woff2"); ${more} }`

/** Two families, one of them in two files, each with letters of its own. */
const styles = `
  /* ${face('Familjen', 'removed.woff2')} */
  ${face('Familjen', 'italic.woff2', 'font-weight: 400 700; font-style: italic;')}
  ${face('Familjen', 'thin.woff2', 'font-weight: 100;')}
  ${face('Familjen', fileOf('familjen-grotesk', 'latin'), 'font-weight: 400 700; unicode-range: U+0000-00FF;')}
  ${face('Familjen', fileOf('familjen-grotesk', 'latin-ext'), 'font-weight: 400 700; unicode-range: U+0100-02BA;')}
  ${face('Host', fileOf('host-grotesk', 'latin'), 'font-weight: 300 800;')}
  ${face('Unused', 'unused.woff2')}
  :root { --display: "Familjen", serif; --text: "Host", sans-serif; }`

const names = (files: readonly string[]) =>
  files.map((file) =>
    file
      .split('/')
      .at(-1)
      ?.replace(/-wght.*|\.woff2/, ''),
  )

test('a list has all files of its family, those of its weight first, then those of the other list', () => {
  const { display, text } = brandFonts(projectFolders, styles)
  const [latin, ext, host] = [
    'familjen-grotesk-latin',
    'familjen-grotesk-latin-ext',
    'host-grotesk-latin',
  ]
  expect(names(display)).toEqual([latin, ext, 'thin', host])
  expect(names(text)).toEqual([host, latin, ext, 'thin'])
})

const [latin, ext] = await Promise.all(
  ['latin', 'latin-ext'].map((part) =>
    plainFonts([join(projectRoot, 'node_modules', fileOf('familjen-grotesk', part))]),
  ),
)
const both = [...(latin ?? []), ...(ext ?? [])]
const set = { weight: 700, spacing: -0.024 }

test('a letter is that of the first font that has it', () => {
  const [first, second, all] = [latin ?? [], ext ?? [], both].map((fonts) =>
    readLetters(fonts, set),
  )
  expect(all?.outlines('Walls', 40)).toBe(first?.outlines('Walls', 40))
  expect(all?.outlines('łĘž', 40)).toBe(second?.outlines('łĘž', 40))
  expect(first?.outlines('ł', 40)).toBe('')

  const mixed = all?.glyphs('Wał', 40) ?? []
  expect(mixed.map(({ face: each }) => each)).toEqual([0, 0, 1])
  const before = (first?.width('Wa', 40) ?? 0) - set.spacing * 80
  expect(mixed[2]?.x).toBeCloseTo(before + 2 * set.spacing * 40, 6)
})

test('a word that no font can show leaves no gap', () => {
  const letters = readLetters(both, set)
  expect(setTitle('One 🎉 page 🎉', letters)).toEqual(setTitle('One page', letters))
  expect(letters.outlines('O🎉K', 40)).toBe(letters.outlines('OK', 40))
})

test.for([
  { text: 'Façade, 5 × €599', missing: [] },
  { text: 'Zażółć gęślą jaźń', missing: [] },
  { text: 'letters\u00a0apart\u202fand\u00ad hidden\u200b', missing: [] },
  { text: 'of two parts: e\u0301 n\u0303', missing: [] },
  { text: 'pictures 🎉 👍🏽 🇺🇦 ❤️', missing: [] },
  { text: 'Плитка й стіни', missing: [...'Плиткайсн', 'і'].toSorted() },
  { text: '見積', missing: ['積', '見'] },
])('of “$text” no font has $missing', async ({ text, missing }) => {
  const letters = new Set(await lettersIn(both))
  expect(missingLetters(text, letters).toSorted()).toEqual([...new Set(missing)].toSorted())
})
