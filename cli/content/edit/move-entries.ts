import { isCollection, isMap, isPair, isScalar, isSeq, type YAMLMap } from 'yaml'
import { insertEntry, insertItem, removeAt } from './edit-yaml.ts'
import {
  collectionAt,
  columnOf,
  indented,
  lineEnd,
  lineStart,
  newlineOf,
  parse,
  rangeOf,
  type YamlPath,
} from './yaml-text.ts'

/** An item of a new list, or a new group: what it says first, and the keys of the group that move into it. */
export interface GatheredItem {
  readonly set: Readonly<Record<string, string | number | boolean>>
  readonly keys: readonly string[]
}

/**
 * Moves keys of the group at a path into the items of a new list, which stands where the first of them stood. Each
 * keeps its comments and the way it is written; in a group on one line, only its value.
 */
export const gatherInList = (
  text: string,
  path: YamlPath,
  list: string,
  items: readonly GatheredItem[],
): string =>
  gather(text, path, {
    name: list,
    items,
    value: (values) => values,
    block: (lines) => indented(lines, 2).replace(/^ {2}/, '- '),
  })

/** Moves keys of the group at a path into a new group in it, as into a list. */
export const gatherInGroup = (
  text: string,
  path: YamlPath,
  group: string,
  item: GatheredItem,
): string =>
  gather(text, path, {
    name: group,
    items: [item],
    value: ([value]) => value,
    block: (lines) => lines,
  })

interface Gathering {
  readonly name: string
  readonly items: readonly GatheredItem[]
  /** What is written on one line. */
  readonly value: (values: readonly object[]) => unknown
  /** The lines of an item. */
  readonly block: (lines: string) => string
}

function gather(text: string, path: YamlPath, { name, items, value, block }: Gathering): string {
  const group = groupAt(text, path)
  const given = items.flatMap(({ keys }) => keys.filter((key) => group.has(key)))
  if (group.flow) {
    const values = items.map(({ set, keys }) => ({
      ...set,
      ...Object.fromEntries(
        keys.filter((key) => group.has(key)).map((key) => [key, parse(text).getIn([...path, key])]),
      ),
    }))
    const plain: unknown = JSON.parse(JSON.stringify(value(values)))
    const without = given.reduce((now, key) => removeAt(now, [...path, key]), text)
    return insertEntry(without, path, [name, plain])
  }
  const pieces = new Map(given.map((key) => [key, pieceAt(text, group, key)]))
  const written = items.map(({ set, keys }) => {
    const moved = keys.flatMap((key) => pieces.get(key)?.lines ?? [])
    const own = Object.entries(set).map(([key, each]) => `${key}: ${each}`)
    return block([...own, ...moved].join('\n'))
  })
  const places = [...pieces.values()].toSorted((a, b) => a.start - b.start)
  const column = columnOf(text, rangeOf(group)[0])
  const lines = indented([`${name}:`, indented(written.join('\n'), 2)].join('\n'), column)
  const newline = newlineOf(text)
  return places.reduceRight(
    (now, { start, end }, index) =>
      `${now.slice(0, start)}${index === 0 ? lines.replaceAll('\n', newline) + newline : ''}${now.slice(end)}`,
    text,
  )
}

/** Moves the value of a key of a group to the end of a list beside it. */
export function appendToList(text: string, path: YamlPath, key: string, list: string): string {
  const group = groupAt(text, path)
  const holder = collectionAt(parse(text), [...path, list])
  const value = group.get(key, true)
  if (group.flow || holder.flow || !isCollection(value) || value.flow) {
    const plain: unknown = JSON.parse(JSON.stringify(parse(text).getIn([...path, key])))
    return insertItem(removeAt(text, [...path, key]), [...path, list], plain)
  }
  const { lines, start, end } = pieceAt(text, group, key)
  const isComment = (line: string) => /^\s*#/.test(line)
  const own = lines.findIndex((line) => !isComment(line))
  const within = lines.slice(own + 1)
  const begin = within.findIndex((line) => !isComment(line))
  const [first = '', ...others] = within.slice(begin)
  const deep = first.search(/\S/)
  const comments = [
    ...lines.slice(0, own),
    /\s(#.*)$/.exec(lines[own] ?? '')?.[1] ?? '',
    ...within.slice(0, begin),
  ]
  const item = [
    ...comments.filter((line) => line !== '').map((line) => line.trim()),
    `- ${first.slice(deep)}`,
    ...others.map((line) => `  ${line.slice(deep)}`.trimEnd()),
  ]
  const column = columnOf(text, rangeOf(holder)[0])
  const at = lineEnd(text, rangeOf(holder)[1])
  const newline = newlineOf(text)
  const added = `${newline}${indented(item.join('\n'), column).replaceAll('\n', newline)}`
  return start > at
    ? `${text.slice(0, at)}${added}${text.slice(at, start)}${text.slice(end)}`
    : `${text.slice(0, start)}${text.slice(end, at)}${added}${text.slice(at)}`
}

interface Piece {
  readonly start: number
  /** Where the next line starts. */
  readonly end: number
  /** Without the indentation of the group. */
  readonly lines: readonly string[]
}

/** The lines of a key in a block, with the comments right above it. */
function pieceAt(text: string, group: YAMLMap, key: string): Piece {
  const pair = group.items.find((each) => isScalar(each.key) && each.key.value === key)
  const [from] = rangeOf(pair?.key)
  const value: unknown = isPair(pair) ? pair.value : undefined
  const until = isScalar(value) || isMap(value) || isSeq(value) ? rangeOf(value)[1] : from
  const column = columnOf(text, from)
  let start = lineStart(text, from)
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (
      !/^\s*#/.test(text.slice(above, start)) ||
      columnOf(text, above + text.slice(above).search(/\S/)) !== column
    )
      break
    start = above
  }
  const last = lineEnd(text, until)
  const newline = newlineOf(text)
  const lines = text
    .slice(start, last)
    .split(newline)
    .map((line) => line.slice(Math.min(column, line.search(/\S|$/))))
  return { start, end: Math.min(last + newline.length, text.length), lines }
}

function groupAt(text: string, path: YamlPath): YAMLMap {
  const group = collectionAt(parse(text), path)
  if (isMap(group)) return group
  throw new Error(`There is no group at ${path.join('.')}.`)
}
