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
