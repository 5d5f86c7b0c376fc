import type { Severity } from './diagnostic.ts'

/** One sentence in English, or one for each plural category of the number `count`. */
export type MessageText = string | { readonly one: string; readonly other: string }

/** The texts of one finding by name: `message`, `hint`, labels, titles of fixes. */
export type MessageParts = Readonly<Record<string, MessageText>>

/** The messages of a code by message id, in English. Catalogues hold the other languages. */
export type Messages = Readonly<Record<string, MessageParts>>

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

/** The text of `diptych explain` for a code, and all messages of that code. */
export interface Explanation {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** The requirement, as one sentence that is true of correct content. */
  readonly summary: string
  /** The effect on visitors or editors if the requirement is not met. */
  readonly why: string
  /** A few lines of content with the problem, and the same lines without it. */
  readonly example: { readonly before: string; readonly after: string }
  /** false: editors must fix the problem and cannot acknowledge it. */
  readonly canBeAcknowledged?: false
  /** Whether a page cannot be drawn from a file with this error. A preview keeps the page before it. */
  readonly breaksPage?: true
  readonly messages?: Messages
}

/** Messages of more than one code. A finding refers to them as `message.part`. */
export const sharedMessages = {
  following: {
    count: {
      one: 'The same name stands in one other place.',
      other: 'The same name stands in {count} other places.',
    },
    here: 'It stands here too.',
  },
  kept: { expired: '{before} It was kept until {until}.' },
  more: {
    message: 'This text has more of the same.',
    hint: 'Fix the first ones. The rest shows then.',
  },
  noSettings: {
    message: 'There is no site.yaml.',
    hint: 'It names the brand, the address of the site and its languages.',
  },
  schema: { text: '{text}' },
  source: { here: 'The source text is here.' },
  suggestion: {
    closest: 'Did you mean "{suggestion}"?',
    all: 'There are: {names}.',
    some: 'There are {count}, such as {names}. All are in {place}.',
    none: 'There are none yet.',
  },
  word: { quoted: '"{word}"' },
} as const satisfies Messages

/** A word of the content between the quotation marks of the language. */
export const quoted = (word: string): TextReference => ({ text: 'word.quoted', data: { word } })
