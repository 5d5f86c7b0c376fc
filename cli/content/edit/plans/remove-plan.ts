import {
  createMemo,
  fillIn,
  formatPath,
  isRecord,
  itemsOf,
  type Site,
  textsOf,
  unwritten,
  valuesOf,
} from '#generator/index.ts'
import { CliError } from '../../../cli-error.ts'
import { type ContentEdit, pathOf } from '../edit-content.ts'
import { removeAt, rewriteText, setValue } from '../edit-yaml.ts'
import { requireKnown } from '../new-sections.ts'
import {
  homeOf,
  removeEntries,
  removePageFrom,
  removeRecord,
  replacementOf,
} from '../remove-page.ts'
import { renamingIn } from '../rename-page.ts'
import type { YamlPath } from '../yaml-text.ts'
import { textsNaming } from './texts-naming.ts'
import { withoutPlan } from './without-plan.ts'

interface RemovedPlan {
  /** The page that the addresses of the plan's page lead to now. undefined if it had none of its own. */
  readonly target: string | undefined
  /** How many texts wait for other words. */
  readonly waiting: number
}

/** A plan as `catalog.yaml` has it. */
type Plan = ReturnType<typeof itemsOf>[number]

/** A value of a file. */
interface Place {
  readonly file: string
  readonly path: YamlPath
}

/**
 * Removes a plan in every language: its price, words, values and page, and its place on other pages, in menus
 * and in forms. A text that names it waits for other words.
 */
export function removePlanFrom(edit: ContentEdit, id: string, to?: string): RemovedPlan {
  const { site } = edit
  const plans = itemsOf(site, 'plans')
  requireKnown('plan', id, plans.map(idOf))
  const [plan] = plans.filter((each) => idOf(each) === id)
  const others = plans.filter((each) => idOf(each) !== id)
  const [other] = others
  if (!plan || !other) {
    throw new CliError('The site needs a plan.', 'Add another one first, or change this one.')
  }
  const changes = withoutPlan(site, id)
  const page = String(plan['page'])
  const hasPage = site.all('page').some(({ name }) => name === page)
  const isOwn = page !== homeOf(site) && others.every((each) => each['page'] !== page)
  const target = hasPage && isOwn ? replacementOf(edit, page, to) : undefined
  const lists = target === undefined ? [] : listsOnlyOn(site, page)
  const files = new Set([
    ...(target === undefined ? [] : site.languages.map(({ code }) => `${code}/pages/${page}.yaml`)),
    ...lists.map(pathOf),
  ])
  const { items, values } = placesNaming(site, plan, files)
  const words = site.languages.flatMap(({ code }) =>
    changes.removeWords.map((path) => ({ file: `${code}/catalog.yaml`, path })),
  )
  const isGone = ({ file, path }: Place) =>
    files.has(file) ||
    [...items, ...words].some(
      (each) => each.file === file && each.path.every((step, index) => path[index] === step),
    )

  const unsaid = leaveUnsaid(edit, { plan, isGone })
  for (const { file, path } of values) {
    edit.edit(file, (text) => setValue(text, path, neighbourOf(plan, others)))
  }
  if (target !== undefined) relink(edit, { page, target, isGone })
  for (const [path, value] of changes.set) {
    edit.edit('catalog.yaml', (text) => setValue(text, path, value))
  }
  const removed = changes.remove.map((path) => ({ file: 'catalog.yaml', path }))
  for (const { file, path } of [...removed, ...words, ...items].toReversed()) {
    if (isThere(site, { file, path })) edit.edit(file, (text) => removeAt(text, path))
  }
  const price = String(plan['price'])
  const isShared = others.some((each) => each['price'] === price)
  if (!isShared) edit.edit('facts.yaml', (text) => removeAt(text, price.split('.')))

  const gone = [
    ...changes.removeWords.flatMap(([list, name, ...rest]) =>
      [`catalog#${list}.${name}`, `catalog#${list}[${name}]`].map((each) =>
        [each, ...rest].join('.'),
      ),
    ),
    ...(isShared ? [] : [`facts#${price}`]),
    ...lists.map(({ address }) => address),
  ]
  for (const list of ['stand-ins', 'acknowledged'] as const) {
    removeEntries(edit, list, (at) => gone.some((each) => isIn(at, each)))
  }
  removeEntries(edit, 'acknowledged', (at) => unsaid.has(at))
  for (const list of lists) {
    edit.remove(pathOf(list))
    if (list.language !== site.source.code) removeRecord(edit, String(list.language), list.address)
  }
  if (target !== undefined) removePageFrom(edit, page, target)
  return { target, waiting: unsaid.size }
}

