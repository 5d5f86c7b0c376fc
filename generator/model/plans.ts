import { isRecord, valueAt } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Language, Site } from './site.ts'

/** A plan of the catalogue, and the plans it includes. */
interface PlanLevel {
  readonly id: string
  /** 1 for a plan that includes no other, 2 for one that includes such a plan, and so on. */
  readonly size: number
  /** The plan itself, the plan it includes, the one that this one includes, and so on. */
  readonly contains: ReadonlySet<string>
}

/** The plans in the order of the catalogue. Their order says nothing about their size. */
export function planLevels(site: Site): readonly PlanLevel[] {
  const plans = itemsOf(site, 'plans')
  const includes = new Map(plans.map(({ id, includes: other }) => [id, other]))

  return plans.flatMap(({ id }) => {
    if (typeof id !== 'string') return []
    const contains = new Set<string>()
    // A plan that ends up including itself is reported.
    for (let each: unknown = id; typeof each === 'string' && !contains.has(each); ) {
      contains.add(each)
      each = includes.get(each)
    }
    return { id, size: contains.size, contains }
  })
}

/** A feature's keys that say which plans have it. */
interface FeatureLevel {
  readonly included?: unknown
  readonly customValues?: unknown
}

/** The ids of the plans that have a feature. `all` means the largest plan only; `custom` needs a value. */
export function plansWith(
  { included, customValues }: FeatureLevel,
  plans: readonly PlanLevel[],
): readonly string[] {
  const values = isRecord(customValues) ? customValues : {}
  const largest = Math.max(...plans.map(({ size }) => size))
  const hasIt = ({ id, size, contains }: PlanLevel) => {
    if (included === 'custom') return isValue(values[id])
    return included === 'all' ? size === largest : contains.has(String(included))
  }
  return plans.filter(hasIt).map(({ id }) => id)
}

/** Values that mean: the plan has no value for the feature. */
const none: ReadonlySet<unknown> = new Set([undefined, '-', '–', '—'])

/** Whether a custom value is one, and not a dash. */
export const isValue = (value: unknown): boolean => !none.has(value)

/** The plans, features or groups of the catalogue, as it says them. */
export function itemsOf(
  site: Site,
  list: 'plans' | 'features' | 'groups',
): readonly Readonly<Record<string, unknown>>[] {
  const catalog = site.find('catalog', 'catalog')?.data
  const items = isRecord(catalog) ? catalog[list] : undefined
  return Array.isArray(items) ? items.filter(isRecord) : []
}

/** What a plan is called in a language. */
function planName(site: Site, language: string, id: string): string | undefined {
  const plans = valueAt(site.find('catalog-texts', 'catalog', language)?.data, 'plans')
  const words = isRecord(plans) ? plans[id] : undefined
  const name = isRecord(words) ? words['name'] : undefined
  return typeof name === 'string' ? name : undefined
}

/** An item of a list that stands for one item of each plan, such as the links of a menu. */
interface PlanItem {
  readonly from: 'plans'
}

export const isPlanItem = (item: unknown): item is PlanItem & Readonly<Record<string, unknown>> =>
  isRecord(item) && item['from'] === 'plans'

/** The word of a text that stands for the name of a plan. */
export const planVariable = 'plan'

/**
 * A list with an item for each plan in place of one that is `from: plans`. The schema of `from` says which
 * keys of the item come from which of the plan; {plan} in the others is its name. A plan without a name in the
 * language is left out.
 */
export function withPlanItems(
  list: readonly unknown[],
  schema: SchemaNode | undefined,
  site: Site,
  { code }: Language,
): readonly unknown[] {
  const gives = schema?.properties?.['from']?.['x-gives']
  if (!gives || !list.some(isPlanItem)) return list

  const plans = itemsOf(site, 'plans').flatMap((plan) => {
    const name = planName(site, code, String(plan['id']))
    return name === undefined ? [] : [{ plan, name }]
  })
  return list.flatMap((item): unknown => {
    if (!isPlanItem(item)) return [item]
    return plans.map(({ plan, name }) =>
      Object.fromEntries(
        Object.entries(item).flatMap(([key, value]) => {
          if (key === 'from') return Object.entries(gives).map(([each, own]) => [each, plan[own]])
          const isText = typeof value === 'string'
          return [[key, isText ? value.replaceAll(`{${planVariable}}`, () => name) : value]]
        }),
      ),
    )
  })
}

/**
 * The ids from an item back to itself, by what each item names. Empty if that does not lead back.
 */
export function circleOf(start: unknown, named: ReadonlyMap<unknown, unknown>): readonly unknown[] {
  const seen = new Set<unknown>()
  for (let id = named.get(start); id !== undefined && !seen.has(id); id = named.get(id)) {
    seen.add(id)
    if (id === start) return [...seen]
  }
  return []
}
