import type { FormRule } from '#site/types.ts'
import type { Pairs } from '../../store/submission.ts'
import type { FieldError } from '../check-fields.ts'
import {
  applyEdits,
  attribute,
  descendants,
  type Edit,
  type Element,
  elementsNamed,
  insertAfterStartTag,
  type ParentNode,
  parseDocument,
  removeEntryScript,
  replaceText,
  setAttribute,
  setFlag,
} from './edit-document.ts'
import { escapeHtml } from './pages.ts'

interface Input {
  /** The built document that contains the form. */
  readonly document: string
  readonly form: FormRule
  readonly language: string
  readonly values: Pairs
  readonly errors: readonly FieldError[]
  /** A message above the fields, as HTML. */
  readonly notice?: string
}

/**
 * The page of a form with the sent values and their errors. Returns undefined if the document does not
 * contain the form. All other bytes stay unchanged.
 */
export function filledPage(input: Input): string | undefined {
  const { document, form, language, values, errors, notice = '' } = input
  const root = parseDocument(document)
  const element = findForm(root, form.name)
  if (!element) return undefined

  const elements = [...descendants(element)]
  const { fields: words = {}, path = '/' } = form.languages[language] ?? {}
  // A field that was sent twice shows its first value.
  const filled = fillIn(elements, new Map([...values].reverse()))
  const messages = errors.flatMap(({ field, code }) => {
    const { required = '', invalid = required } = words[field] ?? {}
    const problem = findProblem(elements, field)
    return problem ? [{ problem, text: code === 'required' ? required : invalid }] : []
  })
  return applyEdits(document, [
    ...removeEntryScript(root),
    // Posts to the page itself, so that the next response is in the same language.
    ...(attribute(element, 'action') === '/' ? [setAttribute(element, 'action', path)] : []),
    ...insertAfterStartTag(element, notice),
    ...filled,
    ...messages.flatMap(({ problem, text }) => showProblem(problem, text)),
    ...markInvalid(
      elements,
      messages.map(({ problem }) => attribute(problem, 'id')),
    ),
  ])
}

/** The form with a hidden field that contains its name. */
function findForm(root: ParentNode, name: string): Element | undefined {
  return elementsNamed(descendants(root), 'form').find((form) =>
    [...descendants(form)].some(
      (field) =>
        field.tagName === 'input' &&
        attribute(field, 'name') === 'form-name' &&
        attribute(field, 'value') === name,
    ),
  )
}

/** Writes the sent values into their fields. A hidden field keeps the value of the site. */
function fillIn(elements: readonly Element[], values: ReadonlyMap<string, string>): Edit[] {
  return elements.flatMap((element) => {
    const value = values.get(attribute(element, 'name') ?? '')
    if (value === undefined) return []

    if (element.tagName === 'textarea') return replaceText(element, value)
    if (element.tagName === 'select') {
      const options = elementsNamed(descendants(element), 'option')
      return options.flatMap((option) => setFlag(option, 'selected', isValue(option, value)))
    }
    const type = attribute(element, 'type')
    if (element.tagName !== 'input' || type === 'hidden') return []
    return type === 'radio' || type === 'checkbox'
      ? setFlag(element, 'checked', isValue(element, value))
      : [setAttribute(element, 'value', value)]
  })
}

/** The hidden paragraph for the error of a field. */
const findProblem = (elements: readonly Element[], field: string) =>
  elementsNamed(elements, 'p').find(
    (element) =>
      attribute(element, 'data-field') === field && attribute(element, 'hidden') !== undefined,
  )

/** Shows the paragraph, with the message after its icon. */
function showProblem(problem: Element, message: string): Edit[] {
  const end = problem.sourceCodeLocation?.endTag?.startOffset
  return [
    ...setFlag(problem, 'hidden', false),
    ...(end === undefined ? [] : [{ start: end, end, text: escapeHtml(message) }]),
  ]
}

/** Marks the fields that the problems describe. The first of them has the focus when the page opens. */
function markInvalid(
  elements: readonly Element[],
  problemIds: readonly (string | undefined)[],
): Edit[] {
  const described = elements.filter((element) =>
    attribute(element, 'aria-describedby')
      ?.split(' ')
      .some((id) => problemIds.includes(id)),
  )
  const first = described.find(({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))
  return described.flatMap((element) => [
    setAttribute(element, 'aria-invalid', 'true'),
    ...(element === first ? setFlag(element, 'autofocus', true) : []),
  ])
}

const isValue = (element: Element, value: string) => attribute(element, 'value') === value
