/** The languages that diagnostics are spoken in; not those of the site. */
export const speeches = ['en', 'nl'] as const

export type Speech = (typeof speeches)[number]

/** One sentence in every language that diagnostics are spoken in. */
export type Words = Readonly<Record<Speech, string>>

/** The same in every language: a name, a piece of content. */
export const asIs = (text: string): Words => ({ en: text, nl: text })
