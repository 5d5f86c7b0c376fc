import type { Catalog, CatalogTexts, Plan } from '#site/types.ts'
import type { Cache } from '../cache.ts'
import { formatFact } from '../model/facts.ts'
import type { Language, Site } from '../model/site.ts'
import { requireContent, resolveContent } from '../text/resolve.ts'

/** Values that mean: the plan has no value for the feature. */
const none = new Set(['-', '–', '—'])

/** The plans with their texts in a language. A plan without texts is left out. */
export function emitPlans(site: Site, language: Language, cache: Cache): Plan[] {
  const texts = textsOf(site, language, cache)
  const { from } = requireContent(site, 'language', { language }, cache).words
  const { plans = [] } = resolveContent(site, 'catalog', { language }, cache) ?? {}
  const { currency } = site.settings

  return plans.flatMap(({ id, price, page, popular, wall }, index) => {
    const words = texts?.plans[id]
    if (!words) return []
    const written = formatFact(
      site.facts.get(price) ?? {},
      { locale: language.locale, currency },
      cache,
    )
    return {
      id,
      ...words,
      price: written,
      from: from.replace('{price}', written),
      href: page,
      size: index + 1,
      ...(popular === true && { popular }),
      ...(wall !== undefined && { wall }),
    }
  })
}

/** The plans and features with their texts in a language. A feature without texts is left out. */
export function emitCatalog(site: Site, language: Language, cache: Cache): Catalog {
  const texts = textsOf(site, language, cache)
  const { features = [] } = resolveContent(site, 'catalog', { language }, cache) ?? {}

  return {
    plans: emitPlans(site, language, cache),
    features: features.flatMap(({ customValues: named = {}, ...feature }) => {
      const found = texts?.features[feature.id]
      if (!found) return []
      const { values = {}, ...words } = found
      const customValues = Object.entries(named)
        .filter(([, value]) => !none.has(value))
        .map(([plan, value]): [string, string] => [plan, values[value] ?? value])

      return {
        ...feature,
        ...(customValues.length > 0 && { customValues: Object.fromEntries(customValues) }),
        ...words,
      }
    }),
  }
}

const textsOf = (site: Site, language: Language, cache: Cache): CatalogTexts | undefined =>
  resolveContent(site, 'catalog-texts', { name: 'catalog', language }, cache)
