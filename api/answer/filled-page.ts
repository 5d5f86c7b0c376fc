import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import type { FormRule } from '#site/types.ts'
import type { FieldError } from '../receive/form.ts'
import type { Pairs } from '../store/line.ts'
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

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Replaces the source between two offsets. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Scripting is disabled, so that the parser makes elements of what is inside <noscript>. */
const parseDocument = (document: string) =>
  parse(document, { sourceCodeLocationInfo: true, scriptingEnabled: false })

/** Removes what starts the script that would render the page again with empty fields. */
function removeEntryScript(root: ParentNode): Edit[] {
  const script = [...descendants(root)].find((element) => attribute(element, 'data-entry'))
  return script ? setFlag(script, 'data-entry', false) : []
}

/** All elements below a node, in the order of the document. */
function* descendants(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* descendants(child)
  }
}

const elementsNamed = (elements: Iterable<Element>, tagName: string) =>
  [...elements].filter((element) => element.tagName === tagName)

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value

/** Replaces an attribute, or adds it after the others. */
function setAttribute(element: Element, name: string, value: string): Edit {
  const location = element.sourceCodeLocation
  const attributes = location?.attrs ?? {}
  const found = attributes[name]
  const text = `${name}="${escapeHtml(value)}"`
  if (found) return { start: found.startOffset, end: found.endOffset, text }

  const tagEnd = (location?.startOffset ?? 0) + `<${element.tagName}`.length
  const end = Math.max(tagEnd, ...Object.values(attributes).map(({ endOffset }) => endOffset))
  return { start: end, end, text: ` ${text}` }
}

/** Sets a boolean attribute, or removes it with the space before it. */
function setFlag(element: Element, name: string, isOn: boolean): Edit[] {
  const found = element.sourceCodeLocation?.attrs?.[name]
  if (isOn) return found ? [] : [setAttribute(element, name, '')]
  return found ? [{ start: found.startOffset - 1, end: found.endOffset, text: '' }] : []
}

function insertAfterStartTag(element: Element, text: string): Edit[] {
  const start = element.sourceCodeLocation?.startTag?.endOffset
  return start === undefined ? [] : [{ start, end: start, text }]
}

function replaceText(element: Element, text: string): Edit[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (!startTag || !endTag) return []
  // An HTML parser drops a line break right after the tag. This adds one for it to drop.
  return [{ start: startTag.endOffset, end: endTag.startOffset, text: `\n${escapeHtml(text)}` }]
}

/** Applies edits that do not overlap. Edits at one offset keep their order. */
function applyEdits(source: string, edits: readonly Edit[]): string {
  let position = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}
