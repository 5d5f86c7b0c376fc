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
    // The titles of its groups are emitted with these.
    const { groups: _titles, ...words } = found
    const written = formatFact(site.facts.get(price) ?? {}, { locale: language.locale, currency })
    return {
      id,
      ...words,
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
  const { features = [] } = resolveContent(site, 'catalog', { language }) ?? {}
  const levels = planLevels(site)

  return {
    plans: emitPlans(site, language),
    ...groupsOf(site, language),
    ...lackingOf(site, language),
    features: features.flatMap((feature) => {
      const { id, customValues: named = {}, replaces } = feature
      const found = texts?.features[id]
      if (!found) return []
      const { values = {}, ...words } = found
      const customValues = Object.entries(named)
        .filter(([, value]) => isValue(value))
        .map(([plan, value]): [string, string] => [plan, values[value] ?? value])

      return {
        id,
        plans: [...plansWith(feature, levels)],
        ...(replaces !== undefined && { replaces }),
        ...(customValues.length > 0 && { customValues: Object.fromEntries(customValues) }),
        ...words,
      }
    }),
  }
}

/** The groups of the features of each plan that has some. A group without a title is left out. */
function groupsOf(site: Site, language: Language): Pick<Catalog, 'groups'> {
  const texts = textsOf(site, language)
  const { plans = [] } = resolveContent(site, 'catalog', { language }) ?? {}
  const groups = plans.flatMap(({ id: plan, groups: listed = [] }) => {
    const titles = texts?.plans[plan]?.groups ?? {}
    const named = listed.flatMap(({ id, ...group }) => {
      const title = titles[id]
      return title === undefined ? [] : [{ id, title, ...group }]
    })
    return named.length > 0 ? [[plan, named] as const] : []
  })
  return groups.length > 0 ? { groups: Object.fromEntries(groups) } : {}
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
