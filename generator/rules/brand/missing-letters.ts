import { textsOf } from '../../model/texts.ts'
import { defineIndexRule } from '../rule.ts'

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

export const rule = defineIndexRule<LettersRow, 'missing'>({
  code: 'brand/missing-letters',
  severity: 'error',
  summary: 'The fonts of the brand have the letters of every language.',
  why: 'A letter that no file has comes from another font, and is left out of the picture that is shared with a link.',
  example: {
    before: 'files: [{ file: workshop-latin.woff2 }]',
    after: 'files: [{ file: workshop-latin.woff2 }, { file: workshop-cyrillic.woff2 }]',
  },
  canBeAcknowledged: false,

  messages: {
    missing: {
      message: 'The fonts of the brand lack letters of {language}: {letters}',
      hint: 'Name a file with them under brand.fonts in site.yaml, of the font or of another one.',
    },
  },

  rows: (group) =>
    [...Map.groupBy(textsOf(group), ({ document }) => document)].flatMap(
      ([{ kind, language, file }, texts]): LettersRow[] => {
        const isShown = language !== undefined || kind === 'site' || kind === 'facts'
        if (!isShown || kind === 'state') return []
        const letters = [...new Set(texts.flatMap(({ text }) => lettersOf(text)))].join('')
        return letters === '' ? [] : [{ file, letters }]
      },
    ),

  *check(rows, site) {
    const known = site.fontLetters
    if (known === '') return
    const isKnown = new Set(known)
    const byFile = new Map(site.documents.map((document) => [document.file, document]))
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
})
