/** What a value of a format looks like, for both sides of the wire. */
export interface FieldFormat {
  /** A regular expression for the flag `u`, tried on the trimmed value, without nested repetition. */
  readonly pattern: string
  /** Checked first, so that no pattern ever runs over a long text. */
  readonly maxLength: number
}

/** The formats that content may ask for, in one place: page data and form rules both take them from here. */
export const fieldFormats = {
  /** An optional http(s)://, a domain of labels, an ending of two letters or more, an optional path. */
  url: {
    pattern:
      '^(?:[Hh][Tt][Tt][Pp][Ss]?://)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+(?:\\p{L}{2,}|xn--[a-z0-9\\-]+)(?::\\d+)?(?:[/?#]\\S*)?$',
    maxLength: 2048,
  },
  /** Something, an @, something with a dot: what is sent to a mistyped address is lost either way. */
  email: { pattern: '\\S+@\\S+\\.\\S+', maxLength: 254 },
  /** An address as browsers take it in an e-mail field: a host without an ending will do. */
  mailbox: { pattern: '^\\S+@\\S+$', maxLength: 254 },
} as const satisfies Readonly<Record<string, FieldFormat>>

export type FieldFormatName = keyof typeof fieldFormats
