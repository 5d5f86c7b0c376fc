import { type LegacyMessage, verbatim } from '../diagnostics/legacy-message.ts'
import { isRecord } from '../read/path.ts'

const text: LegacyMessage = { en: 'a text', nl: 'een tekst' }
const list: LegacyMessage = { en: 'a list', nl: 'een lijst' }
const group: LegacyMessage = { en: 'a group of keys', nl: 'een groep sleutels' }

const typeNames: Readonly<Record<string, LegacyMessage>> = {
  string: text,
  number: { en: 'a number', nl: 'een getal' },
  integer: { en: 'a whole number', nl: 'een geheel getal' },
  boolean: { en: 'true or false', nl: 'true of false' },
  array: list,
  object: group,
}

/** What a schema asks for. */
export const typeLabel = (schema: unknown): LegacyMessage =>
  typeNames[String(schema)] ?? verbatim(String(schema))

/** What stands there instead. */
export function valueKind(data: unknown): LegacyMessage {
  if (data === null) return { en: 'nothing', nl: 'niets' }
  if (Array.isArray(data)) return list
  if (isRecord(data)) return group
  if (typeof data === 'string') return text
  return typeof data === 'number'
    ? { en: `the number ${data}`, nl: `het getal ${data}` }
    : verbatim(String(data))
}

/** How to write what is asked for. */
export function typeHint(data: unknown, wanted: string): LegacyMessage {
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

const onlyDigits: LegacyMessage = {
  en: 'Write only digits, without quotes or a currency sign.',
  nl: 'Schrijf alleen cijfers, zonder aanhalingstekens of valutateken.',
}

const typeHints: Readonly<Record<string, LegacyMessage>> = {
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
