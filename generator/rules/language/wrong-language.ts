import { vocabularies, vocabularyOf } from '../../languages/index.ts'
import { languageName } from '../../languages/language-name.ts'
import { proseTextsOf } from '../../model/prose-texts.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { foreignWords } from './foreign-words.ts'

export const wrongLanguage = defineLocalRule({
  code: 'language/wrong-language',
  severity: 'warning',
  summary: {
    en: 'Every sentence is in the language of its page.',
    nl: 'Elke zin is in de taal van de pagina.',
  },
  why: {
    en: 'Somebody pasted a text and meant to translate it; screen readers read it out with the wrong voice.',
    nl: 'Iemand plakte een tekst om hem nog te vertalen; schermlezers lezen hem voor met de verkeerde stem.',
  },
  example: {
    before: '# nl\ntext: We build the site and the funnel.',
    after: '# nl\ntext: We bouwen de site en de funnel.',
  },

  each: proseTextsOf,

  *find(items) {
    const others = Object.entries(vocabularies)

    for (const text of items) {
      const own = vocabularyOf(text.language)
      if (!own || text.schema['x-kind'] === 'quote') continue

      const found = foreignWords({
        text: text.text,
        own,
        others: others.filter(([, vocabulary]) => vocabulary !== own),
      })
      if (!found) continue
      const { first, language, text: words } = found
      const [foreign, expected] = [languageName(language), languageName(text.language)]
      yield {
        at: tokenPlace(text, { index: first.index, length: first.text.length }),
        path: formatPath(text.path, text.document.data),
        message: {
          en: `This is ${foreign.en} on a page in ${expected.en}: ${words}.`,
          nl: `Dit is ${foreign.nl} op een pagina in het ${expected.nl}: ${words}.`,
        },
        hint: {
          en: `Write it in ${expected.en}, or between quotation marks where somebody else says it.`,
          nl: `Schrijf het in het ${expected.nl}, of tussen aanhalingstekens als iemand anders het zegt.`,
        },
        values: { [text.language]: text.text },
      }
    }
  },
})
