import type { ServedHeaders } from '#site/types.ts'
import { createEncodingChoice, type Encoding, type SiteEntry } from './site-file.ts'

/** A built site in memory. */
export interface Site {
  /** The file at the URL of a request, which may have a query and percent-encoding. */
  find(url: string): SiteEntry | undefined
  /** Headers of the redirect from an old URL. */
  redirect(url: string): string[] | undefined
  /** The not-found page of the language whose folder the URL starts with. */
  notFound(url: string): SiteEntry | undefined
  /** The best encoding that an `Accept-Encoding` header allows. */
  encodingFor(header: string): Encoding
  /** Headers of every response. */
  readonly commonHeaders: Readonly<Record<string, string>>
  /** The headers of responses that are not files, as alternating names and values. */
  readonly headers: string[]
}

const missing = '/404.html'

export function createSite(
  entries: ReadonlyMap<string, SiteEntry>,
  { all, redirects }: ServedHeaders,
): Site {
  const pages = new Map([...entries].filter(([address]) => !address.endsWith(missing)))
  const notFoundPages = [...entries]
    .filter(([address]) => address.endsWith(missing))
    .map(([address, entry]) => ({ folder: address.slice(0, -missing.length), entry }))
    .toSorted((a, b) => b.folder.length - a.folder.length)
  const redirectHeaders = new Map(
    Object.entries(redirects).map(([from, location]) => [
      from,
      Object.entries({
        location,
        'content-length': '0',
        'cache-control': 'no-cache',
        ...all,
      }).flat(),
    ]),
  )
  const wide = [...redirectHeaders].filter(([from]) => from.endsWith('*'))

  return {
    commonHeaders: all,
    headers: Object.entries(all).flat(),
    encodingFor: createEncodingChoice(),
    find: (url) => pages.get(url) ?? pages.get(withoutSlash(pathOf(url))),
    redirect: (url) => {
      const path = withoutSlash(pathOf(url))
      return (
        redirectHeaders.get(path) ??
        wide.find(([from]) => `${path}/`.startsWith(from.slice(0, -1)))?.[1]
      )
    },
    notFound: (url) => {
      const path = pathOf(url)
      return notFoundPages.find(({ folder }) => path.startsWith(folder))?.entry
    },
  }
}

/** The decoded path of a request target. An undecodable target stays as it is and matches no file. */
function pathOf(url: string): string {
  const [path = '/'] = withoutOrigin(url).split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A request target may be an absolute URL. RFC 9112, 3.2.2. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '')

/** Removes a single slash at the end. Several slashes are another path. */
const withoutSlash = (path: string) => path.replace(/([^/])\/$/, '$1')
