import type { Messages } from './message.ts'

/** Messages of more than one code. A finding refers to them as `message.part`. */
export const sharedMessages = {
  deployed: { same: 'The same here.' },
  following: {
    count: {
      one: 'One other finding follows from it.',
      other: '{count} other findings follow from it.',
    },
    here: 'This follows from it.',
  },
  kept: { expired: '{before} It was kept until {until}.' },
  more: {
    message: 'The same stands in this text more often.',
    hint: 'Mend the first ones. The rest is told then.',
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
} as const satisfies Messages
