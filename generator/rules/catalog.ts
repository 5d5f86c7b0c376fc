import type { Finding } from '../diagnostics/diagnostic.ts'
import { factsIn } from '../model/facts/facts.ts'
import { formatFact } from '../model/facts/format-fact.ts'
import { circleOf, featuresShown, isValue, itemsOf } from '../model/plans.ts'
import type { Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import { formatPath, isRecord, type Path, valueAt } from '../read/path.ts'
import { siteRule } from './rule.ts'

export const customValue = siteRule('catalog/custom-value', 'error', function* (site) {
  const catalog = site.find('catalog', 'catalog')
  if (!catalog) return

  for (const [index, { id, customValues }] of itemsOf(site, 'features').entries()) {
    const values = Object.entries(isRecord(customValues) ? customValues : {})
    // Words are missing once, however many plans show them.
    const named = new Map(
      values.flatMap(([plan, value]) => (isNamed(value) ? [[value, plan] as const] : [])),
    )
    for (const { document, texts } of textsOf(site, String(id))) {
      const words = isRecord(texts['values']) ? texts['values'] : {}
      for (const [value, plan] of named) {
        if (Object.hasOwn(words, value)) continue
        const path = ['features', String(id), 'values']
        yield {
          messageId: 'noWords',
          data: {
            value,
            feature: String(id),
            language: { language: document.language ?? site.source.code },
            fact: '{{revisions.core}}',
          },
          at: document.place('values' in texts ? path : path.slice(0, -1), { part: 'key' }),
          path: [...path, value].join('.'),
          related: [
            {
              at: catalog.place(['features', index, 'customValues', plan]),
              message: 'other',
            },
          ],
        }
      }
    }
  }
})

/** Whether a value is the name of words, not a dash or a fact. */
const isNamed = (value: unknown): value is string =>
  typeof value === 'string' && isValue(value) && factsIn(value).length === 0

/** The words of a feature in each language that has some. */
const textsOf = (site: Site, feature: string) =>
  site.all('catalog-texts').flatMap((document) => {
    const features = isRecord(document.data) ? document.data['features'] : undefined
    const texts = isRecord(features) ? features[feature] : undefined
    return isRecord(texts) ? [{ document, texts }] : []
  })

export const featureGroups = siteRule('catalog/feature-groups', 'error', function* (site) {
  const document = site.find('catalog', 'catalog')
  if (!document) return
  const features = itemsOf(site, 'features')
  const plans = itemsOf(site, 'plans')
  const known = new Set(features.map(({ id }) => id))
  const levels = new Set(plans.map(({ id }) => id))
  // What a plan shows is not known where a plan or a feature that it follows from does not exist.
  const isWhole =
    plans.every(({ includes }) => includes === undefined || levels.has(includes)) &&
    features.every(({ replaces }) => replaces === undefined || known.has(replaces))
  if (!isWhole) return

  for (const [index, { id, groups }] of plans.entries()) {
    const plan = String(id)
    if (!Array.isArray(groups)) continue
    const shown = featuresShown(site, plan)
    const listed = listedIn(groups)
    const place = (path: Path) => {
      const whole = ['plans', index, 'groups', ...path]
      return { at: document.place(whole), path: formatPath(whole, document.data) }
    }

    const seen = new Set<string>()
    for (const { feature, path } of listed) {
      const data = { feature, plan }
      if (seen.has(feature)) yield { messageId: 'twice', data, ...place(path) }
      // One that does not exist is reported as that.
      else if (known.has(feature) && !shown.includes(feature))
        yield { messageId: 'notShown', data, ...place(path) }
      seen.add(feature)
    }
    // Nor where a group names a feature that does not exist: that may replace others.
    if (listed.every(({ feature }) => known.has(feature)))
      for (const feature of shown)
        if (!seen.has(feature)) yield { messageId: 'left', data: { feature, plan }, ...place([]) }

    yield* titlesOf(site, plan, groups).map(({ isMissing, group, language, at, ...found }) => ({
      messageId: isMissing ? ('untitled' as const) : ('unknown' as const),
      data: { group, plan, language: { language } },
      at,
      path: found.path,
      ...(isMissing && {
        related: [{ at: place([found.index]).at, message: 'other' as const }],
      }),
    }))
  }
})

interface Listed {
  readonly feature: string
  /** Where it is in the groups. */
  readonly path: Path
}

const listedIn = (groups: readonly unknown[]): readonly Listed[] =>
  groups.flatMap((group, index) => {
    const features = isRecord(group) ? group['features'] : undefined
    return (Array.isArray(features) ? features : []).flatMap((feature: unknown, at) =>
      typeof feature === 'string' ? [{ feature, path: [index, 'features', at] }] : [],
    )
  })

/** The titles that groups of a plan lack, and those of no group, in each language that has words for the plan. */
function titlesOf(site: Site, plan: string, groups: readonly unknown[]) {
  const ids = groups.map((group) => (isRecord(group) ? group['id'] : undefined))

  return site.all('catalog-texts').flatMap((document) => {
    const plans = valueAt(document.data, 'plans')
    const words = isRecord(plans) ? plans[plan] : undefined
    if (!isRecord(words)) return []
    const titles = isRecord(words['groups']) ? words['groups'] : {}
    const language = document.language ?? site.source.code
    const path = ['plans', plan, 'groups']

    return [
      ...ids.flatMap((group, index) =>
        typeof group !== 'string' || Object.hasOwn(titles, group)
          ? []
          : [
              {
                ...{ isMissing: true, group, index, language, path: [...path, group].join('.') },
                at: document.place('groups' in words ? path : path.slice(0, -1), { part: 'key' }),
              },
            ],
      ),
      ...Object.keys(titles).flatMap((group) =>
        ids.includes(group)
          ? []
          : [
              {
                ...{ isMissing: false, group, index: 0, language },
                path: [...path, group].join('.'),
                at: document.place([...path, group], { part: 'key' }),
              },
            ],
      ),
    ]
  })
}

export const priceOrder = siteRule('catalog/price-order', 'warning', function* (site) {
  const document = site.find('catalog', 'catalog')
  const facts = site.find('facts', 'facts')
  if (!document) return
  const plans = itemsOf(site, 'plans')
  const { locale } = site.source
  const { currency } = site.settings
  const shown = (name: unknown) =>
    formatFact(site.facts.get(String(name)) ?? {}, { locale, currency }).replaceAll('\u00A0', ' ')

  for (const [index, { id, price, includes }] of plans.entries()) {
    const smaller = plans.find((plan) => plan['id'] === includes)
    const [own, other] = [price, smaller?.['price']].map(
      (name) => site.facts.get(String(name))?.money,
    )
    if (own === undefined || other === undefined || own >= other || smaller?.['id'] === id) continue
    const path = ['plans', index, 'includes']
    yield {
      messageId: 'cheaper',
      data: {
        plan: String(id),
        price: shown(price),
        smaller: String(includes),
        other: shown(smaller?.['price']),
      },
      ...located(document, path),
      ...(facts && {
        related: [{ at: facts.place(String(price).split('.')), message: 'price' }],
      }),
    }
  }
})

export const selfInclusion = siteRule('catalog/self-inclusion', 'breaking', (site) =>
  circles(site, 'plans', 'includes'),
)

export const selfReplacement = siteRule('catalog/self-replacement', 'breaking', (site) =>
  circles(site, 'features', 'replaces'),
)

/** The items of a list that lead back to themselves. A circle of several is reported at its first item. */
function* circles(site: Site, list: 'plans' | 'features', key: string): Generator<Finding> {
  const document = site.find('catalog', 'catalog')
  if (!document) return

  const items = itemsOf(site, list)
  const next = new Map(items.map(({ id, [key]: other }) => [id, other]))
  const reported = new Set<unknown>()
  for (const [index, { id }] of items.entries()) {
    const circle = circleOf(id, next)
    if (circle.length === 0 || circle.some((each) => reported.has(each))) continue
    for (const each of circle) reported.add(each)
    const path = [list, index, key]
    yield {
      messageId: 'circle',
      data: { id: String(id) },
      ...located(document, path),
    }
  }
}
