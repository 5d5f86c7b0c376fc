import type { Cache } from '../../cache.ts'
import { addressOf } from '../../model/links.ts'
import type { Language, Site } from '../../model/site.ts'
import { valuesIn } from '../../model/texts.ts'
import { resolveContent } from '../../text/resolve.ts'

interface Place {
  readonly kind: 'form' | 'quiz'
  readonly name: string
  readonly language: Language
}

/** The addresses of the page that shows a form and, where its document names one, of the page after it. */
export function emitFormPlace(site: Site, { kind, name, language }: Place, cache: Cache) {
  const page = pageWith(site, { kind, name, language }, cache)
  const { sent } = resolveContent(site, kind, { name, language }, cache) ?? {}

  return {
    ...(page !== undefined && { path: addressOf(page, site, language) }),
    ...(sent !== undefined && { sent }),
  }
}

/** The id of the first page of the language with a section that shows the form. */
function pageWith(site: Site, { kind, name, language }: Place, cache: Cache): string | undefined {
  return site
    .all('page', language.code)
    .find((page) =>
      valuesIn(page, site.schemas, cache).some(
        ({ value, schema }) => schema['x-ref'] === kind && value === name,
      ),
    )?.name
}

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
