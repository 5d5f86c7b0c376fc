/** Several things as one enumeration, each thing once. */
export function listed(things: readonly string[]): Words {
  const unique = [...new Set(things)]
  const [only] = unique
  // Making the formats takes longer than many a rule.
  if (unique.length < 2) return asIs(only ?? '')
  return { en: formatOf('en').format(unique), nl: formatOf('nl').format(unique) }
}

const formats = new Map<Speech, Intl.ListFormat>()

function formatOf(speech: Speech): Intl.ListFormat {
  const format = formats.get(speech) ?? new Intl.ListFormat(speech, { type: 'conjunction' })
  formats.set(speech, format)
  return format
}

/** The languages that diagnostics are spoken in; not those of the site. */
export const speeches = ['en', 'nl'] as const

export type Speech = (typeof speeches)[number]

/** One sentence in every language that diagnostics are spoken in. */
export type Words = Readonly<Record<Speech, string>>

/** The same in every language: a name, a piece of content. */
export const asIs = (text: string): Words => ({ en: text, nl: text })
