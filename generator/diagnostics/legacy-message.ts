/** Several things as one enumeration, each thing once. */
export function formatList(things: readonly string[]): LegacyMessage {
  const unique = [...new Set(things)]
  const [only] = unique
  // Making the formats takes longer than many a rule.
  if (unique.length < 2) return verbatim(only ?? '')
  return { en: formatOf('en').format(unique), nl: formatOf('nl').format(unique) }
}

const formats = new Map<LegacyLanguage, Intl.ListFormat>()

function formatOf(speech: LegacyLanguage): Intl.ListFormat {
  const format = formats.get(speech) ?? new Intl.ListFormat(speech, { type: 'conjunction' })
  formats.set(speech, format)
  return format
}

/** The languages that diagnostics are spoken in; not those of the site. */
export const legacyLanguages = ['en', 'nl'] as const

export type LegacyLanguage = (typeof legacyLanguages)[number]

/** One sentence in every language that diagnostics are spoken in. */
export type LegacyMessage = Readonly<Record<LegacyLanguage, string>>

/** The same in every language: a name, a piece of content. */
export const verbatim = (text: string): LegacyMessage => ({ en: text, nl: text })
