import { textPairs } from '../../compare/pairs.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
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

  rows: (group) =>
    textPairs(group).flatMap(({ source, translation, language }): readonly LabelRow[] =>
      source.schema['x-kind'] === 'label'
        ? [
            {
              file: source.document.file,
              isOnPage: source.document.kind === 'page',
              language: language.code,
              source: source.text,
              translation: translation.text,
              of: { file: translation.document.file, path: translation.path },
            },
          ]
        : [],
    ),

  *check(rows, site) {
    const documents = new Map(site.documents.map((document) => [document.file, document]))
    for (const { code } of site.translations) {
      const labels = rows
        .filter(({ language }) => language === code)
        .toSorted((a, b) => Number(b.isOnPage) - Number(a.isOnPage))

      for (const { usual, stray } of inconsistencies(labels)) {
        const [document, other] = [stray, usual].map(({ of }) => documents.get(of.file))
        if (!document || !other) continue
        yield {
          messageId: 'inconsistent',
          data: {
            label: stray.source,
            translation: stray.translation,
            usual: usual.translation,
            language: { language: code },
          },
          at: document.place(stray.of.path),
          path: formatPath(stray.of.path, document.data),
          related: [{ at: other.place(usual.of.path), message: 'other' }],
          values: { [site.source.code]: stray.source, [code]: stray.translation },
        }
      }
    }
  },
})

/** A label and its translation. `file` is that of the source. */
interface LabelRow extends Row {
  readonly isOnPage: boolean
  readonly language: string
  readonly source: string
  readonly translation: string
  readonly of: { readonly file: string; readonly path: Path }
}

interface Label {
  readonly source: string
  readonly translation: string
}

/** Labels whose translation differs from the most frequent translation of the same label. */
function* inconsistencies<EachLabel extends Label>(
  labels: readonly EachLabel[],
): Generator<{ readonly usual: EachLabel; readonly stray: EachLabel }> {
  for (const same of Map.groupBy(labels, ({ source }) => foldOf(source)).values()) {
    const ways = [...Map.groupBy(same, ({ translation }) => foldOf(translation)).values()]
    const [most = [], ...others] = ways.toSorted((a, b) => b.length - a.length)
    const [usual] = most
    if (!usual) continue
    for (const stray of others.flat()) yield { usual, stray }
  }
}

/** Ignores case, punctuation and markup. What the site fills in keeps its braces. */
const foldOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?:(?![{}])[\p{P}\p{S}\s])+/gu, ' ')
    .trim()
