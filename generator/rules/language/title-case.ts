import { vocabularyOf } from '../../languages/index.ts'
import { memoize } from '../../memoize.ts'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import { isTranslatable, translatableTexts, valuesIn } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import {
  isAllCaps,
  isCapitalised,
  maskNonProse,
  namedIn,
  unquoted,
  type Word,
  wordsIn,
} from '../../text/words.ts'
import type { Schemas } from '../../validate/schemas.ts'
import { defineItemRule } from '../rule.ts'

const headings = ['heading', 'label', 'seo-title']

export const rule = defineItemRule({
  code: 'language/title-case',
  severity: 'info',
  summary: 'Headings have the capitals that their language gives them.',
  why: 'Dutch writes a heading like a sentence; A Heading Like This One reads as translated.',
  example: {
    before: '# nl\nheading: Vier Redenen Om Te Beginnen',
    after: '# nl\nheading: Vier redenen om te beginnen',
  },

  messages: {
    titleCase: {
      message: 'This heading has a capital on every word, which {language} does not do.',
      hint: 'Write it like a sentence, with one capital at the start and those of names.',
    },
  },
  items: translatableTexts,

  mayFind: ({ text, schema }, site) =>
    headings.includes(schema['x-kind'] ?? '') &&
    titleCase({ text, names: glossaryOf(site).foldedNames, isOrdinary: () => true }).length > 0,

  create: (site) => {
    const { foldedNames: names } = glossaryOf(site)
    const isOrdinary = createOrdinaryCheck(site)

    return (text) => {
      if (!headings.includes(text.schema['x-kind'] ?? '')) return []
      const vocabulary = vocabularyOf(text.language)
      if (!vocabulary?.sentenceCase) return []

      const [first] = titleCase({
        text: text.text,
        names,
        isOrdinary: (word) => vocabulary.functionWords.has(word) || isOrdinary(word, text.language),
      })
      if (!first) return []
      return [
        {
          messageId: 'titleCase',
          data: { language: { language: text.language } },
          at: textPlace(text, { index: first.index, length: first.text.length }),
          path: formatPath(text.path, text.document.data),
          values: { [text.language]: text.text },
        },
      ]
    }
  },
})

interface TitleCaseInput {
  readonly text: string
  readonly names: ReadonlySet<string>
  /** Whether a word in lower case is used without a capital in the language. */
  readonly isOrdinary: (word: string) => boolean
}

/** The capitalized words of a heading in title case. Empty for a heading in sentence case. */
function titleCase({ text, names, isOrdinary }: TitleCaseInput): readonly Word[] {
  const words = wordsIn(unquoted(text))
  if (words.length < 3) return []

  const isNamed = namedIn(words, names)
  const inside = words.filter(
    (word, index) => !word.opens && !isNamed[index] && !isAllCaps(word) && !/\d/.test(word.text),
  )
  const capitals = inside.filter(isCapitalised)
  const isThroughout = inside.every((word) => isCapitalised(word) || word.text.length < 4)
  const isTelling = capitals.some(({ lower }) => isOrdinary(lower))
  return capitals.length >= 2 && isThroughout && isTelling ? capitals : []
}

/**
 * Tells whether a word occurs in lower case in texts of a language. Only documents that can have the
 * word are parsed, until one has it.
 */
function createOrdinaryCheck(site: Site): (word: string, language: string) => boolean {
  const known = new Map<string, boolean>()
  const isFound = (word: string, language: string) => {
    const [letters = ''] = (word.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length)
    return site.documents.some(
      (document) =>
        document.language === language &&
        // With a backslash, a text is written in other characters than it has.
        (document.text.includes(letters) || document.text.includes('\\')) &&
        lowerCaseWords(document, site.schemas).has(word),
    )
  }

  return (word, language) => {
    const found = known.get(`${language} ${word}`) ?? isFound(word, language)
    known.set(`${language} ${word}`, found)
    return found
  }
}

/** The words that a document has in lower case. */
const lowerCaseWords = memoize(
  (document: SourceDocument, schemas: Schemas): ReadonlySet<string> =>
    new Set(
      valuesIn(document, schemas).flatMap(({ value, schema }) =>
        typeof value === 'string' && isTranslatable({ schema })
          ? wordsIn(maskNonProse(value)).flatMap(({ text, lower }) =>
              text === lower ? [text] : [],
            )
          : [],
      ),
    ),
)
