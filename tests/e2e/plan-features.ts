import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { projectRoot } from '../support/project-root.ts'

/** The part of content/catalog.yaml that decides what a plan includes. */
interface Catalog {
  readonly plans: readonly { readonly id: Plan }[]
  readonly features: readonly Feature[]
}

export interface Feature {
  readonly id: string
  readonly group: string
  readonly included: string
  readonly replaces?: string
  readonly customValues?: Readonly<Record<string, string>>
}

export type Plan = 'core' | 'advance' | 'pro'

const catalog: Catalog = parse(readFileSync(`${projectRoot}/content/catalog.yaml`, 'utf8'))
export const { features } = catalog
export const plans = catalog.plans.map(({ id }) => id)

/** Whether a plan has a feature, by the rules of the specification. */
export function isIncluded({ included, customValues }: Feature, plan: Plan): boolean {
  if (included === 'custom') return (customValues?.[plan] ?? '-') !== '-'
  return plans.indexOf(plan) >= plans.findIndex((each) => included === each || included === 'all')
}

/** The feature of a plan that stands in the place of another, the last of a chain. */
export function successorOf(id: string, plan: Plan): string | undefined {
  const next = features.find((each) => each.replaces === id && isIncluded(each, plan))
  return next && (successorOf(next.id, plan) ?? next.id)
}

const featuresOf = (plan: Plan) =>
  features
    .filter((each) => isIncluded(each, plan) && successorOf(each.id, plan) === undefined)
    .map(({ id }) => id)

/** What content/catalog.yaml makes of each plan: all that it includes, without what is replaced. */
export const planFeatures: Readonly<Record<Plan, readonly string[]>> = {
  core: featuresOf('core'),
  advance: featuresOf('advance'),
  pro: featuresOf('pro'),
}

/** How many groups the features of a plan stand in. */
export const groupsOf = (plan: Plan): number =>
  new Set(features.filter(({ id }) => planFeatures[plan].includes(id)).map(({ group }) => group))
    .size
