import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Site } from './site.ts'
import { valuesIn } from './texts.ts'

/**
 * The anchors of a page: the ids of its sections, the values that the schema marks as anchors, and
 * the items that a section shows from a list (features, questions), prefixed with the id of the
 * section.
 */
export const anchorsOf = (site: Site, page: SourceDocument): ReadonlySet<string> =>
  collectAnchors(site, page)

export const collectAnchors = memoize((site: Site, page: SourceDocument): ReadonlySet<string> => {
  const anchors = new Set(ownAnchors(site, page))
  const sections = [...anchors]
  const inLists = [
    ...itemIds(site.find('catalog', 'catalog')?.data, 'features'),
    ...site.all('faq', page.language).flatMap(({ data }) => itemIds(data, 'questions')),
  ]
  for (const section of sections) {
    for (const item of inLists) anchors.add(`${section}-${item}`)
  }
  return anchors
})

/** The anchors that stand in the page itself. */
export function ownAnchors(site: Site, page: SourceDocument): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const { value, path, schema } of valuesIn(page, site.schemas)) {
    if (typeof value !== 'string') continue
    const isSectionId = path.length === 3 && path[0] === 'sections' && path[2] === 'id'
    if (isSectionId || schema['x-anchor']) anchors.add(value)
  }
  return anchors
}

function itemIds(data: unknown, list: string): readonly string[] {
  const items = isRecord(data) ? data[list] : undefined
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) =>
    isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : [],
  )
}
