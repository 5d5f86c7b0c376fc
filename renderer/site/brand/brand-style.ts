import { existsSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { BrandData, Colors, FontData } from '#site/types.ts'
import { hasWeight, weightOf } from './font-faces.ts'
import { fallbackRule } from './font-fallback.ts'

/**
 * The style sheet of a brand: its fonts, each with a local one in the measures of the first, so that nothing moves when
 * its file arrives, and its colours. `place` is the file that it stands for: addresses of fonts are relative to it.
 */
export async function brandStyle({ colors, fonts }: BrandData, place: string) {
  const lists = await Promise.all(
    (['display', 'text'] as const).map(async (list) => {
      const { family, like, files } = fonts[list]
      const weight = weightOf[list]
      const first = files.find((each) => hasWeight(each, weight)) ?? files[0]
      const name = `fallback-${list}`
      const isThere = first !== undefined && existsSync(first.file)
      return {
        faces: [
          ...files.map((each) => faceRule(family, each, place)),
          ...(isThere ? [await fallbackRule({ name, file: first.file, weight, like })] : []),
        ],
        value: [JSON.stringify(family), ...(isThere ? [name] : []), like].join(', '),
      }
    }),
  )
  const [display, text] = lists
  const root = {
    ...propertiesOf(colors),
    '--display': display?.value ?? '',
    '--text': text?.value ?? '',
  }
  return ['@layer base {', ...lists.flatMap(({ faces }) => faces), ruleOf(':root', root), '}'].join(
    '\n',
  )
}

const propertiesOf = (colors: Colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, [light = '', dark]]) => [
      `--${name}`,
      dark === undefined ? light : `light-dark(${light}, ${dark})`,
    ]),
  )

const ruleOf = (selector: string, properties: Readonly<Record<string, string>>) =>
  `${selector} {\n${Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};\n`)
    .join('')}}`

function faceRule(
  family: string,
  { file, weights, italic, range }: FontData['files'][number],
  place: string,
): string {
  const way = relative(dirname(place), file).replaceAll('\\', '/')
  return ruleOf('@font-face', {
    'font-family': JSON.stringify(family),
    src: `url("${way.startsWith('.') ? way : `./${way}`}") format("woff2")`,
    'font-weight': weights.join(' '),
    ...(italic && { 'font-style': 'italic' }),
    ...(range !== undefined && { 'unicode-range': range }),
    'font-display': 'swap',
  })
}

/**
 * Tints, counts and paints as classes: the site's security policy lets no element carry a style of its own in the
 * document. A wall has at most 24 columns, and 12 on a phone, `schema/walls.schema.json` says so.
 */
export function brandClasses({ tint, tints }: BrandData): string {
  const paints = { pale: 'p', ink: 'i', wash: 'w', accent: 'a', glaze: 'g' }
  return [
    '@layer ui {',
    ...(tints.length > 0 ? [ruleOf('.tint', propertiesOf(tint))] : []),
    ...tints.map(({ name, hue, colors: own }) =>
      ruleOf(`.tint-${name}`, { '--hue': String(hue), ...propertiesOf(own) }),
    ),
    ...Object.entries({ columns: 24, narrow: 12 }).flatMap(([name, most]) =>
      Array.from({ length: most }, (_, index) =>
        ruleOf(`.${name}-${index + 1}`, { [`--${name}`]: `${index + 1}` }),
      ),
    ),
    ...['ground', 'disc'].flatMap((name) =>
      Object.entries(paints).map(([paint, letter]) =>
        ruleOf(`.${name}-${paint}`, { [`--${name}`]: `var(--t-${letter})` }),
      ),
    ),
    '}',
  ].join('\n')
}

/** Puts the style sheets of the brand into the places of their files, in a build as well as in development. */
export const brandStyles = (brand: () => BrandData): Plugin => ({
  name: 'diptych:brand',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styles\/brand(?:\.classes)?\.css(?:\?|$)/ },
    async handler(_, id) {
      const isClasses = id.includes('.classes.')
      return { code: isClasses ? brandClasses(brand()) : await brandStyle(brand(), id), map: null }
    },
  },
})
