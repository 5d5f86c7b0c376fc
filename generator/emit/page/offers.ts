import type { GraphNode, Plan, Section } from '#site/types.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'
import { sectionSchema } from '../../validate/own-sections.ts'
import { emitPlans } from '../catalog.ts'
import type { GraphPage } from './graph.ts'
import { plainText } from './plain-text.ts'

/** The plan that a page sells, or all plans of an overview, as schema.org describes services. */
export function offersOf(
  site: Site,
  { path, sections }: GraphPage,
  language: Language,
): readonly GraphNode[] {
  const plans = emitPlans(site, language)
  const provider = { '@id': `${site.settings.origin}/#organization` }

  return sections.flatMap((section): GraphNode[] => {
    if (section.type === 'plans' && section.look === 'cards') {
      const catalog = { '@id': `${site.settings.origin}${path}#${section.id}` }
      return [
        { ...provider, '@type': 'Organization', hasOfferCatalog: catalog },
        {
          '@type': 'OfferCatalog',
          ...catalog,
          itemListElement: plans.map((plan) => ({
            ...offerOf(site, plan, language),
            itemOffered: { ...serviceOf(site, plan), provider },
          })),
        },
      ]
    }
    const plan = plans.find(({ id }) => id === planOf(site, section))
    const words = 'lead' in section ? section.lead : 'text' in section ? section.text : undefined
    if (!plan || typeof words !== 'object') return []
    return [
      {
        ...serviceOf(site, plan),
        description: plainText(words),
        provider,
        offers: offerOf(site, plan, language),
      },
    ]
  })
}

/** The plan that a section sells. */
const planOf = ({ schemas }: Site, section: Section): string | undefined =>
  schemas.files.get(sectionSchema(section.type))?.['x-graph'] === 'offer' && 'plan' in section
    ? section.plan
    : undefined

/** The plan that a page sells: that of its first section which says so. */
export const planSold = (site: Site, sections: readonly Section[]): string | undefined =>
  sections.flatMap((section) => planOf(site, section) ?? []).at(0)

/** A case study: an article about a client, and the review of what the client bought. */
export function caseOf(
  site: Site,
  { path, sections }: GraphPage,
  language: Language,
): readonly GraphNode[] {
  const hero = sections.find((section) => section.type === 'hero')
  if (!hero?.facts) return []

  const organization = { '@id': `${site.settings.origin}/#organization` }
  const url = `${site.settings.origin}${path}`
  const values = hero.facts.map(({ value }) => value)
  const plan = emitPlans(site, language).find(({ name }) => values.includes(name))
  const bought = plan
    ? { ...serviceOf(site, plan), provider: organization }
    : { '@type': 'Organization', ...organization }

  return [
    {
      '@type': 'Article',
      '@id': `${url}#${hero.id}`,
      headline: hero.lines.join(' '),
      ...(hero.text && { description: plainText(hero.text) }),
      inLanguage: language.code,
      mainEntityOfPage: { '@id': url },
      author: organization,
      about: { '@id': bought['@id'] },
    },
    bought,
    ...sections.flatMap((section): GraphNode[] =>
      section.type === 'quote'
        ? Array.from(section.quotes.entries(), ([place, { id, author, text }]) => ({
            '@type': 'Review',
            '@id': `${url}#${place === 0 ? section.id : id}`,
            itemReviewed: { '@id': bought['@id'] },
            author: { '@type': 'Person', name: author },
            reviewBody: text,
            inLanguage: language.code,
          }))
        : [],
    ),
  ]
}

const serviceOf = ({ settings }: Site, { href, name }: Plan) => ({
  '@type': 'Service',
  '@id': `${settings.origin}${href}#service`,
  name,
  url: `${settings.origin}${href}`,
})

/** A starting price: the price of a plan is the lowest. */
function offerOf(site: Site, { id, href }: Plan, language: Language): GraphNode {
  const { pricesIncludeVat } = requireContent(site, 'site', { language })
  const { plans = [] } = resolveContent(site, 'catalog', { language }) ?? {}
  const { money } = site.facts.get(plans.find((plan) => plan.id === id)?.price ?? '') ?? {}
  return {
    '@type': 'Offer',
    url: `${site.settings.origin}${href}`,
    ...(money !== undefined && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: money,
        priceCurrency: site.settings.currency,
        ...(pricesIncludeVat !== undefined && { valueAddedTaxIncluded: pricesIncludeVat }),
      },
    }),
  }
}
