import { sameValuesOf } from '../../compare/shared-values.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'parity/order',
  severity: 'error',
  summary: 'Lists have one order in every language.',
  why: 'Sections, questions and answers that change places make two different pages of one.',
  example: {
    before:
      '# en\nquestions: [{ id: price }, { id: time }]\n# nl\nquestions: [{ id: time }, { id: price }]',
    after: '# nl\nquestions: [{ id: price }, { id: time }]',
  },

  messages: {
    reordered: {
      message: 'In {translation} this list has a different order than in {source}.',
      hint: 'The order is: {order}.',
      other: 'The other list is here.',
    },
  },

  *check(site) {
    for (const { source, translation, language, reordered } of sameValuesOf(site)) {
      for (const { from, to, order, otherOrder: other } of reordered) {
        const first = other.findIndex((item, index) => item !== order[index])
        yield {
          at: translation.place([...to, first]),
          path: formatPath(to, translation.data),
          messageId: 'reordered',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            order: order.join(', '),
          },
          related: [{ at: source.place(from), message: 'other' }],
          values: { [site.source.code]: order.join(', '), [language.code]: other.join(', ') },
        }
      }
    }
  },
})