const idOf = (plan: Plan) => String(plan['id'])

/** Whether a place is another one, or inside it. */
const isIn = (at: string, outer: string) =>
  at === outer || (at.startsWith(outer) && /[.[#]/.test(at[outer.length] ?? ''))

/** The plan that stands for a removed one where a section needs one: the next smaller, the next larger, or any. */
function neighbourOf(plan: Plan, others: readonly Plan[]): string {
  const smaller = others.find((each) => each['id'] === plan['includes'])
  const larger = others.find((each) => each['includes'] === plan['id'])
  return String((smaller ?? larger ?? others[0])?.['id'])
}

/** The lists of questions and figures that no other page shows. */
function listsOnlyOn(site: Site, page: string) {
  const shown = Map.groupBy(
    textsOf(site, createMemo()).filter(({ document }) => document.kind === 'page'),
    ({ text, schema }) => `${schema['x-ref']} ${text}`,
  )
  return (['faq', 'statistics'] as const).flatMap((kind) =>
    site.all(kind).filter(({ name }) => {
      const uses = shown.get(`${kind} ${name}`) ?? []
      return uses.length > 0 && uses.every(({ document }) => document.name === page)
    }),
  )
}

/** Where other files name a plan: items that are about it, and values of sections, which name another one. */
function placesNaming(site: Site, plan: Plan, gone: ReadonlySet<string>) {
  const items: Place[] = []
  const values: Place[] = []
  for (const { document, value, path, schema } of valuesOf(site, createMemo())) {
    const file = pathOf(document)
    if (gone.has(file) || document.kind === 'catalog') continue
    if (schema['x-ref'] === 'plan' && value === plan['id']) {
      const isItem = typeof path.at(-2) === 'number' && path.at(-3) !== 'sections'
      if (isItem) items.push({ file, path: path.slice(0, -1) })
      else values.push({ file, path })
    }
    const gives = Object.entries(schema.properties?.['from']?.['x-gives'] ?? {})
    const isOption = document.kind === 'form' && isRecord(value)
    if (isOption && gives.some(([key, own]) => value[key] === plan[own])) items.push({ file, path })
  }
  return { items, values }
}

interface Relinking {
  readonly page: string
  readonly target: string
  readonly isGone: (place: Place) => boolean
}

/** Leads the links to a page to another one. The menus lose theirs, and the catalogue its plan. */
function relink(edit: ContentEdit, { page, target, isGone }: Relinking): void {
  for (const { document, text, path, schema } of textsOf(edit.site, createMemo())) {
    const file = pathOf(document)
    if (document.language === undefined || document.kind === 'navigation') continue
    if (isGone({ file, path })) continue
    const change = renamingIn({ kind: document.kind, schema }, page, target)
    if (change(text) !== text) edit.edit(file, (written) => rewriteText(written, path, change))
  }
}

/** Whether a file has a value at a path: the words of a language may lack one. */
function isThere({ documents }: Site, { file, path }: Place): boolean {
  const document = documents.find((each) => pathOf(each) === file)
  const value = path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    document?.data,
  )
  return value !== undefined
}

interface Unsaid {
  readonly plan: Readonly<Record<string, unknown>>
  /** Whether the text goes anyway. */
  readonly isGone: (place: { readonly file: string; readonly path: YamlPath }) => boolean
}

/**
 * Marks each text that names a plan as one that waits for other words, so that none is published: in place of
 * its price, else at the start. Tells the places of the texts, without their language.
 */
function leaveUnsaid(edit: ContentEdit, { plan, isGone }: Unsaid): ReadonlySet<string> {
  const places = new Set<string>()
  for (const { document, text, path, schema } of textsNaming(edit.site, plan, createMemo())) {
    const file = pathOf(document)
    if (isGone({ file, path })) continue
    const change = unsaying(text, String(plan['price']))
    const isTooLong = change(text).length > (schema.maxLength ?? Infinity)
    edit.edit(file, (whole) => rewriteText(whole, path, isTooLong ? () => unwritten : change))
    places.add(`${document.address}#${formatPath(path, document.data)}`)
  }
  return places
}

function unsaying(text: string, price: string): (words: string) => string {
  const withoutPrice = (words: string) =>
    words.replaceAll(/\{\{[^{}]*\}\}/g, (token) =>
      fillIn(token, (name) => (name === price ? unwritten : token)),
    )
  if (withoutPrice(text) !== text) return withoutPrice
  const [first = ''] = /\S+/.exec(text) ?? []
  return (words) => words.replace(first, () => `${unwritten} ${first}`)
}
