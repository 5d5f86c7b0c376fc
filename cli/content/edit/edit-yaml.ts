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

/**
 * Puts an item into the list at a path, behind the one at `after`: -1 puts it first. Without `after`
 * it comes last. Like the other edits of this file it changes nothing else: not a comment, not the
 * way a line is broken.
 */
export function insertItem(text: string, path: YamlPath, item: unknown, after?: number): string {
  return insert(text, { path, addition: [item], after })
}

/** Puts a key with its value into the group at a path, behind the key `after`, or at its end. */
export function insertEntry(
  text: string,
  path: YamlPath,
  [key, value]: readonly [key: string, value: unknown],
  after?: string,
): string {
  const group = parse(text).getIn(path, true)
  const position = isMap(group)
    ? group.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === after)
    : -1
  return insert(text, {
    path,
    addition: { [key]: value },
    after: position < 0 ? undefined : position,
  })
}

/** Replaces a plain value at a path. */
export function setValue(text: string, path: YamlPath, value: string | number): string {
  const [start, end] = rangeOf(parse(text).getIn(path, true))
  return splice(text, { start, end, addition: inFlow(value) })
}

/** Gives a key another name. What stands behind it stays as it is written. */
export function renameKey(text: string, path: YamlPath, name: string): string {
  const holder = collectionAt(parse(text), path.slice(0, -1))
  const pair = holder.items.find(
    (each) => isPair(each) && isScalar(each.key) && each.key.value === path.at(-1),
  )
  const [start, end] = rangeOf(isPair(pair) ? pair.key : undefined)
  return splice(text, { start, end, addition: inFlow(name) })
}

/** Makes the value at a path the only item of a list. */
export function wrapInList(text: string, path: YamlPath): string {
  const value = parse(text).getIn(path, true)
  const [start, end] = rangeOf(value)
  if (!isCollection(value) || value.flow) {
    return splice(text, { start, end, addition: `[${text.slice(start, end)}]` })
  }
  const lines = text.slice(start, end).replace(/\s+$/, '').split(/\r?\n/)
  const [first = '', ...others] = lines
  const deeper = others.map((line) => (line === '' ? line : `  ${line}`))
  const until = start + text.slice(start, end).trimEnd().length
  return splice(text, { start, end: until, addition: [`- ${first}`, ...deeper].join('\n') })
}

/** Changes words in the text at a path, and leaves the way it is written. */
export function rewriteText(
  text: string,
  path: YamlPath,
  change: (words: string) => string,
): string {
  const node = parse(text).getIn(path, true)
  const [start, end] = rangeOf(node)
  const wanted = change(isScalar(node) ? String(node.value) : '')
  const edited = splice(text, { start, end, addition: change(text.slice(start, end)) })
  return parse(edited).getIn(path) === wanted ? edited : setValue(text, path, wanted)
}

