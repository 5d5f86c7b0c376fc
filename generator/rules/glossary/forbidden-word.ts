import { vocabularyOf } from '../../languages/index.ts'
import { proseTextsOf } from '../../model/prose-texts.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { defineLocalRule } from '../rule.ts'
import { forbiddenIn } from './forbidden-in.ts'

export const forbiddenWord = defineLocalRule({
  code: 'glossary/forbidden',
  severity: 'warning',
  summary: {
    en: 'Words that the glossary rules out are not used.',
    nl: 'Woorden die de woordenlijst uitsluit, worden niet gebruikt.',
  },
  why: {
    en: 'They are the old name of something, or words that say nothing.',
    nl: 'Het zijn oude namen voor iets, of woorden die niets zeggen.',
  },
  example: { before: '# nl\nlabel: Kies je prijsplan', after: '# nl\nlabel: Kies je pakket' },

  each: proseTextsOf,

  *find(items, site) {
    const { forbidden } = glossaryOf(site)

    for (const text of items) {
      const words = forbidden(text.language)
      const vocabulary = vocabularyOf(text.language)
      if (!vocabulary || words.length === 0 || text.schema['x-kind'] === 'quote') continue

      for (const { first, last, rule } of forbiddenIn(text.text, words, vocabulary)) {
        const [from, to] = [first.index, last.index + last.text.length]
        yield {
          at: tokenPlace(text, { index: from, length: to - from }),
          path: formatPath(text.path, text.document.data),
          message: {
            en: `This site does not say "${text.text.slice(from, to)}".`,
            nl: `Deze site zegt niet "${text.text.slice(from, to)}".`,
          },
          hint: {
            en: `Write instead: ${rule.instead}.`,
            nl: `Schrijf in plaats daarvan: ${rule.instead}.`,
          },
          values: { [text.language]: text.text },
        }
      }
    }
  },
})
