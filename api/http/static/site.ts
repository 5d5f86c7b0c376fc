import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import {
  assetFolder,
  type Build,
  cardFolder,
  readServedHeaders,
  readSiteFile,
  type Validate,
} from './build.ts'

/** A built site as visitors see it. */
export interface Site {
  /** The path of the file at the URL of a request, which may have a query and percent-encoding. */
  find(url: string): string | undefined
  /** Headers of the redirect from an old URL, or from one with a slash at its end. */
  redirect(url: string): string[] | undefined
  /** The path of the not-found page of the language whose folder the URL starts with. */
  notFound(url: string): string | undefined
  /** A file in the best form that an `Accept-Encoding` header allows. Rejects if it cannot be read. */
  read(path: string, acceptEncoding: string): SiteFile | Promise<SiteFile>
  /** The headers of responses that are not files, as alternating names and values. */
  readonly headers: string[]
}

/** One encoding of a file with its response headers. */
export interface SiteFile {
  readonly body: Buffer
  readonly etag: string
  /** Alternating names and values, the fastest input of `writeHead`. */
  readonly headers: string[]
  /** Headers of a 304 response. */
  readonly unchanged: string[]
}

const missing = '/404.html'

/** Prepares to serve a build. `validate` checks its headers. */
export function readSite(build: Build, validate: Validate): Site {
  const served = readServedHeaders(build, validate)
  const { all, redirects } = served
  const addresses = new Map(
    [...build.files.keys()].filter(isPublic).map((path) => [addressOf(path), path]),
  )
  const pages = new Map([...addresses].filter(([address]) => !address.endsWith(missing)))
  const notFoundPages = [...addresses]
    .filter(([address]) => address.endsWith(missing))
    .map(([address, path]) => ({ folder: address.slice(0, -missing.length), path }))
    .toSorted((a, b) => b.folder.length - a.folder.length)
  const redirectTo = (location: string) =>
    Object.entries({
      location,
      'content-length': '0',
      'cache-control': 'no-cache',
      ...all,
    }).flat()
  const redirectHeaders = new Map(
    Object.entries(redirects).map(([from, location]) => [from, redirectTo(location)]),
  )
  const wide = [...redirectHeaders].filter(([from]) => from.endsWith('*'))
  const cached = createFileCache()

  const readAs = async (path: string, encoding: Encoding): Promise<SiteFile> => {
    const stored = encoding === 'br' ? `${path}.br` : path
    const bytes = await readSiteFile(build, stored)
    const body = encoding === 'gzip' ? await compress(bytes) : bytes
    const policy = served.policies[path]
    const version = `${encoding} ${build.files.get(path)?.hash} ${policy ?? ''}`
    const etag = `"${hash('sha256', version, 'base64url').slice(0, 16)}"`
    const ofBody = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const headers = {
      'cache-control': cachingOf(path),
      etag,
      vary: 'accept-encoding',
      ...all,
      ...(path.startsWith(cardFolder) && served.shared),
      ...(policy === undefined
        ? served.files
        : { ...served.documents, 'content-security-policy': policy }),
    }
    const unchanged = Object.entries(headers).flat()
    return {
      ...{ body, etag, unchanged },
      headers: [...Object.entries(ofBody).flat(), ...unchanged],
    }
  }

  return {
    headers: Object.entries(all).flat(),
    find: (url) => pages.get(url) ?? pages.get(pathOf(url)),
    redirect: (url) => {
      const path = withoutSlash(pathOf(url))
      if (path !== pathOf(url) && pages.has(path)) return redirectTo(withoutSlashIn(url))
      return (
        redirectHeaders.get(path) ??
        wide.find(([from]) => `${path}/`.startsWith(from.slice(0, -1)))?.[1]
      )
    },
    notFound: (url) => {
      const path = pathOf(url)
      return notFoundPages.find(({ folder }) => path.startsWith(folder))?.path
    },
    read: (path, acceptEncoding) => {
      const encoding = build.files.has(`${path}.br`) ? bestOf(acceptEncoding) : 'identity'
      return cached(`${encoding} ${path}`, () => readAs(path, encoding))
    },
  }
}

/** The build compresses with brotli alone. Few clients know only gzip. */
type Encoding = 'br' | 'gzip' | 'identity'

const compress = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header allows. A weight of zero rejects one. */
function bestOf(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** How many bytes of bodies are kept. */
const usualRoom = 64 * 1024 * 1024

/** Reads a file once: at once if it is kept. When there is no more room, it begins anew. */
export function createFileCache(room = usualRoom) {
  const kept = new Map<string, SiteFile | Promise<SiteFile>>()
  let size = 0
  const readNow = async (key: string, read: () => Promise<SiteFile>) => {
    try {
      const file = await read()
      size += file.body.length
      if (size > room) {
        kept.clear()
        size = file.body.length
      }
      kept.set(key, file)
      return file
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
  return (key: string, read: () => Promise<SiteFile>): SiteFile | Promise<SiteFile> => {
    const known = kept.get(key)
    if (known) return known
    const reading = readNow(key, read)
    kept.set(key, reading)
    return reading
  }
}

/** The URL path of a file: `/nl/plans` for `nl/plans/index.html`. */
export const addressOf = (path: string): string => `/${path}`.replace(/\/index\.html$/, '') || '/'

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

/** A request target without the slash at the end of its path. It stays on this site. */
const withoutSlashIn = (url: string) => withoutOrigin(url).replace(/\/(?=$|[?#])/, '')

/** Removes a single slash at the end. Several slashes are another path. */
const withoutSlash = (path: string) => path.replace(/([^/])\/$/, '$1')

/** Files with a content hash in their name are cached forever. All others are revalidated on each request. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const

const cachingOf = (path: string): string =>
  path.startsWith(assetFolder) ? caching.assets : caching.others

/** The folder whose name begins with a dot and that is served. RFC 8615. */
const wellKnownFolder = '.well-known/'

/** Paths of compressed and readable forms of other files. */
const otherForm = /\.(br|map)$/

/** Files for hosts and servers, and forms of other files, are not served at their own path. */
export const isPublic = (path: string): boolean =>
  (path.startsWith(wellKnownFolder) || !/(^|\/)[._]/.test(path)) && !otherForm.test(path)
