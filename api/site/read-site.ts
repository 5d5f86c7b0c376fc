import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** One file of the built site, ready to send. */
export interface SiteFile {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A file as it is and as it is compressed. */
export interface SiteEntry {
  readonly identity: SiteFile
  readonly br?: SiteFile
  readonly gzip?: SiteFile
}

/** The built site in memory, by address. No request reaches the disk. */
export type SiteMap = ReadonlyMap<string, SiteEntry>

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Files whose name changes with their content may be kept for good; the rest is asked for each time. */
const caching = (path: string) =>
  path.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'

/** Files and folders that begin with a dot are the build's own, beside the one that the web agreed on. */
const hidden = /(^|\/)\.(?!well-known\/)/

/** Reads a built site into memory. */
export function readSite(folder: string): SiteMap {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !hidden.test(path))
  const known = new Set(paths)

  return new Map(
    paths
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path): [string, SiteEntry] => [
        addressOf(path),
        {
          identity: readFile(folder, path),
          ...(known.has(`${path}.br`) && { br: readFile(folder, path, 'br') }),
          ...(known.has(`${path}.gz`) && { gzip: readFile(folder, path, 'gzip') }),
        },
      ]),
  )
}

/** `nl/plans/index.html` is served at `/nl/plans`. */
const addressOf = (path: string) => `/${path}`.replace(/\/index\.html$/, '') || '/'

function readFile(folder: string, path: string, encoding?: 'br' | 'gzip'): SiteFile {
  const suffix = encoding ? { br: '.br', gzip: '.gz' }[encoding] : ''
  const body = readFileSync(join(folder, `${path}${suffix}`))
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16)

  return {
    body,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'content-length': String(body.length),
      'cache-control': caching(path),
      etag: `"${etag}"`,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(encoding && { 'content-encoding': encoding }),
    },
  }
}
