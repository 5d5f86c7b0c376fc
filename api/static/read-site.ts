import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { assetFolder, type Build } from './build.ts'
import { readServedHeaders } from './served-headers.ts'
import { createSite, type Site } from './site.ts'
import { addressOf, type Encoding, type SiteEntry, siteFile } from './site-file.ts'

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

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Prepares every response for a file of a built site. `validate` checks the headers file. */
export function readSite(build: Build, validate: Validate): Site {
  const headers = readServedHeaders(build, validate)
  const paths = [...build.files.keys()]

  const entries = paths.filter(isPublic).map((path): [string, SiteEntry] => {
    const read = (encoding: Encoding) => prepareFile({ build, path, encoding, headers })
    return [
      addressOf(path),
      {
        identity: read('identity'),
        ...(build.files.has(`${path}.br`) && { br: read('br') }),
        ...(build.files.has(`${path}.gz`) && { gzip: read('gzip') }),
      },
    ]
  })
  return createSite(new Map(entries), headers)
}

/** Files for hosts and servers, and compressed forms of other files, are not served at their own path. */
const isPublic = (path: string) =>
  (path.startsWith('.well-known/') || !/(^|\/)[._]/.test(path)) && !/\.(br|gz|map)$/.test(path)

interface Input {
  readonly build: Build
  readonly path: string
  readonly encoding: Encoding
  readonly headers: ServedHeaders
}

function prepareFile({ build, path, encoding, headers }: Input) {
  const { buffer, byteOffset, byteLength } =
    build.files.get(`${path}${suffixes[encoding]}`) ?? new Uint8Array()
  const body = Buffer.from(buffer, byteOffset, byteLength)
  const policy = headers.policies[path]
  const etag = createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')

  return siteFile(body, {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'cache-control': caching(path),
    etag: `"${etag.slice(0, 16)}"`,
    vary: 'accept-encoding',
    ...headers.all,
    ...(policy === undefined
      ? headers.files
      : { ...headers.documents, 'content-security-policy': policy }),
  })
}

/** Files with a content hash in their name are cached forever. All others are revalidated on each request. */
const caching = (path: string) =>
  path.startsWith(assetFolder) ? 'public, max-age=31536000, immutable' : 'no-cache'
