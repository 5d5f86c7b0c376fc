import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import culori from 'culori/require'
import { expect, test } from 'vitest'
import { tintPalette } from '#generator/brand/palette.ts'
import { pairs } from '#generator/rules/brand/contrast.ts'
import { firstLook, hues, readLook } from '#renderer/client/builder/look/look.ts'
import { ownProject } from '../../../../support/project.ts'
import { projectRoot } from '../../../../support/project-root.ts'

const logo = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
).toString('base64')}`

test.for<readonly [name: string, value: unknown, isTaken: boolean]>([
  ['the first', firstLook, true],
  ['another', { hue: 10, corners: 'round' }, true],
  ['one with a logo', { hue: 10, corners: 'square', logo }, true],
  ['no hue of ours', { hue: 11, corners: 'soft' }, false],
  ['a hue in words', { hue: '264', corners: 'soft' }, false],
  ['a hue that is a style', { hue: '0; background: url(//evil.example)', corners: 'soft' }, false],
  ['a hue of no number', { hue: Number.NaN, corners: 'soft' }, false],
  ['other corners', { hue: 264, corners: 'pointed' }, false],
  ['inherited corners', { hue: 264, corners: 'toString' }, false],
  ['a hostile logo', { hue: 264, corners: 'soft', logo: 'javascript:go()' }, false],
  ['nothing', null, false],
  ['a text', 'teal', false],
])('a look of a quiz from elsewhere: %s, %s, %s', ([, value, isTaken]) => {
  expect(readLook(value)).toEqual(isTaken ? value : undefined)
})

test('what else a look says is left out', () => {
  expect(readLook({ ...firstLook, onload: 'go()' })).toEqual(firstLook)
})

/** What `tint.css` adds to the palette, and `.own` to both. */
const declared = ['plans/tint.css', 'builder/look/own-look.css'].flatMap((sheet) => {
  const text = readFileSync(join(projectRoot, 'renderer/client', sheet), 'utf8').split('@media')[0]
  return Array.from(
    (text ?? '').matchAll(
      /--([\w-]+): (light-dark\((oklch\([^;]*\)), (oklch\([^;]*\))\)|var\([^;]*\));/g,
    ),
    ([, name = '', both = '', light, dark]) =>
      [name, light && dark ? [light, dark] : [both]] as const,
  )
})

const colorsOf = (hue: number): Readonly<Record<string, readonly string[]>> => ({
  ...ownProject.brand.colors,
  ...tintPalette(hue),
  ...Object.fromEntries(declared),
})

function colorIn(hue: number, name: string, theme: number): string {
  const all = colorsOf(hue)[name] ?? []
  const value = (all[theme] ?? all[0] ?? '').replaceAll('var(--hue)', `${hue}`)
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colorIn(hue, other, theme)
}

/** Beside the pairs of every brand, those that stand in a quiz. */
const all = [
  ...pairs,
  ...[['ink', 'raise', 7] as const, ['ink', 't-p', 7] as const, ['edge', 'sunk', 3] as const],
  ...[['mark', 'raise', 3] as const, ['mark', 'sunk', 3] as const, ['panel', 'bg', 1.5] as const],
]

test('the sheets of the look are read', () => {
  expect(declared.map(([name]) => name)).toEqual(
    expect.arrayContaining(['raise', 'edge', 'panel', 'bed', 'link', 'focus']),
  )
})

test.for(hues.flatMap((hue) => ['light', 'dark'].map((theme, place) => ({ hue, theme, place }))))(
  'everything in a quiz of hue $hue can be read in the $theme theme',
  ({ hue, place }) => {
    for (const [front, back, least] of all) {
      const [one, other] = [front, back].map((name) =>
        culori.clampChroma(colorIn(hue, name, place), 'oklch'),
      )
      if (!one || !other) throw new Error(`${front} or ${back} is no colour.`)
      expect(culori.wcagContrast(one, other), `${front} on ${back}`).toBeGreaterThanOrEqual(least)
    }
  },
)
