import { vocabularyOf } from '../../languages/index.ts'
import { languageName } from '../../languages/language-name.ts'
import { proseTextsOf } from '../../model/prose-texts.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { defineLocalRule } from '../rule.ts'
import { lowerCaseWords } from './lower-case-words.ts'
import { titleCase as capitalsOf } from './title-case-merged.ts'

const headings = ['heading', 'label', 'seo-title']

export const titleCase = defineLocalRule({
  code: 'language/title-case',
  severity: 'info',
  summary: {
    en: 'Headings have the capitals that their language gives them.',
    nl: 'Koppen hebben de hoofdletters die hun taal ze geeft.',
  },
  why: {
    en: 'Dutch writes a heading like a sentence; A Heading Like This One reads as translated.',
    nl: 'In het Nederlands schrijf je een kop als een zin; Een Kop Als Deze leest als vertaald.',
  },
  example: {
    before: '# nl\nheading: Vier Redenen Om Te Beginnen',
    after: '# nl\nheading: Vier redenen om te beginnen',
  },

  each: proseTextsOf,

  isSuspect: ({ text, schema }, site) =>
    headings.includes(schema['x-kind'] ?? '') &&
    capitalsOf({ text, names: glossaryOf(site).foldedNames, isOrdinary: () => true }).length > 0,

  *find(items, site) {
    const { foldedNames: names } = glossaryOf(site)
    const ordinary = lowerCaseWords(site)

    for (const text of items) {
      if (!headings.includes(text.schema['x-kind'] ?? '')) continue
      const vocabulary = vocabularyOf(text.language)
      if (!vocabulary?.sentenceCase) continue

      const [first] = capitalsOf({
        text: text.text,
        names,
        isOrdinary: (word) =>
          vocabulary.functionWords.has(word) || ordinary(text.language).has(word),
      })
      if (!first) continue
      const language = languageName(text.language)
      yield {
        at: tokenPlace(text, { index: first.index, length: first.text.length }),
        path: formatPath(text.path, text.document.data),
        message: {
          en: `This heading has a capital on every word, which ${language.en} does not do.`,
          nl: `In deze kop heeft elk woord een hoofdletter; zo schrijft het ${language.nl} niet.`,
        },
        hint: {
          en: 'Write it like a sentence, with one capital at the start and those of names.',
          nl: 'Schrijf hem als een zin, met één hoofdletter vooraan en die van namen.',
        },
        values: { [text.language]: text.text },
      }
    }
  },
})