/** Takes the item or the key at a path out. A list or a group that loses its last one stays, empty. */
export function removeAt(text: string, path: YamlPath): string {
  const holder = collectionAt(parse(text), path.slice(0, -1))
  const step = path.at(-1)
  const index = isSeq(holder)
    ? Number(step)
    : holder.items.findIndex(
        (pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === step,
      )
  const part = partAt(holder, index)
  if (holder.items.length === 1) return emptied(text, holder)
  if (holder.flow) return withoutPart(text, part, index === 0)

  // With the empty lines that keep it apart: those before it, or those behind the first part.
  const [line, end] = [lineStart(text, part.start), lineEnd(text, part.end)]
  if (index > 0) {
    const gap = /(?:\r?\n[ \t]*)*\r?\n$/.exec(text.slice(0, line))?.[0].length ?? 0
    return splice(text, { start: line - gap, end, addition: '' })
  }
  const gap = /^(?:[ \t]*\r?\n)*/.exec(text.slice(end))?.[0].length ?? 0
  return splice(text, { start: line, end: end + gap, addition: '' })
}

interface Insertion {
  readonly path: YamlPath
  readonly addition: readonly unknown[] | Readonly<Record<string, unknown>>
  readonly after: number | undefined
}

function insert(text: string, { path, addition, after }: Insertion): string {
  const document = parse(text)
  const holder = path.length > 0 ? document.getIn(path, true) : document.contents
  if (!isCollection(holder)) return insertHolder(text, { document, path, addition })

  const last = after ?? holder.items.length - 1
  if (holder.flow) return insertInFlow(text, { holder, addition, last })
  const sample = partAt(holder, Math.max(last, 0))
  const written = indented(inBlock(addition), columnOf(text, sample.start))
  const newline = newlineOf(text)
  const gap = isSpaced(text, holder) ? newline : ''
  if (last < 0) {
    const start = lineStart(text, sample.start)
    return splice(text, { start, end: start, addition: `${written}${newline}${gap}` })
  }
  const end = lineEnd(text, sample.end)
  return splice(text, { start: end, end, addition: `${newline}${gap}${written}` })
}

interface MissingHolder {
  readonly document: Document
  readonly path: YamlPath
  readonly addition: Insertion['addition']
}

/** Writes the list or group itself, where there is none yet, or only a key without a value. */
function insertHolder(text: string, { document, path, addition }: MissingHolder): string {
  const [parent, key] = [path.slice(0, -1), path.at(-1)]
  if (typeof key !== 'string') {
    const start = text === '' || text.endsWith('\n') ? text : `${text}\n`
    return `${start}${inBlock(addition)}\n`
  }
  const holder = parent.length > 0 ? document.getIn(parent, true) : document.contents
  if (!isMap(holder) || !holder.has(key)) return insertEntry(text, parent, [key, addition])
  const [, end] = rangeOf(document.getIn(path, true))
  return splice(text, { start: end, end, addition: ` ${inFlow(addition)}` })
}

interface FlowInsertion {
  readonly holder: Collection
  readonly addition: Insertion['addition']
  readonly last: number
}

function insertInFlow(text: string, { holder, addition, last }: FlowInsertion): string {
  const written = inFlow(addition).slice(1, -1).trim()
  if (holder.items.length === 0) {
    const start = rangeOf(holder)[0] + 1
    return splice(text, { start, end: start, addition: isMap(holder) ? ` ${written} ` : written })
  }
  const { start, end } = partAt(holder, Math.max(last, 0))
  return last < 0
    ? splice(text, { start, end: start, addition: `${written}, ` })
    : splice(text, { start: end, end, addition: `, ${written}` })
}

type Collection = YAMLMap | YAMLSeq

/** Where a part of a collection stands, its dash or its key included. */
interface Part {
  readonly start: number
  readonly end: number
}

function partAt(holder: Collection, index: number): Part {
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

/** A list whose only part goes is written `[]`, and a group `{}`. */
function emptied(text: string, holder: Collection): string {
  const [start, end] = rangeOf(holder)
  const before = text.slice(0, start).trimEnd()
  const rest = text.slice(holder.flow ? end : lineEnd(text, end))
  const gap = !holder.flow && before.endsWith(':') ? ' ' : text.slice(before.length, start)
  return `${before}${gap}${isSeq(holder) ? '[]' : '{}'}${rest}`
}

function withoutPart(text: string, { start, end }: Part, isFirst: boolean): string {
  if (!isFirst) return splice(text, { start: text.lastIndexOf(',', start), end, addition: '' })
  const gap = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0
  return splice(text, { start, end: end + gap, addition: '' })
}

/** Whether the parts of a block are kept apart by empty lines. */
function isSpaced(text: string, holder: Collection): boolean {
  if (holder.items.length < 2) return false
  const [first, second] = [partAt(holder, 0), partAt(holder, 1)]
  return /\n[ \t]*\r?\n/.test(text.slice(lineEnd(text, first.end), second.start))
}

const parse = (text: string): Document => parseDocument(text, { keepSourceTokens: true })

function collectionAt(document: Document, path: YamlPath): Collection {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents
  if (isMap(node) || isSeq(node)) return node
  throw new Error(`There is no list or group at ${path.join('.')}.`)
}

const isRanged = (node: unknown): node is Node =>
  (isScalar(node) || isCollection(node)) && Array.isArray(node.range)

function rangeOf(node: unknown): readonly [start: number, end: number] {
  const range = isRanged(node) ? node.range : undefined
  if (!range) throw new Error('The value has no place in the text.')
  return [range[0], range[1]]
}

/** Words that other programs read as true or false get quotes. */
export const yamlStyle = { lineWidth: 100, singleQuote: true, compat: 'yaml-1.1' } as const

const inBlock = (value: unknown) => stringify(value, yamlStyle).trimEnd()

const inFlow = (value: unknown) =>
  stringify(value, { ...yamlStyle, lineWidth: 0, collectionStyle: 'flow' }).trimEnd()

const indented = (text: string, column: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(column))

const newlineOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

const lineStart = (text: string, index: number) => text.lastIndexOf('\n', index - 1) + 1

const columnOf = (text: string, index: number) => index - lineStart(text, index)

/** The end of the last line that a value has something on. A comment behind it belongs to the line. */
function lineEnd(text: string, index: number): number {
  const last = text.slice(0, index).trimEnd().length
  const length = text.slice(last).search(/\r?\n|$/)
  return last + length
}

interface Splice {
  readonly start: number
  readonly end: number
  readonly addition: string
}

const splice = (text: string, { start, end, addition }: Splice) =>
  `${text.slice(0, start)}${addition.replaceAll(/\r?\n/g, newlineOf(text))}${text.slice(end)}`
