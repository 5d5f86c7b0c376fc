import { type TextPair, textPairs } from '../../compare/pairs.ts'
import { formatPath } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'language/inconsistent',
  severity: 'warning',
  summary: 'Buttons that say the same in one language do so in every language.',
  why: 'Two words for one button look like two different things.',
  example: {
    before:
      '# en, twice\nlabel: Book a strategy call\n# nl\nlabel: Plan een strategiegesprek\n# nl\nlabel: Boek een strategiegesprek',
    after: '# nl, twice\nlabel: Plan een strategiegesprek',
  },

  messages: {
    inconsistent: {
      message: '"{label}" is "{translation}" here, and "{usual}" elsewhere in {language}.',
      hint: 'Choose one of the two.',
      other: 'The other one is here.',
    },
  },

  *check(site, cache) {
    for (const language of site.translations) {
      const pairs = textPairs(site, cache).filter(
        (pair) => pair.language.code === language.code && pair.source.schema['x-kind'] === 'label',
      )
      const labels: Labels<TextPair> = pairs.map((pair) => ({
        source: pair.source.text,
        translation: pair.translation.text,
        of: pair,
      }))

      for (const { usual, stray } of inconsistencies(labels)) {
        const { source, translation } = stray.of
        const other = usual.of.translation
        yield {
          messageId: 'inconsistent',
          data: {
            label: source.text,
            translation: translation.text,
            usual: usual.translation,
            language: { language: language.code },
          },
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: other.document.place(other.path), message: 'other' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        }
      }
    }
  },
})

/** Labels and translations, with the value that they belong to. */
type Labels<Of> = readonly {
  readonly source: string
  readonly translation: string
  readonly of: Of
}[]

/** Labels whose translation differs from the most frequent translation of the same label. */
export function* inconsistencies<Of>(
  labels: Labels<Of>,
): Generator<{ readonly usual: Labels<Of>[number]; readonly stray: Labels<Of>[number] }> {
  for (const same of Map.groupBy(labels, ({ source }) => foldOf(source)).values()) {
    const ways = [...Map.groupBy(same, ({ translation }) => foldOf(translation)).values()]
    const [most = [], ...others] = ways.toSorted((a, b) => b.length - a.length)
    const [usual] = most
    if (!usual) continue
    for (const stray of others.flat()) yield { usual, stray }
  }
}

/** Ignores case, punctuation and markup. */
const foldOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()
