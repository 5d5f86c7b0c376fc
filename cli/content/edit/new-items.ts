import { stringify } from 'yaml'
import { isRecord, skeletonOf, valueAt } from '#generator/index.ts'
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
    edit.edit(pathOf(document), (text) => insertItem(text, ['questions'], question, position))
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
