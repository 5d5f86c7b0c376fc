import { factsIn } from '../model/facts/facts.ts'
import { circleOf, featuresShown, isValue, itemsOf } from '../model/plans.ts'
import type { Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import { isRecord, type Path, valueAlong } from '../read/path.ts'
import { siteRule } from './rule.ts'

export const customValue = siteRule('catalog/custom-value', 'error', function* (site) {
  for (const [index, { id, customValues }] of itemsOf(site, 'features').entries()) {
    // Words are missing once, however many plans show them.
    const values = new Map(
      Object.entries(isRecord(customValues) ? customValues : {}).flatMap(([plan, value]) =>
        isNamed(value) ? [[value, ['features', index, 'customValues', plan]] as const] : [],
      ),
    )
    const feature = String(id)
    for (const { name, language, ...lack } of lacked(site, ['features', feature, 'values'], values))
      yield {
        ...lack,
        messageId: 'noWords',
        data: { value: name, feature, language, fact: '{{revisions.core}}' },
      }
  }
})

/** Whether a value is the name of words, not a dash or a fact. */
const isNamed = (value: unknown): value is string =>
  typeof value === 'string' && isValue(value) && factsIn(value).length === 0

/** The names that lack words at a path, in each language that has words for the item around it. */
function* lacked(site: Site, path: readonly string[], names: ReadonlyMap<string, Path>) {
  const catalog = site.find('catalog', 'catalog')
  for (const document of site.all('catalog-texts')) {
    const item = path.slice(0, -1)
    const words = valueAlong(document.data, item)
    if (!catalog || !isRecord(words)) continue
    const given = valueAlong(document.data, path)
    const at = document.place(given === undefined ? item : path, { part: 'key' })
    for (const [name, where] of names) {
      if (isRecord(given) && Object.hasOwn(given, name)) continue
      yield {
        name,
        language: { language: document.language ?? site.source.code },
        at,
        path: [...path, name].join('.'),
        related: [{ at: catalog.place(where), message: 'other' }],
      }
    }
  }
}

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
    if (!Array.isArray(groups)) continue
    const plan = String(id)
    const own = ['plans', index, 'groups']
    const shown = featuresShown(site, plan)
    const listed = listedIn(groups)

    const seen = new Set<string>()
    for (const { feature, path } of listed) {
      const found = { data: { feature, plan }, ...located(document, [...own, ...path]) }
      if (seen.has(feature)) yield { messageId: 'twice', ...found }
      // One that does not exist is reported as that.
      else if (known.has(feature) && !shown.includes(feature))
        yield { messageId: 'notShown', ...found }
      seen.add(feature)
    }
    // Nor where a group names a feature that does not exist: that may replace others.
    if (listed.every(({ feature }) => known.has(feature)))
      for (const feature of shown)
        if (!seen.has(feature))
          yield { messageId: 'left', data: { feature, plan }, ...located(document, own) }

    const named = new Map(
      groups.flatMap((group, at) =>
        isRecord(group) && typeof group['id'] === 'string' ? [[group['id'], [...own, at]]] : [],
      ),
    )
    for (const { name, language, ...lack } of lacked(site, ['plans', plan, 'groups'], named))
      yield { ...lack, messageId: 'untitled', data: { group: name, plan, language } }
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

/** The keys by which a plan or a feature leads to another one. */
const leading = [
  ['plans', 'includes'],
  ['features', 'replaces'],
] as const

/** A circle of several is reported at its first item. */
export const circle = siteRule('catalog/circle', 'breaking', function* (site) {
  const document = site.find('catalog', 'catalog')
  for (const [list, key] of leading) {
    const items = itemsOf(site, list)
    const next = new Map(items.map(({ id, [key]: other }) => [id, other]))
    const reported = new Set<unknown>()
    for (const [index, { id }] of items.entries()) {
      const found = circleOf(id, next)
      if (!document || found.length === 0 || found.some((each) => reported.has(each))) continue
      for (const each of found) reported.add(each)
      yield { messageId: key, data: { id: String(id) }, ...located(document, [list, index, key]) }
    }
  }
})
