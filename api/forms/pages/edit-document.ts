import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { escapeHtml } from './pages.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Replaces the source between two offsets. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Scripting is disabled, so that the parser makes elements of what is inside <noscript>. */
export const parseDocument = (document: string) =>
  parse(document, { sourceCodeLocationInfo: true, scriptingEnabled: false })

/** Removes the scripts that would render the page again with empty fields. */
export function removeEntryScript(root: ParentNode): Edit[] {
  const script = [...descendants(root)].find((element) => attribute(element, 'data-entry'))
  return script ? setFlag(script, 'data-entry', false) : []
}

/** All elements below a node, in the order of the document. */
export function* descendants(node: ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* descendants(child)
  }
}

export const elementsNamed = (elements: Iterable<Element>, tagName: string) =>
  [...elements].filter((element) => element.tagName === tagName)

export const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value

/** Replaces an attribute, or adds it after the others. */
export function setAttribute(element: Element, name: string, value: string): Edit {
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
export function setFlag(element: Element, name: string, isOn: boolean): Edit[] {
  const found = element.sourceCodeLocation?.attrs?.[name]
  if (isOn) return found ? [] : [setAttribute(element, name, '')]
  return found ? [{ start: found.startOffset - 1, end: found.endOffset, text: '' }] : []
}

export function insertAfterStartTag(element: Element, text: string): Edit[] {
  const start = element.sourceCodeLocation?.startTag?.endOffset
  return start === undefined ? [] : [{ start, end: start, text }]
}

export function replaceText(element: Element, text: string): Edit[] {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  if (!startTag || !endTag) return []
  // An HTML parser drops a line break right after the tag. This adds one for it to drop.
  return [{ start: startTag.endOffset, end: endTag.startOffset, text: `\n${escapeHtml(text)}` }]
}

/** Applies edits that do not overlap. Edits at one offset keep their order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let position = 0
  let result = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(position, start) + text
    position = end
  }
  return result + source.slice(position)
}
