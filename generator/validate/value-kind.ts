import { asIs, type Words } from '../diagnostics/message.ts'
import { isRecord } from '../read/path.ts'

const text: Words = { en: 'a text', nl: 'een tekst' }
const list: Words = { en: 'a list', nl: 'een lijst' }
const group: Words = { en: 'a group of keys', nl: 'een groep sleutels' }

const typeNames: Readonly<Record<string, Words>> = {
  string: text,
  number: { en: 'a number', nl: 'een getal' },
  integer: { en: 'a whole number', nl: 'een geheel getal' },
  boolean: { en: 'true or false', nl: 'true of false' },
  array: list,
  object: group,
}

/** What a schema asks for. */
export const typeName = (schema: unknown): Words =>
  typeNames[String(schema)] ?? asIs(String(schema))

/** What stands there instead. */
export function nameOf(data: unknown): Words {
  if (data === null) return { en: 'nothing', nl: 'niets' }
  if (Array.isArray(data)) return list
  if (isRecord(data)) return group
  if (typeof data === 'string') return text
  return typeof data === 'number'
    ? { en: `the number ${data}`, nl: `het getal ${data}` }
    : asIs(String(data))
}

/** How to write what is asked for. */
export function typeHint(data: unknown, wanted: string): Words {
  if (wanted === 'string' && (typeof data === 'number' || typeof data === 'boolean')) {
    return {
      en: `Put it between quotes: '${String(data)}'.`,
      nl: `Zet het tussen aanhalingstekens: '${String(data)}'.`,
    }
  }
  if (data === null) {
    return {
      en: 'Write something after the colon; a text that begins with # needs quotes.',
      nl: 'Schrijf iets na de dubbele punt; een tekst die met # begint heeft aanhalingstekens nodig.',
    }
  }
  return typeHints[wanted] ?? { en: 'Write it on one line.', nl: 'Schrijf het op één regel.' }
}

const onlyDigits: Words = {
  en: 'Write only digits, without quotes or a currency sign.',
  nl: 'Schrijf alleen cijfers, zonder aanhalingstekens of valutateken.',
}

const typeHints: Readonly<Record<string, Words>> = {
  array: {
    en: 'Put each item on a line of its own that starts with "- ".',
    nl: 'Zet elk onderdeel op een eigen regel die begint met "- ".',
  },
  object: {
    en: 'Put keys under it, two spaces further in.',
    nl: 'Zet er sleutels onder, twee spaties verder naar binnen.',
  },
  number: onlyDigits,
  integer: onlyDigits,
  boolean: {
    en: 'Write true or false, without quotes.',
    nl: 'Schrijf true of false, zonder aanhalingstekens.',
  },
}
