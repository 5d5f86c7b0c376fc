import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

/** The way to a value of a YAML text: keys and list positions. */
export type YamlPath = readonly (string | number)[]

export type Collection = YAMLMap | YAMLSeq

/** Where a part of a collection stands, its dash or its key included. */
export interface Part {
  readonly start: number
  readonly end: number
}

export function partAt(holder: Collection, index: number): Part {
  const item: unknown = holder.items[index]
  const { start, end } = isPair(item) ? partOfPair(item) : partOfNode(item)
  const token = holder.srcToken
  if (!isSeq(holder) || token?.type !== 'block-seq') return { start, end }
  const dash = token.items[index]?.start.find(({ type }) => type === 'seq-item-ind')
  return { start: dash?.offset ?? start, end }
}

function partOfPair({ key, value }: Pair): Part {
  const [start, end] = rangeOf(key)
  return { start, end: isRanged(value) ? rangeOf(value)[1] : end }
}

function partOfNode(node: unknown): Part {
  const [start, end] = rangeOf(node)
  return { start, end }
}

/** Whether the parts of a block are kept apart by empty lines. */
export function isSpaced(text: string, holder: Collection): boolean {
  if (holder.items.length < 2) return false
  const [first, second] = [partAt(holder, 0), partAt(holder, 1)]
  return /\n[ \t]*\r?\n/.test(text.slice(lineEnd(text, first.end), second.start))
}

export const parse = (text: string): Document => parseDocument(text, { keepSourceTokens: true })

export function collectionAt(document: Document, path: YamlPath): Collection {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  if (isMap(node) || isSeq(node)) return node
  throw new Error(`There is no list or group at ${path.join('.')}.`)
}

const isRanged = (node: unknown): node is Node =>
  (isScalar(node) || isCollection(node)) && Array.isArray(node.range)

export function rangeOf(node: unknown): readonly [start: number, end: number] {
  const range = isRanged(node) ? node.range : undefined
  if (!range) throw new Error('The value has no place in the text.')
  return [range[0], range[1]]
}

/** Words that other programs read as true or false get quotes. */
export const yamlStyle = { lineWidth: 100, singleQuote: true, compat: 'yaml-1.1' } as const

export const inBlock = (value: unknown) => stringify(value, yamlStyle).trimEnd()

export const inFlow = (value: unknown) =>
  stringify(value, { ...yamlStyle, lineWidth: 0, collectionStyle: 'flow' }).trimEnd()

export const indented = (text: string, column: number) =>
  text.replaceAll(/^(?=.)/gm, ' '.repeat(column))

export const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

export const lineStart = (text: string, index: number) => text.lastIndexOf('\n', index - 1) + 1

export const columnOf = (text: string, index: number) => index - lineStart(text, index)

/** The end of the last line that a value has something on. A comment behind it belongs to the line. */
export function lineEnd(text: string, index: number): number {
  const last = text.slice(0, index).trimEnd().length
  const length = text.slice(last).search(/\r?\n|$/)
  return last + length
}

interface Splice {
  readonly start: number
  readonly end: number
  readonly addition: string
}

export const splice = (text: string, { start, end, addition }: Splice) =>
  `${text.slice(0, start)}${addition.replaceAll(/\r?\n/g, newlineOf(text))}${text.slice(end)}`
