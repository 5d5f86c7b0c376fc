import { languageName } from '../language-name.ts'
import { vocabularies, vocabularyOf } from '../languages/vocabulary.ts'
import { formatPath } from '../path.ts'
import { proseTextsOf } from '../prose-texts.ts'
import { tokenPlace } from '../token-place.ts'
import { foreignWords } from '../words/foreign-words.ts'
import { defineLocalRule } from './rule.ts'

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
