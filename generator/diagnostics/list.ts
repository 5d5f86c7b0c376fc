import type { Speech, Words } from './words.ts'

const formats = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  nl: new Intl.ListFormat('nl', { type: 'conjunction' }),
} as const satisfies Record<Speech, Intl.ListFormat>

/** Several things as one enumeration, each thing once. */
export function listed(things: readonly string[]): Words {
  const unique = [...new Set(things)]
  return { en: formats.en.format(unique), nl: formats.nl.format(unique) }
}
