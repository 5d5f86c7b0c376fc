import type { BrandData } from '#site/types.ts'
import { tilesFile } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { readTiles } from '../read/tiles.ts'
import { readYaml } from '../read/yaml.ts'
import { type Paint, palette, tintPalette } from './palette.ts'

/** The hues of a site that names none. */
const neutral = { hue: 158, accentHue: 62 } as const

const neutralFont = (family: string, file: string, from: number, to: number) => ({
  ...{ family, like: 'sans-serif' as const },
  files: [{ file, weights: [from, to], italic: false }],
})

/** The fonts of a site that names none: those of packages that the engine has. */
const neutralFonts: BrandData['fonts'] = {
  display: neutralFont(
    'Familjen Grotesk',
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    ...([400, 700] as const),
  ),
  text: neutralFont(
    'Host Grotesk',
    '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
    ...([300, 800] as const),
  ),
}

/** The colours and fonts that `brand` of `site.yaml` stands for. What does not match its schema counts as not written. */
export function brandOf(written: unknown): Omit<BrandData, 'tiles' | 'icons'> {
  const { colors, tints, fonts } = recordOf(written)
  const { hue, accentHue, ...own } = recordOf(colors)
  return {
    colors: withOwn(
      palette(numberOf(hue, neutral.hue), numberOf(accentHue, neutral.accentHue)),
      own,
    ),
    tint: withOwn(tintPalette('var(--hue)'), {}),
    tints: Object.entries(recordOf(tints)).map(([name, each]) => tintOf(name, recordOf(each))),
    fonts: {
      display: fontOf(recordOf(fonts)['display']) ?? neutralFonts.display,
      text: fontOf(recordOf(fonts)['text']) ?? neutralFonts.text,
    },
  }
}

/** The same of the files of a content folder, with its tiles and without icons that every site has. */
export function brandIn(files: Pick<ReadonlyMap<string, string>, 'get'>): BrandData {
  const settings = readYaml(files.get('site.yaml') ?? '')?.data
  return {
    ...brandOf(recordOf(settings)['brand']),
    tiles: drawnTiles(files.get(tilesFile) ?? ''),
    icons: [],
  }
}

/** The shapes of tiles by name. None, if anything is wrong with the file. */
export function drawnTiles(text: string): Record<string, string> {
  const { tiles, faults } = readTiles(text)
  if (faults.length > 0) return {}
  return Object.fromEntries(Array.from(tiles, ([name, { content }]) => [name, content]))
}

function tintOf(name: string, { hue, ...own }: Readonly<Record<string, unknown>>) {
  const colors = paintsOf(own)
  // The bright tiles of a tint are washed unless it has an accent.
  const tile = colors['accent'] && { 't-a': ['var(--accent)'] }
  return { name, hue: numberOf(hue, neutral.hue), colors: { ...colors, ...tile } }
}

function fontOf(written: unknown): BrandData['fonts']['text'] | undefined {
  const { family, like, files } = recordOf(written)
  if (typeof family !== 'string') return undefined
  return {
    family,
    like: like === 'serif' || like === 'monospace' ? like : 'sans-serif',
    files: (Array.isArray(files) ? files : []).flatMap((each: unknown) => {
      const { file, weights, italic, range } = recordOf(each)
      if (typeof file !== 'string') return []
      const numbers = (Array.isArray(weights) ? weights : []).filter((one) => Number.isInteger(one))
      return [
        {
          file,
          weights: numbers.length > 0 ? numbers : [400],
          italic: italic === true,
          ...(typeof range === 'string' && { range }),
        },
      ]
    }),
  }
}

/** Colours by name, with those that are written in the place of their own. */
const withOwn = (
  colors: Readonly<Record<string, Paint>>,
  own: Readonly<Record<string, unknown>>,
) => ({
  ...mutable(colors),
  ...paintsOf(own),
})

const mutable = (colors: Readonly<Record<string, Paint>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(colors).map(([name, paint]) => [name, [...paint]]))

const paintsOf = (own: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const both: readonly unknown[] = Array.isArray(value) ? value : [value]
      const texts = both.filter((each) => typeof each === 'string')
      return texts.length === both.length && texts.length > 0 ? [[name, texts]] : []
    }),
  )

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

const numberOf = (value: unknown, other: number) => (typeof value === 'number' ? value : other)
