import { isRecord } from './path.ts'
import type { Site } from './site.ts'

/** What a schema's `x-ref` can point to, and where its names are. */
const namesOf = {
  page: (site: Site) => [
    ...new Set([...site.all('page').map(({ name }) => name), ...site.settings.upcoming]),
  ],
  faq: (site: Site) => site.all('faq', site.source.code).map(({ name }) => name),
  statistics: (site: Site) => site.all('statistics', site.source.code).map(({ name }) => name),
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

/** The names there are of each kind; undefined where the file that lists them is not readable. */
export type Names = Readonly<Record<ReferenceKind, ReadonlySet<string> | undefined>>

const lists: Readonly<Partial<Record<ReferenceKind, 'site' | 'facts' | 'catalog' | 'walls'>>> = {
  page: 'site',
  fact: 'facts',
  plan: 'catalog',
  feature: 'catalog',
  level: 'catalog',
  wall: 'walls',
}

export function collectNames(site: Site): Names {
  const namesIn = (kind: ReferenceKind) => {
    const list = lists[kind]
    const document = list && site.find(list, list)
    return document && document.data === undefined ? undefined : new Set(namesOf[kind](site))
  }
  return {
    page: namesIn('page'),
    faq: namesIn('faq'),
    statistics: namesIn('statistics'),
    fact: namesIn('fact'),
    plan: namesIn('plan'),
    feature: namesIn('feature'),
    level: namesIn('level'),
    wall: namesIn('wall'),
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
