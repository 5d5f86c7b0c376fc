import { isRecord, offeredTypes, type Site, skeletonOf, valueAt } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { insertItem } from './edit-yaml.ts'

/** A section as YAML has it. */
export type NewSection = Readonly<Record<string, unknown>>

interface NewSectionInput {
  /** A section type, and its look where that is not the first, such as `text.statement`. */
  readonly type: string
  /** Ids that other sections of the page have. */
  readonly taken?: ReadonlySet<string>
  /** Values by what they name, instead of names that the site happens to have: `{ plan: 'core' }`. */
  readonly references?: Readonly<Record<string, string>>
}

/** A section of a type with what its schema requires. Its texts wait for their words. */
export function newSection(
  site: Site,
  { type, taken = new Set(), references = {} }: NewSectionInput,
): NewSection {
  const [name = '', look] = type.split('.')
  requireKnown('section type', name, site.schemas.sectionTypes)
  const { file, index } = exampleOf(site, name, look)
  const values = skeletonOf(site, file, { isMinimal: true, index })
  const named = Object.entries(references).flatMap(([kind, target]) =>
    keysNaming(site, name, kind).map((key) => [key, target] as const),
  )
  return {
    ...Object(values),
    id: freeId(name, taken),
    ...Object.fromEntries(named),
  }
}

/** Where a section type and a look of it have their example. */
export function exampleOf(
  site: Site,
  type: string,
  look?: string,
): { readonly file: string; readonly index: number } {
  const file = `sections/${type}.schema.json`
  const { examples = [], properties = {} } = site.schemas.root(file).node
  if (look === undefined) return { file, index: 0 }
  requireKnown(`look of "${type}"`, look, (properties['look']?.enum ?? []).map(String))
  const index = examples.findIndex((example) => isRecord(example) && example['look'] === look)
  return { file, index: Math.max(index, 0) }
}

interface SectionPlace extends NewSectionInput {
  /** The id of the section that it follows. Without it, the section comes last. */
  readonly after?: string | undefined
}

/** Adds a section to a page in every language that has the page, under one id. */
export function addSectionTo(edit: ContentEdit, page: string, input: SectionPlace): void {
  const { site } = edit
  const pages = site.all('page').filter(({ name }) => name === page)
  requirePage(edit, page)
  const ids = pages.map(({ data }) => idsOf(sectionsIn(data)))
  const taken = new Set(ids.flat())
  requireKnown('section type', input.type.split('.')[0] ?? '', offeredTypes(site))
  const section = newSection(site, { ...input, taken })

  for (const [index, { language = '', data }] of pages.entries()) {
    const here = sectionsIn(data)
    const position = here.findIndex((each) => isRecord(each) && each['id'] === input.after)
    if (input.after !== undefined) requireKnown('section', input.after, ids[index] ?? [])
    edit.edit(`${language}/pages/${page}.yaml`, (document) =>
      insertItem(document, ['sections'], section, input.after === undefined ? undefined : position),
    )
  }
}

/** The sections of a page. */
export function sectionsIn(page: unknown): readonly unknown[] {
  const sections = valueAt(page, 'sections')
  return Array.isArray(sections) ? sections : []
}

/** The keys of a section type that name a thing of a kind. */
export function keysNaming(site: Site, type: string, kind: string): readonly string[] {
  const file = `sections/${type}.schema.json`
  if (!site.schemas.files.has(file)) return []
  const { properties = {} } = site.schemas.root(file).node
  return Object.entries(properties)
    .filter(([, node]) => site.schemas.resolve({ file, node }).node['x-ref'] === kind)
    .map(([key]) => key)
}

/** `text`, or `text-2` where a section has that id. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  let id = name
  for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`
  return id
}

/** The ids in the lists of sections of some pages. */
export const idsOf = (items: readonly unknown[]): readonly string[] =>
  items.flatMap((item) => (isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : []))

/** Refuses a name that is none of those there are, and lists these. */
export function requireKnown(what: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return
  throw new CliError(
    `There is no ${what} "${name}".`,
    known.length > 0 ? `There are: ${known.toSorted().join(', ')}.` : 'There is none at all.',
  )
}

export function requirePage({ site }: ContentEdit, page: string): void {
  requireKnown('page', page, [...new Set(site.all('page').map(({ name }) => name))])
}

interface QuestionInput {
  /** The folder and name of the file: `faqs/home`. */
  readonly list: string
  readonly id: string
  readonly after: string | undefined
}

const folders = { faqs: 'faq', quizzes: 'quiz' } as const

/** Adds a question to a list or a quiz. In a quiz it comes before the step that asks for the name. */
export function addQuestionTo(edit: ContentEdit, { list, id, after }: QuestionInput): void {
  const { kind, name } = readList(edit, list)
  const question = { ...newQuestion(edit, kind), id }
  for (const language of edit.languages) {
    const document = edit.site.find(kind, name, language)
    if (!document) continue
    const known = valueAt(document.data, 'questions')
    const questions = Array.isArray(known) ? known : []
    const ids = idsOf(questions)
    if (ids.includes(id)) {
      throw new CliError(`"${name}" has a question "${id}" already.`, 'Choose another id.')
    }
    if (after !== undefined) requireKnown('question', after, ids)
    const last = questions.findLastIndex((each) => isRecord(each) && each['kind'] !== 'contact')
    const position = after === undefined ? last : ids.indexOf(after)
    edit.edit(pathOf(document), (yaml) => insertItem(yaml, ['questions'], question, position))
  }
}

/** The one list of questions that a name or an address means. */
function readList({ site }: ContentEdit, list: string) {
  const files = Object.entries(folders).flatMap(([folder, kind]) =>
    site.all(kind, site.source.code).map(({ name }) => ({ path: `${folder}/${name}`, kind, name })),
  )
  const named = files.filter(({ path, name }) => path === list || name === list)
  const [found, another] = named
  if (!found || another) {
    const paths = (another ? named : files).map(({ path }) => path)
    throw new CliError(
      another ? `"${list}" names two files.` : `There are no questions "${list}".`,
      paths.length > 0
        ? `Choose one of: ${paths.toSorted().join(', ')}.`
        : 'There are none at all.',
    )
  }
  return found
}

/** A question as the example of its schema has it, all its keys included: choices need theirs. */
function newQuestion({ site }: ContentEdit, kind: 'faq' | 'quiz') {
  const question = skeletonOf(site, `${kind}.schema.json`, { steps: ['questions', 0] })
  return isRecord(question) ? question : {}
}
