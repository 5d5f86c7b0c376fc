import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
// One file: the entry of modules loads 250 of them.
import culori from 'culori/require'
import { type BrandFonts, brandFonts } from '../bundle/font-faces.ts'
import { sources } from '../bundle/sources.ts'
import type { Folders } from '../page-input.ts'
import type { Colors } from './paint.ts'

/** What pictures are drawn from: the colours, fonts and tiles of the site. */
export interface BrandArt {
  /** The colours of the light and of the dark theme. */
  readonly light: Colors
  readonly dark: Colors
  /** The content of the tiles by their name. */
  readonly tiles: Readonly<Record<string, string>>
  readonly fonts: BrandFonts<readonly string[]>
  /** A hash of what every card is drawn with, tiles apart. */
  readonly key: string
}

export function readBrandArt(folders: Folders): BrandArt {
  const styles = readFileSync(folders.brand, 'utf8')
  const sprite = readFileSync(join(folders.engine, sources.sprite), 'utf8')
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)
  const light = colorsOf(styles, 0)
  const fonts = brandFonts(folders, styles)
  const ending = extname(import.meta.url)
  const modules = drawing.map((name) => join(import.meta.dirname, `${name}${ending}`))
  return {
    light,
    dark: colorsOf(styles, 1),
    tiles: Object.fromEntries(Array.from(symbols, ([, name, content]) => [name, content])),
    fonts,
    key: hashOf(
      JSON.stringify(light),
      ...[...fonts.display, ...fonts.text, ...modules].map(textOf),
    ),
  }
}

/** A hash of what is drawn: of two equal ones, only one has to be drawn. */
export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)

/** The modules that draw cards. */
export const drawing = [
  'card/card',
  'card/draw-card',
  'card/draw-wall',
  'card/set-title',
  'letters',
  'missing-letters',
  'paint',
  'png',
  'print',
  'remember',
] as const

const textOf = (file: string) => readFileSync(file, 'latin1')

/** The properties of the site itself: a class may have other colours, such as those of a client. */
const rootRule = /:root[^{}]*\{([^{}]*)\}/g
const property = /--([\w-]+):\s*([^;]+);/g
const pair = /^light-dark\(\s*((?:[^(),]|\([^()]*\))+?)\s*,\s*(.+?)\s*\)$/s

/** The colours of a theme: the first or the second of each pair. */
function colorsOf(styles: string, theme: 0 | 1): Colors {
  const own = Array.from(styles.matchAll(rootRule), ([, inner = '']) => inner).join('')
  const texts = new Map(
    Array.from(own.matchAll(property), ([, name = '', value = '']) => {
      const [, ...themes] = pair.exec(value.trim()) ?? []
      return [name, themes[theme] ?? value.trim()] as const
    }),
  )
  const resolve = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other === undefined ? value : resolve(texts.get(other) ?? '')
  }
  return Object.fromEntries(
    [...texts].flatMap(([name, value]) => {
      const color = culori.parse(resolve(value))
      return color ? [[name, culori.formatHex(color)]] : []
    }),
  )
}
