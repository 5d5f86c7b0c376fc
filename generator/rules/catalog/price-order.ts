import { formatFact } from '../../model/facts/format-fact.ts'
import { itemsOf } from '../../model/plans.ts'
import { formatPath } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/price-order',
  severity: 'warning',
  summary: 'A plan costs no less than the plan that it includes.',
  why: 'Nobody would buy the smaller plan, and visitors take one of the prices for a mistake.',
  example: {
    before: '# facts.yaml\ncore: { money: 599 }\nadvance: { money: 199 }   # includes core',
    after: '# facts.yaml\ncore: { money: 599 }\nadvance: { money: 1199 }',
  },

  messages: {
    cheaper: {
      message:
        'The plan "{plan}" costs {price}, less than "{smaller}" at {other}, which it includes.',
      hint: 'Correct one of the prices in facts.yaml, or what the plan includes.',
      price: 'This is its price.',
    },
  },

  *check(site) {
    const document = site.find('catalog', 'catalog')
    const facts = site.find('facts', 'facts')
    if (!document) return
    const plans = itemsOf(site, 'plans')
    const { locale } = site.source
    const { currency } = site.settings
    const shown = (name: unknown) =>
      formatFact(site.facts.get(String(name)) ?? {}, { locale, currency }).replaceAll('\u00A0', ' ')

    for (const [index, { id, price, includes }] of plans.entries()) {
      const smaller = plans.find((plan) => plan['id'] === includes)
      const [own, other] = [price, smaller?.['price']].map(
        (name) => site.facts.get(String(name))?.money,
      )
      if (own === undefined || other === undefined || own >= other || smaller?.['id'] === id)
        continue
      const path = ['plans', index, 'includes']
      yield {
        messageId: 'cheaper',
        data: {
          plan: String(id),
          price: shown(price),
          smaller: String(includes),
          other: shown(smaller?.['price']),
        },
        at: document.place(path),
        path: formatPath(path, document.data),
        ...(facts && {
          related: [{ at: facts.place(String(price).split('.')), message: 'price' }],
        }),
      }
    }
  },
})
