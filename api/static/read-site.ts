import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { assetFolder, type Build, cardFolder } from './build.ts'
import { readServedHeaders } from './served-headers.ts'
import { createSite, type Site } from './site.ts'
import { addressOf, type Encoding, type SiteEntry, type SiteFile, siteFile } from './site-file.ts'

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

/** Prepares every response for a file of a built site. `validate` checks the headers file. */
export function readSite(build: Build, validate: Validate): Site {
  const headers = readServedHeaders(build, validate)
  const paths = [...build.files.keys()]
  const zipped = createZipped()

  const entries = paths.filter(isPublic).map((path): [string, SiteEntry] => {
    const fileOf = (encoding: Encoding, body: Uint8Array | undefined) =>
      body && prepareFile({ path, encoding, body, headers })
    const plain = build.files.get(path) ?? new Uint8Array()
    const br = fileOf('br', build.files.get(`${path}.br`))
    const gzip = fileOf('gzip', build.files.get(`${path}.gz`))
    const identity = prepareFile({ path, encoding: 'identity', body: plain, headers })
    if (gzip || !br)
      return [addressOf(path), { identity, ...(br && { br }), ...(gzip && { gzip }) }]

    const zip = () => prepareFile({ path, encoding: 'gzip', body: gzipSync(plain), headers })
    return [
      addressOf(path),
      {
        identity,
        br,
        get gzip() {
          return zipped(path, zip)
        },
      },
    ]
  })
  return createSite(new Map(entries), headers)
}

/** Files for hosts and servers, and compressed forms of other files, are not served at their own path. */
const isPublic = (path: string) =>
  (path.startsWith('.well-known/') || !/(^|\/)[._]/.test(path)) && !/\.(br|gz|map)$/.test(path)

/** How many files that were compressed on request are kept. */
const mostZipped = 500

/** Files that the build did not compress with gzip: made on request, and the last ones are kept. */
function createZipped() {
  const kept = new Map<string, SiteFile>()
  return (path: string, zip: () => SiteFile): SiteFile => {
    const file = kept.get(path) ?? zip()
    kept.delete(path)
    kept.set(path, file)
    const [oldest] = kept.keys()
    if (kept.size > mostZipped && oldest !== undefined) kept.delete(oldest)
    return file
  }
}

interface Input {
  readonly path: string
  readonly encoding: Encoding
  readonly body: Uint8Array
  readonly headers: ServedHeaders
}

function prepareFile({ path, encoding, body: bytes, headers }: Input): SiteFile {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
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
    ...(path.startsWith(cardFolder) && headers.shared),
    ...(policy === undefined
      ? headers.files
      : { ...headers.documents, 'content-security-policy': policy }),
  })
}

/** Files with a content hash in their name are cached forever. All others are revalidated on each request. */
const caching = (path: string) =>
  path.startsWith(assetFolder) ? 'public, max-age=31536000, immutable' : 'no-cache'
