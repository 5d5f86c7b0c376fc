import { featuresShown, itemsOf } from '../../model/plans.ts'
import type { Site } from '../../model/site.ts'
import { formatPath, isRecord, type Path, valueAt } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/feature-groups',
  severity: 'error',
  summary: 'Every feature that a plan shows is in one of its groups, and each group has a title.',
  why: 'A page that lists the plan in groups would not show the feature, or show it twice.',
  example: {
    before: 'groups:\n  - { id: asks, features: [quiz] }   # the plan has hosting too',
    after: 'groups:\n  - { id: asks, features: [quiz] }\n  - { id: runs, features: [hosting] }',
  },
  canBeAcknowledged: false,

  messages: {
    left: {
      message: 'The feature "{feature}" is in none of the groups of the plan "{plan}".',
      hint: 'Add it to the group where visitors look for it.',
    },
    twice: {
      message: 'The feature "{feature}" is in the groups of the plan "{plan}" more than once.',
      hint: 'Leave it where visitors look for it.',
    },
    notShown: {
      message: 'The plan "{plan}" does not show the feature "{feature}".',
      hint: 'Remove it from the group: the plan does not have it, or another one replaces it.',
    },
    untitled: {
      message: 'The group "{group}" of the plan "{plan}" has no title in {language}.',
      hint: 'Add "{group}: …" under "groups" here.',
      other: 'The group is here.',
    },
    unknown: {
      message: 'The plan "{plan}" has no group "{group}".',
      hint: 'Remove the title, or correct the id as the plan names it in catalog.yaml.',
    },
  },

  *check(site) {
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
  },
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
