import culori from 'culori/require'
import { brandOf } from '../brand/brand-of.ts'
import { contrastPairs, tintPalette } from '../brand/palette.ts'
import { documentsByFile } from '../model/outline.ts'
import { textsOf } from '../model/texts.ts'
import { isRecord } from '../read/path.ts'
import { indexRule, siteRule } from './rule.ts'

const themes = ['light', 'dark'] as const

type Colors = Readonly<Record<string, readonly string[]>>

export const contrast = siteRule('brand/contrast', 'error', function* (site) {
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
    for (const [front, back, least] of contrastPairs) {
      if (!(front in own && back in own) || unreadable.has(front) || unreadable.has(back)) continue
      for (const [theme, messageId] of themes.entries()) {
        const ratio = contrastOn(colorOf(all, front, theme), colorOf(all, back, theme))
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
function contrastOn(front: Color | undefined, back: Color | undefined): number | undefined {
  if (!front || !back) return undefined
  return culori.wcagContrast(culori.blend([back, front], 'normal', 'rgb'), back)
}

/** No more letters of a language are named. */
const most = 40

/** What is seen in no font, and pictures among letters, which come from a font of the reader. */
const unseen =
  /[\0-\x7f\p{C}\p{Z}\s\p{Variation_Selector}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

interface LettersRow {
  readonly file: string
  /** Those beyond ASCII, each once. */
  readonly letters: string
}

const lettersOf = (text: string): readonly string[] =>
  isAscii.test(text) ? [] : [...text.normalize('NFC')].filter((each) => !unseen.test(each))

const isAscii = /^[\0-\x7f]*$/

export const missingLetters = indexRule<LettersRow>(
  'brand/missing-letters',
  'error',
  (group) =>
    [...Map.groupBy(textsOf(group), ({ document }) => document)].flatMap(
      ([{ kind, language, file }, texts]): LettersRow[] => {
        const isShown = language !== undefined || kind === 'site' || kind === 'facts'
        if (!isShown || kind === 'state') return []
        const letters = [...new Set(texts.flatMap(({ text }) => lettersOf(text)))].join('')
        return letters === '' ? [] : [{ file, letters }]
      },
    ),
  function* (rows, site) {
    const known = site.fontLetters
    if (known === '') return
    const isKnown = new Set(known)
    const byFile = documentsByFile(site)
    const byLanguage = Map.groupBy(
      rows.filter(({ letters }) => [...letters].some((each) => !isKnown.has(each))),
      ({ file }) => byFile.get(file)?.language ?? site.source.code,
    )
    for (const [language, found] of byLanguage) {
      const missing = new Set(
        found.flatMap(({ letters }) => [...letters].filter((each) => !isKnown.has(each))),
      )
      const document = byFile.get(found[0]?.file ?? '')
      if (!document) continue
      const [first = ''] = missing
      yield {
        messageId: 'missing',
        data: { language: { language }, letters: [...missing].slice(0, most).join(' ') },
        at: document.place([], { within: first, after: 0 }),
      }
    }
  },
)
