import { isRecord, isValue, itemsOf, planLevels, plansWith, type Site } from '#generator/index.ts'
import { CliError } from '../../../cli-error.ts'
import type { YamlPath } from '../yaml-text.ts'

/** How the features of the catalogue change when a plan goes. */
interface WithoutPlan {
  /** Values that are another one now, by their path in `catalog.yaml`. */
  readonly set: readonly (readonly [path: YamlPath, value: string])[]
  /** What goes from `catalog.yaml`, in its order. */
  readonly remove: readonly YamlPath[]
  /** What goes from the words of each language. */
  readonly removeWords: readonly YamlPath[]
}

/** An item of the catalogue, as it says it. */
type Item = Readonly<Record<string, unknown>>

/**
 * The changes that take a plan out of the catalogue. All other plans keep the features that they show. Refuses
 * where a feature would need two levels.
 */
export function withoutPlan(site: Site, id: string): WithoutPlan {
  const plans = itemsOf(site, 'plans')
  const features = itemsOf(site, 'features')
  const index = plans.findIndex((plan) => plan['id'] === id)
  const base = plans[index]?.['includes']
  const larger = plans.flatMap((plan, at) => (plan['includes'] === id ? [{ plan, at }] : []))

  const levels = planLevels(site)
  const owners = new Map(
    features.map((feature) => {
      const others = plansWith(feature, levels).filter((plan) => plan !== id)
      return [feature, new Set(others)]
    }),
  )
  const gone = goneFeatures(features, owners)
  const kept = [...features.entries()].filter(([, feature]) => !gone.has(feature))

  const included = kept.filter(([, feature]) => feature['included'] === id)
  const [first] = larger
  if (larger.length > 1 && included.length > 0) {
    throw new CliError(
      `Several plans include "${id}", and no one level fits its features: ${included.map(([, feature]) => String(feature['id'])).join(', ')}.`,
      'Give these another "included" in catalog.yaml first.',
    )
  }

  return {
    set: [
      ...larger.flatMap(({ at }): WithoutPlan['set'] =>
        typeof base === 'string' ? [[['plans', at, 'includes'], base]] : [],
      ),
      ...included.map(([at]): WithoutPlan['set'][number] => [
        ['features', at, 'included'],
        String(first?.plan['id']),
      ]),
      ...kept.flatMap(([at, feature]): WithoutPlan['set'] => {
        const replaced = replacedBy(feature, features, gone)
        return replaced === undefined || replaced === feature['replaces']
          ? []
          : [[['features', at, 'replaces'], replaced]]
      }),
    ],
    remove: [
      ...plans.flatMap((_, at): YamlPath[] => {
        if (at === index) return [['plans', at]]
        const isLarger = larger.some((each) => each.at === at)
        return isLarger && typeof base !== 'string' ? [['plans', at, 'includes']] : []
      }),
      ...[...features.entries()].flatMap(([at, feature]): YamlPath[] => {
        if (gone.has(feature)) return [['features', at]]
        const replaced = replacedBy(feature, features, gone)
        return [
          ...(Object.hasOwn(valuesOf(feature), id) ? [['features', at, 'customValues', id]] : []),
          ...('replaces' in feature && replaced === undefined
            ? [['features', at, 'replaces']]
            : []),
        ]
      }),
    ],
    removeWords: [
      ['plans', id],
      ...features.flatMap((feature): YamlPath[] => {
        const name = String(feature['id'])
        if (gone.has(feature)) return [['features', name]]
        const { [id]: own, ...others } = valuesOf(feature)
        const isUsed = !isValue(own) || Object.values(others).includes(own)
        return isUsed ? [] : [['features', name, 'values', String(own)]]
      }),
    ],
  }
}

const valuesOf = ({ customValues }: Item): Item => (isRecord(customValues) ? customValues : {})

/** The features that no plan shows any more: none has them, or all that do have one that replaces them. */
function goneFeatures(
  features: readonly Item[],
  owners: ReadonlyMap<Item, ReadonlySet<string>>,
): ReadonlySet<Item> {
  const without = new Set(features.filter((feature) => owners.get(feature)?.size === 0))
  const hidden = features.filter((feature) =>
    features.some(
      (other) =>
        other['replaces'] === feature['id'] &&
        other !== feature &&
        !without.has(other) &&
        (owners.get(feature) ?? new Set()).isSubsetOf(owners.get(other) ?? new Set()),
    ),
  )
  return new Set([...without, ...hidden])
}

/** What a feature replaces when some are gone: what the gone one replaced. */
function replacedBy(
  feature: Item,
  features: readonly Item[],
  gone: ReadonlySet<Item>,
): string | undefined {
  const seen = new Set<Item>()
  for (let each: Item | undefined = feature; each && !seen.has(each); ) {
    seen.add(each)
    const name: unknown = each['replaces']
    each = features.find((other) => other['id'] === name)
    if (each && !gone.has(each)) return String(name)
  }
  return undefined
}
