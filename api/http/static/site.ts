import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { assetFolder, type Build, readServedHeaders, readSiteFile, type Validate } from './build.ts'
import { createEncodingChoice, createFileCache } from './send-file.ts'
import { addressOf, type Encoding, type SiteFile, siteFile } from './site-file.ts'

/** A built site as visitors see it. */
export interface Site {
  /** The path of the file at the URL of a request, which may have a query and percent-encoding. */
  find(url: string): string | undefined
  /** Headers of the redirect from an old URL, or from one with a slash at its end. */
  redirect(url: string): string[] | undefined
  /** The path of the not-found page of the language whose folder the URL starts with. */
  notFound(url: string): string | undefined
  /** The best encoding that an `Accept-Encoding` header allows. */
  encodingFor(header: string): Encoding
  /** A file in an encoding, or as it is where there is no such form. Rejects if it cannot be read. */
  read(path: string, encoding: Encoding): SiteFile | Promise<SiteFile>
  /** The headers of responses that are not files, as alternating names and values. */
  readonly headers: string[]
}

const missing = '/404.html'

/** Prepares to serve a build. `validate` checks its headers. */
export function readSite(build: Build, validate: Validate): Site {
  const headers = readServedHeaders(build, validate)
  const { all, redirects } = headers
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
  const formsOf = createForms(build)
  const cached = createFileCache()

  return {
    headers: Object.entries(all).flat(),
    encodingFor: createEncodingChoice(),
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
    read: (path, wanted) => {
      const { encoding, read } = formsOf(path, wanted)
      return cached(`${encoding} ${path}`, async () =>
        siteFile({ path, encoding, headers, ...(await read()) }),
      )
    },
  }
}

/** How a file is read in an encoding. */
interface Form {
  readonly encoding: Encoding
  readonly read: () => Promise<{ readonly body: Buffer; readonly version: string }>
}

const compress = promisify(gzip)

/**
 * Chooses a form of a file. The build writes both compressed forms of a file, brotli alone, or none; gzip that it
 * did not write beside brotli is made here.
 */
function createForms(build: Build): (path: string, encoding: Encoding) => Form {
  const stored = (path: string, encoding: Encoding): Form => ({
    encoding,
    read: async () => ({
      body: await readSiteFile(build, path),
      version: `${build.files.get(path)?.hash}`,
    }),
  })
  const zipped = (path: string): Form => ({
    encoding: 'gzip',
    read: async () => ({
      body: await compress(await readSiteFile(build, path)),
      version: `gzip of ${build.files.get(path)?.hash}`,
    }),
  })

  return (path, encoding) => {
    const form = { br: `${path}.br`, gzip: `${path}.gz`, identity: path }[encoding]
    if (build.files.has(form)) return stored(form, encoding)
    return encoding === 'gzip' && build.files.has(`${path}.br`)
      ? zipped(path)
      : stored(path, 'identity')
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

/** A request target without the slash at the end of its path. It stays on this site. */
const withoutSlashIn = (url: string) => withoutOrigin(url).replace(/\/(?=$|[?#])/, '')

/** Removes a single slash at the end. Several slashes are another path. */
const withoutSlash = (path: string) => path.replace(/([^/])\/$/, '$1')

/** Media types by the ending of a file. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The media type of other files. */
const unknownType = 'application/octet-stream'

export const contentTypeOf = (path: string): string => contentTypes[extname(path)] ?? unknownType

/** Files with a content hash in their name are cached forever. All others are revalidated on each request. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const

export const cachingOf = (path: string): string =>
  path.startsWith(assetFolder) ? caching.assets : caching.others

/** The folder whose name begins with a dot and that is served. RFC 8615. */
const wellKnownFolder = '.well-known/'

/** Paths of compressed and readable forms of other files. */
const otherForm = /\.(br|gz|map)$/

/** Files for hosts and servers, and forms of other files, are not served at their own path. */
export const isPublic = (path: string): boolean =>
  (path.startsWith(wellKnownFolder) || !/(^|\/)[._]/.test(path)) && !otherForm.test(path)
