/** The answer of a deployed site to one request. */
export interface Answer {
  readonly url: string
  /** 0 if there was no answer. */
  readonly status: number
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The text, decompressed and cut off where it is very long. */
  readonly body: string
  /** The code of the error without an answer, such as `ECONNREFUSED`. */
  readonly error?: string
}

/** What the checks need of a document. */
export interface Page {
  readonly language: string
  /** `href` by `rel`, in the order of the document. */
  readonly links: readonly {
    readonly rel: string
    readonly href: string
    readonly language: string
  }[]
  /** The contents of meta elements by their name or property. */
  readonly meta: ReadonlyMap<string, string>
  /** Addresses of scripts, style sheets and fonts, absolute. */
  readonly assets: readonly string[]
  readonly forms: readonly Form[]
}

export interface Form {
  readonly name: string
  /** Absolute. */
  readonly action: string
  readonly method: string
  /** Whether the host Netlify takes it. */
  readonly isForNetlify: boolean
}

/** A document of the site. */
export interface VisitedPage {
  readonly answer: Answer
  readonly page: Page
}

/** What was seen of a deployed site from outside: all that the checks look at. */
export interface DeployedSite {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** The origin that the site itself names in its addresses. */
  readonly ownOrigin: string
  readonly home: VisitedPage
  /** The home page, those of other languages, and some of the sitemap. */
  readonly pages: readonly VisitedPage[]
  /** Addresses that no site has, one per language. */
  readonly missing: readonly Answer[]
  /** The home page by http, if the site is one of https. */
  readonly plain?: Answer
  /** The days until the certificate expires. */
  readonly certificateDays?: number
  readonly robots?: Answer
  readonly sitemap?: Answer
  /** Some scripts, style sheets and fonts of the pages. */
  readonly assets: readonly Answer[]
  /** The home page, asked for again by the tag of the first answer. */
  readonly again?: Answer
  /** Images of share cards. */
  readonly images: readonly Answer[]
  /** What the API of Diptych answers where it takes forms, without sending one. */
  readonly api?: Answer
  /** What the address of a form answers to an empty form, if our API is there. */
  readonly emptyForm?: Answer
  /** Addresses of files that are not for visitors. */
  readonly privateFiles: readonly Answer[]
  /** Addresses that only operators should reach. */
  readonly operation: readonly Answer[]
  /** Whether a request that stops halfway is cut off, if that was looked at. */
  readonly cutsSlowRequests?: boolean
  /** Redirects that the site should have: where they should lead, and what is answered. */
  readonly redirects: readonly { readonly to: string; readonly answer: Answer }[]
}

/** An address of the site, at the origin that was visited. */
export const visitedAddress = (
  { origin, ownOrigin }: Pick<DeployedSite, 'origin' | 'ownOrigin'>,
  address: string,
): string =>
  address.startsWith(`${ownOrigin}/`) ? origin + address.slice(ownOrigin.length) : address

/** Whether there is no answer because browsers do not trust the certificate. */
export const isUntrusted = ({ error = '' }: Answer): boolean =>
  /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(error)

/** Whether an answer shows a file, and not a page that says there is none. */
export const showsFile = ({ status, body }: Answer, { missing }: DeployedSite): boolean =>
  status === 200 && !missing.some((page) => page.status === 200 && page.body === body)
