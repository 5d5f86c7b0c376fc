import type { ServedHeaders } from '#site/types.ts'
import { otherForm } from '../static/serving-rules.ts'

/** What another server or host needs to know to serve a built site as ours does. */
export interface HostedSite {
  readonly headers: ServedHeaders
  /** The not-found pages with the start of the addresses that each answers for, such as `/nl`; longer ones first. */
  readonly notFound: readonly NotFoundPage[]
  /** Redirects of single addresses, and those of all addresses that start so. */
  readonly redirects: { readonly exact: Redirects; readonly wide: Redirects }
}

type Redirects = readonly (readonly [from: string, to: string])[]

interface NotFoundPage {
  readonly folder: string
  readonly file: string
}

export const notFoundFile = '404.html'

/** Describes a built site for the emitters of this folder. */
export function hostedSite(headers: ServedHeaders): HostedSite {
  const redirects = Object.entries(headers.redirects)
  return {
    headers,
    notFound: Object.keys(headers.policies)
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith(`/${notFoundFile}`))
      .map((file) => ({ folder: file.slice(0, -notFoundFile.length - 1), file }))
      .toSorted((a, b) => b.folder.length - a.folder.length),
    redirects: {
      exact: redirects.filter(([from]) => !from.endsWith('*')),
      wide: redirects
        .filter(([from]) => from.endsWith('*'))
        .map(([from, to]) => [from.slice(0, -1), to]),
    },
  }
}

/** The policies of a site by a short name, and the name of the policy of each document: many share one. */
export function namedPolicies({ headers: { policies } }: HostedSite) {
  const names = new Map(
    [...new Set(Object.values(policies))].map((text, index) => [text, `p${index}`]),
  )
  return {
    texts: [...names].map(([text, name]) => [name, text] as const),
    ofDocuments: Object.entries(policies).map(
      ([file, text]) => [`/${file}`, names.get(text) ?? ''] as const,
    ),
  }
}

export const policyHeader = 'content-security-policy'

/**
 * Addresses of files that visitors may not get, for servers that look on the disk, as regular expressions: outside
 * `.well-known/`, and everywhere. `..` leads out of that folder, and to Caddy a backslash is nothing before a letter.
 */
export const hidden = {
  outsideWellKnown: '/[._]',
  everywhere: `${otherForm.source}|/(?:index|404)\\.html$|//|/\\.{1,2}(?:/|$)|\\x5c`,
} as const

/** A regular expression for addresses, without a slash at the end, that start with one such as `/blog/`. */
export const startPattern = (start: string): string =>
  `^${start.endsWith('/') ? `${escapeRegex(start.slice(0, -1))}(?:/|$)` : escapeRegex(start)}`

/** A text as a regular expression for it. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
