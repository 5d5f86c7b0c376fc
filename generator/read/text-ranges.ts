import { CHOMPING_MODE, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml'
import type { Path } from './path.ts'
import type { Range } from './source-map.ts'

type Event = ReturnType<typeof parseEvents>[number]
type Scalar = Extract<Event, { type: typeof EVENT_ID.SCALAR }>

/** Returns the range of the value at a path, or of its key. */
export type FindRange = (path: Path, part: 'key' | 'value') => Range | undefined

/**
 * The ranges of texts and keys in a YAML text, without the `yaml` parser. Most findings are about a
 * text or key. For other values, such as lists, `yaml` has to parse the file.
 */
export function textRanges(text: string): FindRange {
  const found = { key: new Map<string, Range>(), value: new Map<string, Range>() }
  const note = (scalar: Scalar, path: Path, part: 'key' | 'value') => {
    const range = rangeOf(text, scalar)
    if (range) found[part].set(nameOf(path), range)
  }
  const [, ...events] = parseEvents(text, {})
  const rest = events.values()
  const next = () => rest.next().value

  const readValue = (event: Event | undefined, path: Path) => {
    if (event?.type === EVENT_ID.SCALAR) note(event, path, 'value')
    if (event?.type === EVENT_ID.SEQUENCE) readItems(path)
    if (event?.type === EVENT_ID.MAPPING) readEntries(path)
  }
  const readItems = (path: Path) => {
    for (let item = next(), step = 0; isInside(item); item = next(), step += 1)
      readValue(item, [...path, step])
  }
  const readEntries = (path: Path) => {
    for (let key = next(); isInside(key); key = next()) {
      if (key.type !== EVENT_ID.SCALAR) throw new Error('The quick parser reads no such key.')
      const inner = [...path, getScalarValue(text, key)]
      note(key, inner, 'key')
      readValue(next(), inner)
    }
  }
  readValue(next(), [])
  return (path, part) => found[part].get(nameOf(path))
}

const nameOf = (path: Path) => path.join('\0')

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
