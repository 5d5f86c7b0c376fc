import { CHOMPING_MODE, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'
import type { Node, Document as YamlDocument } from 'yaml'
import type { Place, Position, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Path } from './path.ts'
import { syntaxDiagnostics } from './syntax-errors.ts'
import { yamlParser } from './yaml.ts'

/** A parsed text with its places. */
export interface SourceMap {
  /** The syntax errors. If there are any, `data` is undefined. */
  readonly diagnostics: readonly RawDiagnostic[]
  readonly data: unknown
  place(path: Path, inside?: PlaceInside): Place
}

/** Parses a YAML text and records the place of every value. */
export function mapSource(file: string, text: string): SourceMap {
  const parser = yamlParser()
  const yaml = parser.parseDocument(text, { prettyErrors: false, logLevel: 'error' })
  const places = placesIn(file, text)
  const diagnostics = syntaxDiagnostics(yaml, text, places.at)

  return {
    diagnostics,
    get data() {
      return diagnostics.length > 0 ? undefined : yaml.toJS({ maxAliasCount: 0 })
    },
    place: (path, inside = {}) =>
      places.of(rangeAt(path, inside.part ?? 'value', { parser, yaml }), inside),
  }
}

interface ParsedYaml {
  /** Looked up once for a text: that is slow in a process with loader hooks. */
  readonly parser: ReturnType<typeof yamlParser>
  readonly yaml: YamlDocument.Parsed
}

/** The source range of the value (or key) at a path, or of its closest existing parent. */
function rangeAt(path: Path, part: 'key' | 'value', { parser, yaml }: ParsedYaml): Range {
  const { isMap, isNode, isPair, isScalar, isSeq } = parser
  const rangeOf = (each: unknown): Range | undefined => {
    const range = isNode(each) ? (each satisfies Node).range : undefined
    return range ? [range[0], range[1]] : undefined
  }
  let node: unknown = yaml.contents
  let range: Range = rangeOf(node) ?? [0, 0]

  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1

    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (!isPair(pair)) return range
      const key = rangeOf(pair.key)
      node = pair.value
      range = (isLast && part === 'key' ? key : rangeOf(node)) ?? key ?? range
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      range = rangeOf(node) ?? range
    } else return range
  }
  return range
}

/** Offsets in a text. The end is exclusive. */
export type Range = readonly [start: number, end: number]

/** Selects a part of the value at a path. */
export interface PlaceInside {
  readonly part?: 'key' | 'value'
  /** Selects the first range inside the value that holds these characters. */
  readonly within?: string
  /** Characters of the value to skip in the search for `within`. */
  readonly after?: number
}

/** Converts offsets and ranges of a file to places. */
export function placesIn(file: string, text: string) {
  const toPosition = positionsIn(text)
  return {
    at: (offset: number): Place => ({ file, ...toPosition(offset) }),
    of: (range: Range, { within, after = 0 }: PlaceInside = {}): Place => {
      const [start, end] = (within && rangeWithin(text, range, { within, after })) || range
      return { file, ...toPosition(start), end: toPosition(end) }
    },
  }
}

function positionsIn(text: string): (offset: number) => Position {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)

  return (offset) => {
    let line = 0
    for (let after = starts.length; after - line > 1; ) {
      const middle = (line + after) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else after = middle
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

/** Finds characters inside a value, also if the source breaks the line between two words. */
function rangeWithin(
  text: string,
  [start, end]: Range,
  { within, after }: { readonly within: string; readonly after: number },
): Range | undefined {
  const inside = text.slice(start, end)
  const exact = inside.indexOf(within, after)
  if (exact >= 0) return [start + exact, start + exact + within.length]

  const words = within.split(/\s+/).map((word) => RegExp.escape(word))
  const found = words.length > 1 ? new RegExp(words.join('\\s+')).exec(inside) : null
  return found ? [start + found.index, start + found.index + found[0].length] : undefined
}

type Event = ReturnType<typeof parseEvents>[number]
type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>

/** Returns the range of the value at a path, or of its key. */
type FindRange = (path: Path, part: 'key' | 'value') => Range | undefined

/**
 * The ranges of texts and keys in a YAML text, without the `yaml` parser. Most findings are about a
 * text or key. For other values, such as lists, `yaml` has to parse the file.
 */
export function textRanges(text: string): FindRange {
  const found = { key: new Map<string, Scalar>(), value: new Map<string, Scalar>() }
  const [, ...events] = parseEvents(text, {})
  const rest = events.values()
  const next = () => rest.next().value

  const readValue = (event: Event | undefined, name: string, inside: string) => {
    if (event?.type === EVENT_ID.SCALAR) found.value.set(name, event)
    if (event?.type === EVENT_ID.SEQUENCE) readItems(inside)
    if (event?.type === EVENT_ID.MAPPING) readEntries(inside)
  }
  const readItem = (event: Event | undefined, name: string) =>
    readValue(event, name, `${name}${separator}`)
  const readItems = (inside: string) => {
    for (let item = next(), step = 0; isInside(item); item = next(), step += 1)
      readItem(item, `${inside}${step}`)
  }
  const readEntries = (inside: string) => {
    for (let key = next(); isInside(key); key = next()) {
      if (key.type !== EVENT_ID.SCALAR) throw new Error('The quick parser reads no such key.')
      const name = `${inside}${getScalarValue(text, key)}`
      found.key.set(name, key)
      readItem(next(), name)
    }
  }
  readValue(next(), '', '')
  return (path, part) => {
    const scalar = found[part].get(path.join(separator))
    return scalar && rangeOf(text, scalar)
  }
}

const separator = '\0'

const isInside = (event: Event | undefined): event is Event =>
  event !== undefined && event.type !== EVENT_ID.POP

/** The range of a value as written, including its quotes or block indicator. */
function rangeOf(
  text: string,
  { style, valueStart, valueEnd, chomping }: Scalar,
): Range | undefined {
  // The key has no value.
  if (valueStart < 0) return undefined
  if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd]
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return [valueStart - 1, valueEnd + 1]

  const lineBefore = text.lastIndexOf('\n', valueStart - 2) + 1
  const header = text.slice(lineBefore, valueStart).search(/[|>][-+\d]*[ \t]*\r?\n$/)
  const last = text.slice(valueStart, valueEnd).search(/\S\s*$/)
  if (header < 0 || last < 0 || chomping === CHOMPING_MODE.KEEP) return undefined
  const end = text.indexOf('\n', valueStart + last) + 1
  return [lineBefore + header, end || valueEnd]
}
