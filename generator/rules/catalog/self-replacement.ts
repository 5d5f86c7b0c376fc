import { formatPath, isRecord } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'catalog/self-replacement',
  severity: 'error',
  summary: {
    en: 'No feature replaces itself, directly or by way of others.',
    nl: 'Geen onderdeel vervangt zichzelf, ook niet via andere.',
  },
  why: {
    en: 'A feature that replaces itself would never be shown.',
    nl: 'Een onderdeel dat zichzelf vervangt, zou nooit te zien zijn.',
  },
  example: {
    before: '- id: email-advanced\n  replaces: email-advanced',
    after: '- id: email-advanced\n  replaces: email-basic',
  },
  canBeAcknowledged: false,

  *check(site) {
    const document = site.find('catalog', 'catalog')
    const features = isRecord(document?.data) ? document.data['features'] : undefined
    if (!document || !Array.isArray(features)) return

    const replaces = new Map(
      features.filter(isRecord).map(({ id, replaces: other }) => [id, other] as const),
    )
    const told = new Set<unknown>()
    for (const [index, feature] of features.entries()) {
      const circle = isRecord(feature) ? circleOf(feature['id'], replaces) : []
      // One that goes through several features is told at the first of them.
      if (!isRecord(feature) || circle.length === 0 || circle.some((id) => told.has(id))) continue
      for (const id of circle) told.add(id)
      const path = ['features', index, 'replaces']
      yield {
        at: document.place(path),
        path: formatPath(path, document.data),
        message: {
          en: `The feature "${String(feature['id'])}" ends up replacing itself.`,
          nl: `Het onderdeel "${String(feature['id'])}" vervangt uiteindelijk zichzelf.`,
        },
        hint: {
          en: 'Name the smaller feature that it makes unnecessary, or take the line away.',
          nl: 'Noem het kleinere onderdeel dat het overbodig maakt, of haal de regel weg.',
        },
      }
    }
  },
})

/** The features by way of which one replaces itself, that one last; none where it does not. */
function circleOf(start: unknown, replaces: ReadonlyMap<unknown, unknown>): readonly unknown[] {
  const seen = new Set<unknown>()
  for (let id = replaces.get(start); id !== undefined && !seen.has(id); id = replaces.get(id)) {
    seen.add(id)
    if (id === start) return [...seen]
  }
  return []
}
