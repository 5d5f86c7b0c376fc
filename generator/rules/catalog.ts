import { factsIn } from '../model/facts/facts.ts'
import { circleOf, isValue, itemsOf } from '../model/plans.ts'
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

export const featureGroup = siteRule('catalog/feature-group', 'error', function* (site) {
  const groups = itemsOf(site, 'groups').map(
    ({ id }, index) => [String(id), ['groups', index]] as const,
  )
  for (const { name, language, ...lack } of lacked(site, ['groups'], new Map(groups)))
    yield { ...lack, messageId: 'untitled', data: { group: name, language } }
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
