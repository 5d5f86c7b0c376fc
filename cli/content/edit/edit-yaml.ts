import { type Document, isCollection, isMap, isPair, isScalar, isSeq } from 'yaml'
import {
  type Collection,
  collectionAt,
  columnOf,
  inBlock,
  indented,
  inFlow,
  isSpaced,
  lineEnd,
  lineStart,
  newlineOf,
  type Part,
  parse,
  partAt,
  rangeOf,
  splice,
  type YamlPath,
} from './yaml-text.ts'

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
