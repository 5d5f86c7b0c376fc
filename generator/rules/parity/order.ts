import { sameValuesOf } from '../../compare/shared-values.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'parity/order',
  severity: 'error',
  summary: {
    en: 'Lists have one order in every language.',
    nl: 'Lijsten hebben in elke taal dezelfde volgorde.',
  },
  why: {
    en: 'Sections, questions and answers that change places make two different pages of one.',
    nl: 'Als secties, vragen of antwoorden van plaats wisselen, worden het twee verschillende pagina’s.',
  },
  example: {
    before:
      '# en\nquestions: [{ id: price }, { id: time }]\n# nl\nquestions: [{ id: time }, { id: price }]',
    after: '# nl\nquestions: [{ id: price }, { id: time }]',
  },

  *check(site) {
    const original = languageName(site.source.code)

    for (const { source, translation, language, reordered } of sameValuesOf(site)) {
      for (const { from, to, order, otherOrder: other } of reordered) {
        const first = other.findIndex((item, index) => item !== order[index])
        yield {
          at: translation.place([...to, first]),
          path: formatPath(to, translation.data),
          message: {
            en: `In ${languageName(language.code).en} this list is in another order than in ${original.en}.`,
            nl: `Deze lijst staat in het ${languageName(language.code).nl} in een andere volgorde dan in het ${original.nl}.`,
          },
          hint: {
            en: `The order is: ${order.join(', ')}.`,
            nl: `De volgorde is: ${order.join(', ')}.`,
          },
          related: [
            {
              at: source.place(from),
              message: { en: 'The other list is here.', nl: 'De andere lijst staat hier.' },
            },
          ],
          values: { [site.source.code]: order.join(', '), [language.code]: other.join(', ') },
        }
      }
    }
  },
})
