import { addressOf } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { resolveContent } from '../../text/resolve.ts'

interface Place {
  readonly kind: 'form' | 'quiz'
  readonly name: string
  readonly language: Language
}

/** The path of the page that shows a form and, if the document names one, of the page after it. */
export function emitFormPlace(site: Site, { kind, name, language }: Place) {
  const page = pageWith(site, { kind, name, language })
  const { sent } = resolveContent(site, kind, { name, language }) ?? {}

  return {
    ...(page !== undefined && { path: addressOf(page, site, language) }),
    ...(sent !== undefined && { sent }),
  }
}

/** The id of the first page of the language with a section that shows the form. */
const pageWith = (site: Site, { kind, name, language }: Place): string | undefined =>
  site
    .all('page', language.code)
    .find((page) => site.faceOf(page).holds.includes(`${kind} ${name}`))?.name

/** The format of a value, for the browser and the API. */
export interface FieldFormat {
  /**
   * A regular expression for the flag `u`, matched against the trimmed value. No nested
   * quantifiers.
   */
  readonly pattern: string
  /** Checked before the pattern, so that no pattern runs on a long text. */
  readonly maxLength: number
}

/** The formats that content can require. Page data and form rules both use these. */
export const fieldFormats = {
  /**
   * An optional http(s)://, a domain of labels, a top-level domain of two letters or more, an
   * optional path.
   */
  url: {
    pattern:
      '^(?:[Hh][Tt][Tt][Pp][Ss]?://)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+(?:\\p{L}{2,}|xn--[a-z0-9\\-]+)(?::\\d+)?(?:[/?#]\\S*)?$',
    maxLength: 2048,
  },
  /**
   * Characters, an @, characters with a dot. A stricter pattern would not detect a mistyped
   * address.
   */
  email: { pattern: '\\S+@\\S+\\.\\S+', maxLength: 254 },
  /** Digits with what people write between them, such as +31 (0)20 555 01 42. */
  phone: { pattern: '^\\+?[\\p{Nd}(][\\p{Nd}\\s().\\/\\-]{4,}\\p{Nd}$', maxLength: 40 },
  /** As every browser sends a day, whatever it shows. */
  date: { pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$', maxLength: 10 },
  /** What a box that is ticked sends. */
  consent: { pattern: '^yes$', maxLength: 3 },
  /** The pattern of browsers for an e-mail field: the host needs no top-level domain. */
  mailbox: { pattern: '^\\S+@\\S+$', maxLength: 254 },
} as const satisfies Readonly<Record<string, FieldFormat>>
