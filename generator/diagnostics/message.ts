/** One sentence, or one for each plural category of the number `count`. */
export type MessageText = string | { readonly one: string; readonly other: string }

/** The texts of one finding by name: `message`, `hint`, labels, titles of fixes. */
export type MessageParts = Readonly<Record<string, MessageText>>

/**
 * Fills a gap of a text: content in its own words, a number, an enumeration, the name of a
 * language, a title or message of a schema, or another text.
 */
export type MessageValue =
  | string
  | number
  | readonly MessageValue[]
  | { readonly language: string }
  | { readonly schema: string }
  | TextReference

/**
 * Refers to a text by name: a part of the same message (`hint`), or a part of any message of the
 * same code or of the shared messages (`kinds.link`). Its own data overrides the data of the
 * finding.
 */
export interface TextReference {
  readonly text: string
  readonly data?: MessageData
}

export interface MessageData {
  readonly [name: string]: MessageValue
}

/** The name of a text, alone or with its own data. */
export type TextName = string | TextReference

/** The language code of the messages. English is always available. */
export type MessageLanguage = string

/** A word of the content between the quotation marks of the language. */
export const quoted = (word: string): TextReference => ({ text: 'word.quoted', data: { word } })
