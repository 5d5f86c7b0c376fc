/** One encoding of a file with its response headers, computed once. */
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

/** A file, uncompressed and in its compressed encodings. */
export interface SiteEntry extends Readonly<Partial<Record<Encoding, SiteFile>>> {
  readonly identity: SiteFile
}

const ofBody = ['content-type', 'content-encoding', 'content-length']

export function siteFile(body: Buffer, headers: Readonly<Record<string, string>>): SiteFile {
  const hasParts = /^(image\/(?!svg)|video|audio|font|application\/(pdf|octet))/.test(
    headers['content-type'] ?? '',
  )
  const all = {
    ...headers,
    ...(hasParts && { 'accept-ranges': 'bytes' }),
    'content-length': String(body.length),
  }
  return {
    body,
    etag: headers['etag'] ?? '',
    headers: Object.entries(all).flat(),
    unchanged: Object.entries(all)
      .filter(([name]) => !ofBody.includes(name))
      .flat(),
    hasParts,
  }
}

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Maximum number of cached `Accept-Encoding` headers. Browsers send few different ones. Others are parsed
 * each time.
 */
const maxHeaders = 64

/** Chooses the best encoding that an `Accept-Encoding` header allows. */
export function createEncodingChoice(): (header: string) => Encoding {
  const chosen = new Map<string, Encoding>()

  return (header) => {
    const known = chosen.get(header)
    if (known !== undefined) return known

    const accepted = acceptedEncodings(header)
    const best = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
    if (chosen.size < maxHeaders) chosen.set(header, best)
    return best
  }
}

/** The encodings that a client accepts. A weight of zero rejects one. */
const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  )

/** The URL path of a file: `/nl/plans` for `nl/plans/index.html`. */
export const addressOf = (path: string): string => `/${path}`.replace(/\/index\.html$/, '') || '/'
