import type { Catalog, CatalogTexts, Plan } from '#site/types.ts'
import { formatFact } from '../model/facts/format-fact.ts'
import { isValue, itemsOf, planLevels, plansWith } from '../model/plans.ts'
import type { Language, Site } from '../model/site.ts'
import { languageTexts } from '../text/language-texts.ts'
import { resolveContent } from '../text/resolve.ts'

/** The plans with their texts in a language. A plan without texts is left out. */
export function emitPlans(site: Site, language: Language): Plan[] {
  const texts = textsOf(site, language)
  const { from } = languageTexts(site, language).words
  const { plans = [] } = resolveContent(site, 'catalog', { language }) ?? {}
  const { currency } = site.settings
  const sizes = new Map(planLevels(site).map(({ id, size }) => [id, size]))

  return plans.flatMap(({ id, price, page, popular, wall }) => {
    const found = texts?.plans[id]
    if (!found) return []
    const written = formatFact(site.facts.get(price) ?? {}, { locale: language.locale, currency })
    return {
      id,
      ...found,
      price: written,
      from: from.replace('{price}', written),
      href: page,
      size: sizes.get(id) ?? 1,
      ...(popular === true && { popular }),
      ...(wall !== undefined && { wall }),
    }
  })
}

/** The plans and features with their texts in a language. A feature without texts is left out. */
export function emitCatalog(site: Site, language: Language): Catalog {
  const texts = textsOf(site, language)
  const { features = [], groups = [] } = resolveContent(site, 'catalog', { language }) ?? {}
  const levels = planLevels(site)

  return {
    plans: emitPlans(site, language),
    groups: groups.flatMap(({ id, tile }) => {
      const title = texts?.groups?.[id]
      return title === undefined ? [] : [{ id, title, ...(tile !== undefined && { tile }) }]
    }),
    ...lackingOf(site, language),
    features: features.flatMap((feature) => {
      const { id, group, customValues: named = {}, replaces } = feature
      const found = texts?.features[id]
      if (!found) return []
      const { values = {}, ...words } = found
      const customValues = Object.entries(named)
        .filter(([, value]) => isValue(value))
        .map(([plan, value]): [string, string] => [plan, values[value] ?? value])

      return {
        id,
        ...(group !== undefined && { group }),
        plans: [...plansWith(feature, levels)],
        ...(replaces !== undefined && { replaces }),
        ...(customValues.length > 0 && { customValues: Object.fromEntries(customValues) }),
        ...words,
      }
    }),
  }
}

/** How many features each plan does not have, in words. */
function lackingOf(site: Site, { locale }: Language): Pick<Catalog, 'lacking'> {
  const levels = planLevels(site)
  const features = itemsOf(site, 'features')
  const style = { locale, currency: site.settings.currency, form: 'Words' }
  const counts = levels.flatMap(({ id }) => {
    const number = features.filter((each) => !plansWith(each, levels).includes(id)).length
    return number > 0 ? [[id, formatFact({ number }, style)] as const] : []
  })
  return counts.length > 0 ? { lacking: Object.fromEntries(counts) } : {}
}

const textsOf = (site: Site, language: Language): CatalogTexts | undefined =>
  resolveContent(site, 'catalog-texts', { name: 'catalog', language })
