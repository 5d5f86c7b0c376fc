import { formatPath, isRecord } from '../path.ts'
import { defineRule } from './rule.ts'

export const selfReplacement = defineRule({
  code: 'catalog/self-replacement',
  severity: 'error',
  summary: 'No feature replaces itself, directly or by way of others.',
  why: 'A feature that replaces itself would never be shown.',

  *check(site) {
    const document = site.find('catalog', 'catalog')
    const features = isRecord(document?.data) ? document.data['features'] : undefined
    if (!document || !Array.isArray(features)) return

    const replaces = new Map(
      features.filter(isRecord).map(({ id, replaces: other }) => [id, other] as const),
    )
    for (const [index, feature] of features.entries()) {
      if (!isRecord(feature) || !leadsBack(feature['id'], replaces)) continue
      const path = ['features', index, 'replaces']
      yield {
        at: document.place(path),
        path: formatPath(path, document.data),
        message: `The feature "${String(feature['id'])}" ends up replacing itself.`,
        hint: 'Name the smaller feature that it makes unnecessary, or take the line away.',
      }
    }
  },
})

function leadsBack(start: unknown, replaces: ReadonlyMap<unknown, unknown>): boolean {
  const seen = new Set<unknown>()
  for (let id = replaces.get(start); id !== undefined && !seen.has(id); id = replaces.get(id)) {
    if (id === start) return true
    seen.add(id)
  }
  return false
}
