import { formatPath, isRecord } from '../path.ts'
import { defineRule } from './rule.ts'

export const selfReplacement = defineRule({
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
  canBeKept: false,

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

function leadsBack(start: unknown, replaces: ReadonlyMap<unknown, unknown>): boolean {
  const seen = new Set<unknown>()
  for (let id = replaces.get(start); id !== undefined && !seen.has(id); id = replaces.get(id)) {
    if (id === start) return true
    seen.add(id)
  }
  return false
}
