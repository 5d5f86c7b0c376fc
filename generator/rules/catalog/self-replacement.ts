import { circleOf } from '../../model/plans.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/self-replacement',
  severity: 'error',
  summary: 'No feature replaces itself, directly or by way of others.',
  why: 'A feature that replaces itself would never be shown.',
  example: {
    before: '- id: email-advanced\n  replaces: email-advanced',
    after: '- id: email-advanced\n  replaces: email-basic',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    circle: {
      message: 'The feature "{feature}" ends up replacing itself.',
      hint: 'Name the smaller feature that it makes unnecessary, or remove the line.',
    },
  },

  *check(site) {
    const document = site.find('catalog', 'catalog')
    const features = isRecord(document?.data) ? document.data['features'] : undefined
    if (!document || !Array.isArray(features)) return

    const replaces = new Map(
      features.filter(isRecord).map(({ id, replaces: other }) => [id, other] as const),
    )
    const reported = new Set<unknown>()
    for (const [index, feature] of features.entries()) {
      const circle = isRecord(feature) ? circleOf(feature['id'], replaces) : []
      // A cycle of several features is reported at its first feature.
      if (!isRecord(feature) || circle.length === 0 || circle.some((id) => reported.has(id)))
        continue
      for (const id of circle) reported.add(id)

      const path = ['features', index, 'replaces']
      yield {
        messageId: 'circle',
        data: { feature: String(feature['id']) },
        at: document.place(path),
        path: formatPath(path, document.data),
      }
    }
  },
})
