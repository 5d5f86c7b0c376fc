import { isRecord, type Site, skeletonOf, unwritten, valueAt } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import type { ContentEdit } from './edit-content.ts'
import { insertEntry, insertItem } from './edit-yaml.ts'
import { addPageTo } from './pages.ts'
import { exampleOf, keysNaming, requireKnown, sectionsIn } from './sections.ts'

interface NewPlanInput {
  readonly id: string
  readonly name: string
  /** The starting price, as a number. */
  readonly price: number
  /** The plan below it. Default: the next in price. */
  readonly after: string | undefined
}

/** A plan as `catalog.yaml` has it. */
type Plan = Readonly<Record<string, unknown>>

/**
 * Adds a plan: its price as a fact, its place above another plan, whose features it has, its words and its page
 * in every language, and its value for each feature that differs by plan. Returns the plan below it, if it is not the
 * smallest.
 */
export function addPlanTo(
  edit: ContentEdit,
  { id, name, price, after }: NewPlanInput,
): string | undefined {
  const { site } = edit
  const catalog = site.find('catalog', 'catalog')?.data
  const plans = recordsAt(catalog, 'plans')
  const model = plans.at(-1)
  if (!model) throw new CliError('The site has no plans yet.', 'Write the first in catalog.yaml.')
  if (plans.some((plan) => plan['id'] === id)) {
    throw new CliError(`There is a plan "${id}" already.`, 'Choose another id.')
  }
  const ids = plans.map((plan) => String(plan['id']))
  if (after !== undefined) requireKnown('plan', after, ids)

  const fact = beside(String(model['price']), '.', id)
  const page = beside(String(model['page']), '/', id)
  if (site.facts.has(fact)) {
    throw new CliError(`There is a fact "${fact}" already.`, 'Choose another id.')
  }
  const steps = fact.split('.')
  edit.edit('facts.yaml', (document) =>
    insertEntry(document, steps.slice(0, -1), [steps.at(-1) ?? '', { money: price }]),
  )
  const position =
    after === undefined
      ? plans.findLastIndex((plan) => priceOf(site, plan) <= price)
      : ids.indexOf(after)
  const below = ids[position]
  const includes = below !== undefined && { includes: below }
  const sibling = plans[position] ?? model
  const wall = 'wall' in sibling && { wall: sibling['wall'] }
  edit.edit('catalog.yaml', (document) => {
    // The plan above the one below has what this one has.
    for (const [index, plan] of plans.entries())
      if (below !== undefined && plan['includes'] === below)
        document.setIn(['plans', index, 'includes'], id)
    insertItem(document, ['plans'], { id, ...includes, price: fact, page, ...wall }, position)
  })
  const words = Object(skeletonOf(site, 'catalog-texts.schema.json', { steps: ['plans', 0] }))
  for (const language of edit.languages) {
    edit.edit(`${language}/catalog.yaml`, (document) =>
      insertEntry(document, ['plans'], [id, { ...words, name }], below),
    )
  }
  // Where a feature differs by plan, it has a value of its own, still to be written.
  for (const [index, feature] of recordsAt(catalog, 'features').entries()) {
    if (feature['included'] !== 'custom') continue
    edit.edit('catalog.yaml', (document) =>
      insertEntry(document, ['features', index, 'customValues'], [id, id]),
    )
    for (const language of edit.languages) {
      edit.edit(`${language}/catalog.yaml`, (document) =>
        insertEntry(document, ['features', String(feature['id']), 'values'], [id, unwritten]),
      )
    }
  }
  const [types = []] = [model, ...plans]
    .map((each) => typesShowing(site, each))
    .toSorted((a, b) => wordsToWrite(site, a) - wordsToWrite(site, b))
  addPageTo(edit, {
    ...{ id: page, title: undefined, menus: [], types: [...types, 'action.band'] },
    references: { plan: id },
    ...withButtonOf(site, sibling),
  })
  return below
}

/** Where the last call to action on the page of a plan leads: so does that of a new one. */
function withButtonOf(site: Site, plan: Plan) {
  const page = site.find('page', String(plan['page']), site.source.code)
  const to = sectionsIn(page?.data)
    .map((section) => recordsAt(section, 'actions')[0]?.['to'])
    .findLast((each) => typeof each === 'string')
  return to !== undefined && { leadsTo: to }
}

/** The name of a sibling: `price.core` and `pro` give `price.pro`. */
const beside = (name: string, separator: string, id: string) =>
  [...name.split(separator).slice(0, -1), id].join(separator)

function priceOf(site: Site, plan: Plan): number {
  const money = valueAt(site.find('facts', 'facts')?.data, `${String(plan['price'])}.money`)
  return typeof money === 'number' ? money : 0
}

/** The types and looks of the sections on the page of a plan that show one plan. */
function typesShowing(site: Site, plan: Plan): readonly string[] {
  const page = site.find('page', String(plan['page']), site.source.code)
  const showing = sectionsIn(page?.data).flatMap((section) => {
    if (!isRecord(section)) return []
    const type = String(section['type'])
    const isShowing = keysNaming(site, type, 'plan').some((key) => section[key] !== undefined)
    const { look } = section
    return isShowing ? [look === undefined ? type : `${type}.${String(look)}`] : []
  })
  requireKnown('page of a plan', String(plan['page']), page ? [page.name] : [])
  return showing.length > 0 ? showing : ['text.statement']
}

/** How much a page of these types asks for: a plan may be drawn at length, which a new one is not. */
const wordsToWrite = (site: Site, types: readonly string[]) =>
  JSON.stringify(
    types.map((each) => {
      const [type = '', look] = each.split('.')
      const { file, index } = exampleOf(site, type, look)
      return skeletonOf(site, file, { index })
    }),
  ).length

const recordsAt = (data: unknown, path: string): readonly Plan[] => {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
