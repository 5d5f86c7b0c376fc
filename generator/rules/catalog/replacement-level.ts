import { itemsOf, planLevels, plansWith } from '../../model/plans.ts'
import { formatPath } from '../../read/path.ts'
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
    if (!document) return
    const features = itemsOf(site, 'features')
    const plans = planLevels(site)
    const owners = new Map(
      features
        .filter(({ included }) => included !== 'custom')
        .map((feature) => [feature['id'], new Set(plansWith(feature, plans))]),
    )

    for (const [index, { id, replaces }] of features.entries()) {
      const [own, other] = [owners.get(id), owners.get(replaces)]
      if (id === replaces || !own?.size || !other?.size || isLarger(own, other)) continue
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

/** Whether only some of the plans that have the other feature have this one. */
const isLarger = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
  own.size < other.size && own.isSubsetOf(other)
