import { circleOf, itemsOf } from '../../model/plans.ts'
import { formatPath } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/self-inclusion',
  severity: 'error',
  summary: 'No plan includes itself, directly or by way of others.',
  why: 'Nobody could say which of the plans is the larger one, nor what it holds.',
  example: {
    before: '- id: core\n  includes: pro\n- id: pro\n  includes: core',
    after: '- id: core\n- id: pro\n  includes: core',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    circle: {
      message: 'The plan "{plan}" ends up including itself.',
      hint: 'Let each plan include the next smaller one, and the smallest none.',
    },
  },

  *check(site) {
    const document = site.find('catalog', 'catalog')
    if (!document) return

    const plans = itemsOf(site, 'plans')
    const includes = new Map(plans.map(({ id, includes: other }) => [id, other]))
    const reported = new Set<unknown>()
    for (const [index, { id }] of plans.entries()) {
      const circle = circleOf(id, includes)
      // A circle of several plans is reported at its first plan.
      if (circle.length === 0 || circle.some((each) => reported.has(each))) continue
      for (const each of circle) reported.add(each)

      const path = ['plans', index, 'includes']
      yield {
        messageId: 'circle',
        data: { plan: String(id) },
        at: document.place(path),
        path: formatPath(path, document.data),
      }
    }
  },
})
