import { type Document, isCollection, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'

/** The way to a value of a YAML text: keys and list positions. */
export type YamlPath = readonly (string | number)[]

/** How YAML is written. */
const style = { lineWidth: 0, singleQuote: true } as const

/** A text in YAML after a change. One that changes nothing leaves it as it is written. */
export function editYaml(text: string, change: (document: Document) => void): string {
  // Words that other programs read as true or false get quotes.
  const document = parseDocument(text, { compat: 'yaml-1.1' })
  const before = document.toString(style)
  change(document)
  const after = document.toString(style)
  if (after === before) return text
  return text.includes('\r\n') ? after.replaceAll('\n', '\r\n') : after
}

/** A new file. */
export const newYaml = (data: unknown): string =>
  editYaml('', (document) => {
    document.contents = document.createNode(data)
  })

/**
 * Puts an item into the list at a path, behind the one at `after`: -1 puts it first. Without `after`
 * it comes last.
 */
export function insertItem(document: Document, path: YamlPath, item: unknown, after?: number) {
  const list = nodeAt(document, path)
  if (!isSeq(list)) return setAt(document, path, [item])
  const position = after === undefined ? list.items.length : after + 1
  insert(list.items, position, document.createNode(item))
}

/** Puts a key with its value into the group at a path, behind the key `after`, or at its end. */
export function insertEntry(
  document: Document,
  path: YamlPath,
  [key, value]: readonly [key: string, value: unknown],
  after?: string,
) {
  const group = nodeAt(document, path)
  if (!isMap(group)) return setAt(document, path, { [key]: value })
  const before = group.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === after)
  insert(group.items, before < 0 ? group.items.length : before + 1, document.createPair(key, value))
}

/** Changes the text at a path, and leaves the way it is quoted. */
export function changeText(
  document: Document,
  path: YamlPath,
  change: (text: string) => string,
): void {
  const node = document.getIn(path, true)
  if (isScalar(node)) node.value = change(String(node.value))
}

/** Takes the item or the key at a path out. A list or a group that loses its last one stays, empty. */
export function removeAt(document: Document, path: YamlPath): void {
  const { contents } = document
  const first = () => (isCollection(contents) ? beginningOf(contents.items[0]) : undefined)
  const top = first()
  document.deleteIn(path)
  // What stands at the top of a file is about the file, also if it stands above what goes.
  if (top?.commentBefore && first() !== top)
    document.commentBefore = [document.commentBefore, top.commentBefore].filter(Boolean).join('\n')
}

const nodeAt = (document: Document, path: YamlPath): unknown =>
  path.length > 0 ? document.getIn(path, true) : document.contents

/** Items are kept apart as the first two are, and one stands on one line if its neighbour does. */
function insert(items: unknown[], position: number, added: unknown): void {
  const neighbour = bodyOf(items[position - 1] ?? items[0])
  const value = bodyOf(added)
  if (isCollection(value) && isCollection(neighbour) && neighbour.flow) value.flow = true
  const isSpaced = beginningOf(items[1])?.spaceBefore === true
  items.splice(position, 0, added)
  const later = beginningOf(items[Math.max(position, 1)])
  if (isSpaced && later) later.spaceBefore = true
}

const bodyOf = (item: unknown): unknown => Object(item).value ?? item

/** The node that the first line of an item or a pair begins with. */
function beginningOf(item: unknown) {
  const node: unknown = Object(item).key ?? item
  return isNode(node) ? node : undefined
}

/** Writes a list or group where there is none yet, or only a key without a value. */
function setAt(document: Document, path: YamlPath, value: unknown): void {
  const node = document.createNode(value)
  if (path.length > 0) document.setIn(path, node)
  else {
    // Comments of an empty file stay above what comes.
    document.commentBefore ??= document.comment
    document.comment = null
    document.contents = node
  }
}
