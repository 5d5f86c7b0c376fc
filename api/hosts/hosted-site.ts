import type { ServedHeaders } from '#site/types.ts'

/** What a host needs to know to serve a built site as our server does. */
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

const notFoundFile = '404.html'

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
