import type { MessageValue, TextReference } from '../diagnostics/message.ts'
import { isRecord } from '../read/path.ts'

/** The names of types in `schema/wrong-type`. */
export const kindTexts = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  nothing: 'empty',
  thisNumber: 'the number {number}',
} as const

/** The name of the type that a schema requires. */
export const typeLabel = (schema: unknown): MessageValue =>
  Object.hasOwn(kindTexts, String(schema)) ? { text: `kinds.${String(schema)}` } : String(schema)

/** The name of the type of a value. */
export function valueKind(data: unknown): MessageValue {
  if (data === null) return { text: 'kinds.nothing' }
  if (Array.isArray(data)) return { text: 'kinds.array' }
  if (isRecord(data)) return { text: 'kinds.object' }
  if (typeof data === 'string') return { text: 'kinds.string' }
  return typeof data === 'number'
    ? { text: 'kinds.thisNumber', data: { number: String(data) } }
    : String(data)
}

/** How to write a value of the required type. */
export const typeHints = {
  quotes: "Put it between quotes: '{value}'.",
  colon:
    "The colon makes a key of the words before it. Put the whole text between quotes: '{value}'.",
  decimals: 'Write decimals with a point, and nothing between thousands: {value}.',
  space: 'Write a space after the colon.',
  comment: "What begins with # is a comment. Put it between quotes: '{value}'.",
  nothing: 'Write something after the colon; a text that begins with # needs quotes.',
  array: 'Put each item on a line of its own that starts with "- ".',
  object: 'Put keys under it, two spaces further in.',
  number: 'Write only digits: no quotes, no currency sign and no %.',
  integer: 'Write only digits: no quotes, no currency sign and no %.',
  boolean: 'Write true or false, without quotes.',
  other: 'Write it on one line.',
} as const

/** Whether a value is a text that YAML reads as something else for want of quotes. */
export const isUnquoted = (data: unknown, written: string): boolean =>
  typeof data === 'number' || typeof data === 'boolean' || (data === null && written !== '')

/** `written` is the value as it stands in the file: 0123 is read as 123. */
export function typeHint(data: unknown, wanted: string, written: string): TextReference {
  if (data === null && written.startsWith('#'))
    return { text: 'hints.comment', data: { value: written } }
  if (wanted === 'string' && isUnquoted(data, written))
    return { text: 'hints.quotes', data: { value: written } }
  if (data === null) return { text: 'hints.nothing' }
  if (wanted === 'string' && isRecord(data) && /^[^{['"][^'"]*$/.test(written))
    return { text: 'hints.colon', data: { value: written } }
  if (wanted === 'object' && typeof data === 'string' && /^[\w-]+:\S/.test(data))
    return { text: 'hints.space' }
  const [, whole, fraction] = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(String(data)) ?? []
  if ((wanted === 'number' || wanted === 'integer') && whole !== undefined)
    return { text: 'hints.decimals', data: { value: `${whole.replaceAll('.', '')}.${fraction}` } }
  return { text: Object.hasOwn(typeHints, wanted) ? `hints.${wanted}` : 'hints.other' }
}
