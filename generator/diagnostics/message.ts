/** One sentence in English, or one for each plural category of the number `count`. */
export type MessageText = string | { readonly one: string; readonly other: string }

/** The texts that belong to one finding, by name: `message`, `hint`, labels, titles of fixes. */
export type MessageParts = Readonly<Record<string, MessageText>>

/** What a code can say, by message id. English stands here; other languages are catalogues. */
export type Messages = Readonly<Record<string, MessageParts>>

/**
 * What fills a gap of a text: content as it is, a number, an enumeration, the name of a language, a
 * title or message of a schema, or another text.
 */
export type MessageValue =
  | string
  | number
  | readonly MessageValue[]
  | { readonly language: string }
  | { readonly schema: string }
  | TextReference

/**
 * A text by its name: a part of the same message (`hint`), or a part of any message of the same code or
 * of the shared ones (`kinds.link`). Its own data goes before that of the finding.
 */
export interface TextReference {
  readonly text: string
  readonly data?: MessageData
}

export interface MessageData {
  readonly [name: string]: MessageValue
}

/** A text by its name alone, or with data of its own. */
export type TextName = string | TextReference

/** The language that messages are told in, by its code; English is always there. */
export type MessageLanguage = string
