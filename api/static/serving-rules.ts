import { extname } from 'node:path'
import { assetFolder } from './build.ts'

/** Media types by the ending of a file. */
export const contentTypes: Readonly<Record<string, string>> = {
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
export const unknownType = 'application/octet-stream'

export const contentTypeOf = (path: string): string => contentTypes[extname(path)] ?? unknownType

/** Files with a content hash in their name are cached forever. All others are revalidated on each request. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const

export const cachingOf = (path: string): string =>
  path.startsWith(assetFolder) ? caching.assets : caching.others

/** The folder whose name begins with a dot and that is served. RFC 8615. */
export const wellKnownFolder = '.well-known/'

/** Paths of compressed and readable forms of other files. */
export const otherForm = /\.(br|gz|map)$/

/** Files for hosts and servers, and forms of other files, are not served at their own path. */
export const isPublic = (path: string): boolean =>
  (path.startsWith(wellKnownFolder) || !/(^|\/)[._]/.test(path)) && !otherForm.test(path)
