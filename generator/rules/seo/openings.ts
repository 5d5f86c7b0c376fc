import { isProse } from '../../model/prose-texts.ts'
import type { Site } from '../../model/site.ts'
import { textsOf } from '../../model/values.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { valueAt } from '../../read/path.ts'

/** The texts of each page's first section, which visitors read when they arrive; a plan is there by its name. */
export function openingsOf(site: Site): ReadonlyMap<SourceDocument, readonly string[]> {
  const openings = new Map<SourceDocument, string[]>()
  for (const each of textsOf(site)) {
    const { document, path, text, schema } = each
    if (document.kind !== 'page' || path[0] !== 'sections' || path[1] !== 0) continue
    const name = schema['x-ref'] === 'plan' ? planName(site, document, text) : undefined
    const shown = isProse(each) ? text : name
    if (shown === undefined) continue
    const opening = openings.get(document) ?? []
    opening.push(shown)
    openings.set(document, opening)
  }
  return openings
}

function planName(site: Site, { language }: SourceDocument, plan: string): string | undefined {
  const texts = site.find('catalog-texts', 'catalog', language)?.data
  const name = valueAt(texts, `plans.${plan}.name`)
  return typeof name === 'string' ? name : undefined
}
