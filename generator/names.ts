import { isRecord } from './path.ts'
import type { Site } from './site.ts'

/** What a schema's `x-ref` can point to, and where its names are. */
const namesOf = {
  page: (site: Site) => [
    ...new Set([
      ...site.all('page').map(({ name }) => name),
      ...[...site.aliases].map((path) => path.slice(1)),
      ...site.settings.upcoming,
    ]),
  ],
  faq: (site: Site) => site.all('faq', site.source.code).map(({ name }) => name),
  statistics: (site: Site) => site.all('statistics', site.source.code).map(({ name }) => name),
  form: (site: Site) => site.all('form', site.source.code).map(({ name }) => name),
  quiz: (site: Site) => site.all('quiz', site.source.code).map(({ name }) => name),
  fact: (site: Site) => [...site.facts.keys()],
  plan: (site: Site) => idsIn(site, 'plans'),
  feature: (site: Site) => idsIn(site, 'features'),
  level: (site: Site) => [...idsIn(site, 'plans'), 'all', 'custom'],
  wall: (site: Site) => {
    const walls = site.find('walls', 'walls')?.data
    return isRecord(walls) ? Object.keys(walls) : []
  },
} as const satisfies Readonly<Record<string, (site: Site) => readonly string[]>>

export type ReferenceKind = keyof typeof namesOf

/** The names there are of each kind. */
export type Names = Readonly<Record<ReferenceKind, ReadonlySet<string>>>

export function collectNames(site: Site): Names {
  return {
    page: new Set(namesOf.page(site)),
    faq: new Set(namesOf.faq(site)),
    statistics: new Set(namesOf.statistics(site)),
    form: new Set(namesOf.form(site)),
    quiz: new Set(namesOf.quiz(site)),
    fact: new Set(namesOf.fact(site)),
    plan: new Set(namesOf.plan(site)),
    feature: new Set(namesOf.feature(site)),
    level: new Set(namesOf.level(site)),
    wall: new Set(namesOf.wall(site)),
  }
}

export const isReferenceKind = (text: string | undefined): text is ReferenceKind =>
  text !== undefined && text in namesOf

function idsIn(site: Site, list: 'plans' | 'features'): readonly string[] {
  const catalog = site.find('catalog', 'catalog')?.data
  const items = isRecord(catalog) ? catalog[list] : undefined
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) =>
    isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : [],
  )
}
