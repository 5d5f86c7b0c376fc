// One file: the entry of modules loads 250 of them.
import culori from 'culori/require'
import { brandOf } from '../../brand/brand-of.ts'
import { tintPalette } from '../../brand/palette.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

/** Colours that stand on others, with the least contrast of the two. */
export const pairs = [
  ['ink', 'bg', 7],
  ['ink', 'sunk', 7],
  ['muted', 'bg', 4.5],
  ['muted', 'sunk', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'sunk', 4.5],
  ['edge', 'bg', 3],
  ['edge', 'raise', 3],
  ['on-accent', 'accent', 4.5],
  ['on-panel', 'panel', 4.5],
  ['on-panel-muted', 'panel', 4.5],
  ['mark', 'bg', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'raise', 4.5],
  ['focus', 'bg', 3],
  ['focus', 'sunk', 3],
] as const

const themes = ['light', 'dark'] as const

type Colors = Readonly<Record<string, readonly string[]>>

export const rule = defineSiteRule({
  code: 'brand/contrast',
  severity: 'error',
  summary:
    'Texts, links and controls stand out from their ground, in the light and in the dark theme.',
  why: 'Pale letters on a pale ground cannot be read in the sun, on a cheap screen or with tired eyes.',
  example: {
    before: "brand:\n  colors: { ink: '#e8e8e8' }",
    after: "brand:\n  colors: { ink: ['#1b2440', '#eef1f6'] }",
  },
  canBeAcknowledged: false,

  messages: {
    light: {
      message: 'In the light theme {front} has a contrast of {ratio} on {back}; it needs {least}.',
      hint: 'Make one of the two darker, or the other one lighter.',
    },
    dark: {
      message: 'In the dark theme {front} has a contrast of {ratio} on {back}; it needs {least}.',
      hint: 'Make one of the two darker, or the other one lighter.',
    },
    unreadable: {
      message: 'The colour "{value}" cannot be read.',
      hint: "Write it as oklch(0.25 0.07 264), as '#1b2440', or as a pair of such colours.",
    },
  },

  *check(site) {
    const document = site.find('site', 'site')
    const written = isRecord(document?.data) ? document.data['brand'] : undefined
    if (!document || !isRecord(written)) return
    const { colors, tints } = brandOf(written)
    const scopes: readonly {
      readonly path: readonly string[]
      readonly colors: Colors
      readonly own: Colors
    }[] = [
      { path: ['brand', 'colors'], colors, own: colors },
      ...tints.map(({ name, hue, colors: own }) => ({
        path: ['brand', 'tints', name],
        colors: { ...colors, ...tintPalette(hue), ...own },
        own: { ...tintPalette(hue), ...own },
      })),
    ]
    for (const { path, colors: all, own } of scopes) {
      const unreadable = new Set<string>()
      for (const name of Object.keys(own)) {
        if (themes.every((_, theme) => colorOf(all, name, theme))) continue
        unreadable.add(name)
        const value = own[name]?.find((each) => !culori.parse(each)) ?? ''
        if (referenceIn(value) !== undefined) continue
        const where = [...path, name]
        yield {
          messageId: 'unreadable',
          data: { value },
          at: document.place(where),
          path: where.join('.'),
        }
      }
      for (const [front, back, least] of pairs) {
        if (!(front in own && back in own) || unreadable.has(front) || unreadable.has(back))
          continue
        for (const [theme, messageId] of themes.entries()) {
          const ratio = contrast(colorOf(all, front, theme), colorOf(all, back, theme))
          if (ratio === undefined || ratio >= least) continue
          const place = [front, back].find((name) => hasAt(document.data, [...path, name]))
          const where = place === undefined ? path : [...path, place]
          yield {
            messageId,
            // Rounded down: 4.49 is not 4.5.
            data: { front, back, ratio: Math.floor(ratio * 10) / 10, least },
            at: document.place(where),
            path: where.join('.'),
          }
        }
      }
    }
  },
})

/** Whether something is written at a path of keys. */
const hasAt = (data: unknown, path: readonly string[]): boolean => {
  const [key, ...rest] = path
  return key === undefined || (isRecord(data) && key in data && hasAt(data[key], rest))
}

type Color = NonNullable<ReturnType<typeof culori.parse>>

/** A colour in a theme; undefined if it cannot be read. */
function colorOf(colors: Colors, name: string, theme: number): Color | undefined {
  const both = colors[name] ?? []
  const value = both[theme] ?? both[0] ?? ''
  const other = referenceIn(value)
  if (other !== undefined) return colorOf(colors, other, theme)
  const color = culori.parse(value)
  return color && culori.clampChroma(color, 'oklch')
}

/** The other colour that a colour of a palette is: content cannot name one, so there are no circles. */
const referenceIn = (value: string) => /^var\(--([\w-]+)\)$/.exec(value)?.[1]

/** The contrast of a colour on another one, through which the other may shine. */
function contrast(front: Color | undefined, back: Color | undefined): number | undefined {
  if (!front || !back) return undefined
  return culori.wcagContrast(culori.blend([back, front], 'normal', 'rgb'), back)
}
