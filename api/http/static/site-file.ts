import { hash } from 'node:crypto'
import type { ServedHeaders } from '#site/types.ts'
import { cardFolder } from './build.ts'
import { cachingOf, contentTypeOf } from './site.ts'

/** One encoding of a file with its response headers. */
export interface SiteFile {
  readonly body: Buffer
  readonly etag: string
  /** Alternating names and values, the fastest input of `writeHead`. */
  readonly headers: string[]
  /** Headers of a 304 response. */
  readonly unchanged: string[]
  /** Whether the file supports range requests. Files that are rarely requested in ranges are always sent whole. */
  readonly hasParts: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

interface Input {
  /** The path of the file, without the ending of a compressed form. */
  readonly path: string
  readonly encoding: Encoding
  readonly body: Buffer
  /** Differs from that of other bytes. */
  readonly version: string
  readonly headers: ServedHeaders
}

const ofBody = new Set(['content-type', 'content-encoding', 'content-length'])

export function siteFile({ path, encoding, body, version, headers }: Input): SiteFile {
  const policy = headers.policies[path]
  const etag = `"${hash('sha256', `${version} ${policy ?? ''}`, 'base64url').slice(0, 16)}"`
  const contentType = contentTypeOf(path)
  const hasParts = /^(image\/(?!svg)|video|audio|font|application\/(pdf|octet))/.test(contentType)
  const all = {
    'content-type': contentType,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'cache-control': cachingOf(path),
    etag,
    vary: 'accept-encoding',
    ...headers.all,
    ...(path.startsWith(cardFolder) && headers.shared),
    ...(policy === undefined
      ? headers.files
      : { ...headers.documents, 'content-security-policy': policy }),
    ...(hasParts && { 'accept-ranges': 'bytes' }),
    'content-length': String(body.length),
  }
  return {
    body,
    etag,
    headers: Object.entries(all).flat(),
    unchanged: Object.entries(all)
      .filter(([name]) => !ofBody.has(name))
      .flat(),
    hasParts,
  }
}

/** The URL path of a file: `/nl/plans` for `nl/plans/index.html`. */
export const addressOf = (path: string): string => `/${path}`.replace(/\/index\.html$/, '') || '/'
