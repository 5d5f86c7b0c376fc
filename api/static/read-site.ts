import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
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

/** Reads a built site into memory. Requests do not read the disk afterwards. `validate` checks the headers file. */
export function readSite(folder: string, validate: Validate): Site {
  const headers = readServedHeaders(folder, validate)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const known = new Set(paths)

  const entries = paths.filter(isPublic).map((path): [string, SiteEntry] => {
    const read = (encoding: Encoding) => readFile({ folder, path, encoding, headers })
    return [
      addressOf(path),
      {
        identity: read('identity'),
        ...(known.has(`${path}.br`) && { br: read('br') }),
        ...(known.has(`${path}.gz`) && { gzip: read('gzip') }),
      },
    ]
  })
  return createSite(new Map(entries), headers)
}

/** Files for hosts and servers, and compressed forms of other files, are not served at their own path. */
const isPublic = (path: string) =>
  (path.startsWith('.well-known/') || !/(^|\/)[._]/.test(path)) && !/\.(br|gz|map)$/.test(path)

interface Input {
  readonly folder: string
  readonly path: string
  readonly encoding: Encoding
  readonly headers: ServedHeaders
}

function readFile({ folder, path, encoding, headers }: Input) {
  const body = readFileSync(join(folder, `${path}${suffixes[encoding]}`))
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
  path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
