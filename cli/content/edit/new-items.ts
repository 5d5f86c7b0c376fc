import { stringify } from 'yaml'
import { isRecord, skeletonOf, unwritten, valueAt } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { insertItem } from './edit-yaml.ts'
import { addSectionTo, idsOf, keysNaming, requireKnown } from './new-sections.ts'
import { yamlStyle } from './yaml-text.ts'

interface FaqInput {
  readonly name: string
  /** The page that shows it. */
  readonly page: string | undefined
  readonly after: string | undefined
}

/** Adds a list with one question in every language. */
export function addFaqTo(edit: ContentEdit, { name, page, after }: FaqInput): void {
  const questions = [{ ...newQuestion(edit, 'faq'), id: 'first' }]
  for (const language of edit.languages) {
    edit.add(`${language}/faqs/${name}.yaml`, stringify({ questions }, yamlStyle))
  }
  if (page === undefined) return
  const { site } = edit
  const type = site.schemas.sectionTypes.find((each) => keysNaming(site, each, 'faq').length > 0)
  if (type !== undefined) addSectionTo(edit, page, { type, after, references: { faq: name } })
}

interface QuestionInput {
  /** The folder and name of the file: `faqs/home`. */
  readonly list: string
  readonly id: string
  readonly after: string | undefined
}

/** Adds a question to a list or a quiz. In a quiz it comes before the step that asks for the name. */
export function addQuestionTo(edit: ContentEdit, { list, id, after }: QuestionInput): void {
  const { kind, name } = readList(edit, list, { faqs: 'faq', quizzes: 'quiz' }, 'questions')
  const item = newQuestion(edit, kind)
  addItem(edit, {
    kind,
    name,
    key: 'questions',
    what: 'question',
    after,
    item: () => ({ ...item, id }),
  })
}

interface StatisticInput extends QuestionInput {
  /** The figure as the source language writes it: 64%. */
  readonly value: string
  /** The year, month or day that it is of. */
  readonly asOf: string
}

/** Adds a figure to a list of figures. */
export function addStatisticTo(
  edit: ContentEdit,
  { list, id, after, value, asOf }: StatisticInput,
): void {
  const { site } = edit
  const { kind, name } = readList(edit, list, { statistics: 'statistics' }, 'figures')
  const skeleton = Object(skeletonOf(site, `${kind}.schema.json`, { steps: ['figures', 0] }))
  const texts = Object.entries(skeleton).filter(([, text]) => text === unwritten)
  // Words, and marks between digits, are those of one language.
  const isSame = !/\p{L}|\d[.,]\d/u.test(value)
  addItem(edit, {
    ...{ kind, name, key: 'figures', what: 'figure', after },
    item: (language) => ({
      id,
      ...Object.fromEntries(texts),
      value: isSame || language === site.source.code ? value : `${unwritten} ${value}`,
      asOf,
    }),
  })
}

interface ItemInput {
  readonly kind: 'faq' | 'quiz' | 'statistics'
  readonly name: string
  /** The key of the list. */
  readonly key: string
  readonly what: string
  readonly after: string | undefined
  readonly item: (language: string) => Readonly<Record<string, unknown>>
}

/** Adds an item to a list in every language that has it. */
function addItem(edit: ContentEdit, { kind, name, key, what, after, item }: ItemInput): void {
  for (const language of edit.languages) {
    const document = edit.site.find(kind, name, language)
    if (!document) continue
    const list = valueAt(document.data, key)
    const items = Array.isArray(list) ? list : []
    const ids = idsOf(items)
    const added = item(language)
    if (ids.includes(String(added['id']))) {
      throw new CliError(`"${name}" has a ${what} "${added['id']}" already.`, 'Choose another id.')
    }
    if (after !== undefined) requireKnown(what, after, ids)
    const last = items.findLastIndex((each) => isRecord(each) && each['kind'] !== 'contact')
    const position = after === undefined ? last : ids.indexOf(after)
    edit.edit(pathOf(document), (text) => insertItem(text, [key], added, position))
  }
}

/** The one list that a name or an address means, of those in some folders. */
function readList<Kind extends ItemInput['kind']>(
  { site }: ContentEdit,
  list: string,
  kinds: Readonly<Record<string, Kind>>,
  what: string,
) {
  const files = Object.entries(kinds).flatMap(([folder, kind]) =>
    site.all(kind, site.source.code).map(({ name }) => ({ path: `${folder}/${name}`, kind, name })),
  )
  const named = files.filter(({ path, name }) => path === list || name === list)
  const [found, another] = named
  if (!found || another) {
    const paths = (another ? named : files).map(({ path }) => path)
    throw new CliError(
      another ? `"${list}" names two files.` : `There are no ${what} "${list}".`,
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
