import { type Fact, periodOf, retained } from '../../model/facts/facts.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'facts/wrong-kind',
  severity: 'error',
  summary: 'A setting that names a fact names one of the right kind.',
  why: 'A plan whose price is a date or a name would show that as its price.',
  example: {
    before: '- id: core\n  price: company.city',
    after: '- id: core\n  price: price.core',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    kind: {
      message: 'The fact "{name}" is no {wanted}.',
      hint: 'Name another fact, or write "{name}" in facts.yaml as {example}.',
      other: 'The fact is here.',
    },
    period: {
      message: 'The fact "{name}" is no period of days, weeks, months or years.',
      hint: 'The server deletes what it keeps after this time: write it as {example}.',
    },
    kinds: { money: 'amount of money', number: 'number' },
  },

  *check(site) {
    const facts = site.find('facts', 'facts')
    const periods = facts && site.documents.includes(facts) ? retained : []
    for (const name of periods.map((each) => `retention.${each}`)) {
      const fact = site.facts.get(name)
      if (!facts || !fact || !hasValue(fact) || periodOf(fact)) continue
      yield {
        messageId: 'period',
        data: { name, example: '{ number: 24, unit: month }' },
        at: facts.place(name.split('.')),
        path: name,
      }
    }
    for (const { document, text, path, schema } of textsOf(site)) {
      const kinds = schema['x-fact']
      if (!kinds) continue
      const [wanted] = kinds
      const fact = site.facts.get(text)
      if (wanted === undefined || !fact || !hasValue(fact)) continue
      if (kinds.some((kind) => kind in fact)) continue
      yield {
        messageId: 'kind',
        data: {
          name: text,
          wanted: { text: `kinds.${wanted}` },
          example: examples[wanted] ?? '',
        },
        at: document.place(path),
        path: formatPath(path, document.data),
        ...(facts && { related: [{ at: facts.place(text.split('.')), message: 'other' }] }),
      }
    }
  },
})

/** Whether a fact has a value that can be read. Other rules report one that has none. */
const hasValue = ({ unit: _unit, ...values }: Fact) => Object.keys(values).length > 0

const examples: Readonly<Record<string, string>> = {
  money: '{ money: 599 }',
  number: '{ number: 30, unit: minute }',
}
