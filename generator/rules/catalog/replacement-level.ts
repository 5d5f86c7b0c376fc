import { formatPath, isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/replacement-level',
  severity: 'error',
  summary: 'A feature replaces one of a smaller plan.',
  why: 'If it replaced one of the same plan or a larger one, a plan would lose something by growing.',
  example: {
    before: '- id: smart\n  included: core\n  replaces: basic\n- id: basic\n  included: advance',
    after: '- id: smart\n  included: advance\n  replaces: basic\n- id: basic\n  included: core',
  },
  canBeAcknowledged: false,

  messages: {
    notSmaller: {
      message: '"{feature}" replaces "{replaced}", which is not in a smaller plan.',
      hint: 'Let the feature of the larger plan replace that of the smaller one.',
    },
  },

  *check(site) {
    const document = site.find('catalog', 'catalog')
    if (!document || !isRecord(document.data)) return
    const [plans, features] = [document.data['plans'], document.data['features']].map((list) =>
      Array.isArray(list) ? list.filter(isRecord) : [],
    )
    if (!plans || !features) return

    const levels = new Map(plans.map(({ id }, index) => [id, index]))
    levels.set('all', plans.length - 1)
    const levelOf = new Map(features.map(({ id, included }) => [id, levels.get(included)]))

    for (const [index, { id, included, replaces }] of features.entries()) {
      const [own, other] = [levels.get(included), levelOf.get(replaces)]
      if (id === replaces || own === undefined || other === undefined || other < own) continue
      const path = ['features', index, 'replaces']
      yield {
        messageId: 'notSmaller',
        data: { feature: String(id), replaced: String(replaces) },
        at: document.place(path),
        path: formatPath(path, document.data),
      }
    }
  },
})
