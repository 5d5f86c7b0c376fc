import type { Messages, TextReference } from './message.ts'

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
