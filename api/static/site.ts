import type { ServedHeaders } from '#site/types.ts'
import { createEncodingChoice, type Encoding, type SiteEntry } from './site-file.ts'

/** A built site in memory. */
export interface Site {
  /** The file at an address as a caller writes it, query and percent signs included. */
  find(url: string): SiteEntry | undefined
  /** Headers of the redirect from an old address. */
  redirect(url: string): string[] | undefined
  /** The not-found page of the language whose folder the address starts with. */
  notFound(url: string): SiteEntry | undefined
  /** The best form of a file that an `Accept-Encoding` header allows. */
  encodingFor(header: string): Encoding
  /** With every answer. */
  readonly commonHeaders: Readonly<Record<string, string>>
  /** The same with answers that are no files, as names and values in turn. */
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
        redirectHeaders.get(path) ?? wide.find(([from]) => path.startsWith(from.slice(0, -1)))?.[1]
      )
    },
    notFound: (url) => {
      const path = pathOf(url)
      return notFoundPages.find(({ folder }) => path.startsWith(folder))?.entry
    },
  }
}

/** The path of a request's target, decoded. What cannot be decoded is left as it is: nothing is there. */
function pathOf(url: string): string {
  const [path = '/'] = withoutOrigin(url).split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A caller may write its target as a whole address. RFC 9112, 3.2.2. */
const withoutOrigin = (url: string) =>
  url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/]*/i, '')

/** One slash at the end makes no difference; more are another address. */
const withoutSlash = (path: string) => path.replace(/([^/])\/$/, '$1')
