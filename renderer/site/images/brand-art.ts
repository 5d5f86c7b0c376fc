import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
// One file: the entry of modules loads 250 of them.
import culori from 'culori/require'
import type { BrandData } from '#site/types.ts'
import { type BrandFonts, brandFonts, type FontFile } from '../brand/font-faces.ts'
import { drawingsOf } from '../bundle/sprite.ts'
import type { Project } from '../page-input.ts'

/** Colours as hexadecimal numbers, by their name in the style sheet. */
export type Colors = Readonly<Record<string, string>>

/** A tile with the colours of a theme. */
export const paint = (markup: string, colors: Colors): string =>
  markup.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colors[name] ?? 'currentColor')

/** What pictures are drawn from: the colours, fonts and tiles of the site. */
export interface BrandArt {
  /** The colours of the light and of the dark theme. */
  readonly light: Colors
  readonly dark: Colors
  /** The colours of each tint in the light theme. */
  readonly tints: Readonly<Record<string, Colors>>
  /** The content of the tiles and icons by their name. */
  readonly tiles: Readonly<Record<string, string>>
  readonly fonts: BrandFonts<readonly FontFile[]>
  /** A hash of what every card is drawn with, tiles apart. */
  readonly key: string
}

export function readBrandArt(project: Project): BrandArt {
  const { brand } = project
  const colors = brandColors(brand)
  const fonts = brandFonts(brand)
  const ending = extname(import.meta.url)
  const modules = drawing.map((name) => join(import.meta.dirname, `${name}${ending}`))
  const tints = tintColors(brand)
  return {
    ...colors,
    tints,
    tiles: drawingsOf(project),
    fonts,
    key: hashOf(
      JSON.stringify([colors.light, tints]),
      ...[...fonts.display, ...fonts.text].map(({ file }) => textOf(file)),
      ...modules.map(textOf),
    ),
  }
}

/** The colour of the browser's toolbar in each theme: the ground of the site. */
export const toolbarColors = ({ light, dark }: Pick<BrandArt, 'light' | 'dark'>) => ({
  light: light['bg'] ?? '',
  dark: dark['bg'] ?? '',
})

/** The colours of a brand as hexadecimal numbers. */
export const brandColors = (brand: BrandData): Pick<BrandArt, 'light' | 'dark'> => ({
  light: colorsOf(brand.colors, 0),
  dark: colorsOf(brand.colors, 1),
})

/** The colours of its tints: those of the site, those that follow from a hue, and those of the tint itself. */
const tintColors = ({ colors, tint, tints }: BrandData): BrandArt['tints'] =>
  Object.fromEntries(
    tints.map(({ name, hue, colors: own }) => {
      const all = Object.entries({ ...colors, ...tint, ...own }).map(([key, values]) => [
        key,
        values.map((value) => value.replaceAll('var(--hue)', String(hue))),
      ])
      return [name, colorsOf(Object.fromEntries(all), 0)]
    }),
  )

/** A hash of what is drawn: of two equal ones, only one has to be drawn. */
export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)

/** The modules that draw cards. */
const drawing = ['card/draw-card', 'card/card', 'to-png'] as const

const textOf = (file: string) => readFileSync(file, 'latin1')

/** The colours of a theme: the first or the second of each pair. */
function colorsOf(colors: BrandData['colors'], theme: 0 | 1): Colors {
  const resolve = (name: string): string => {
    const both = colors[name] ?? []
    const value = both[theme] ?? both[0] ?? ''
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other === undefined ? value : resolve(other)
  }
  return Object.fromEntries(
    Object.keys(colors).flatMap((name) => {
      const color = culori.parse(resolve(name))
      return color ? [[name, culori.formatHex(color)]] : []
    }),
  )
}
