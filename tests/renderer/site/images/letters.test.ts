import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { setTitle } from '#renderer/site/images/card/set-title.ts'
import { fontLetters } from '#renderer/site/images/font-letters.ts'
import { readLetters } from '#renderer/site/images/letters.ts'
import { projectRoot } from '../../../support/project-root.ts'

const fileOf = (family: string, part: string) =>
  `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
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
  const room = { first: 72, least: 16, width: 486, most: 5 }
  expect(setTitle('One 🎉 page 🎉', letters, room)).toEqual(setTitle('One page', letters, room))
  expect(letters.outlines('O🎉K', 40)).toBe(letters.outlines('OK', 40))
})

test('the characters that a file can show are its own and those made of them', async () => {
  const [latinOnly, more] = await Promise.all(
    ['latin', 'latin-ext'].map(async (part) =>
      fontLetters(join(projectRoot, 'node_modules', fileOf('familjen-grotesk', part))),
    ),
  )
  for (const each of ['ç', '€', '\u00a0', '\u200b', 'é', 'ñ']) expect(latinOnly).toContain(each)
  for (const each of ['ż', 'ł'])
    expect([latinOnly?.includes(each), more?.includes(each)], each).toEqual([false, true])
  for (const each of ['П', '見', '🎉'])
    expect([latinOnly, more].some((all) => all?.includes(each))).toBe(false)
})
