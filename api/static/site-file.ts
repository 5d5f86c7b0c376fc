/** One form of a file, ready to send: nothing is computed for a request. */
export interface SiteFile {
  readonly body: Buffer
  readonly etag: string
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly headers: string[]
  /** The headers of an answer without a body, to a caller that has the file. */
  readonly unchanged: string[]
  /** Whether parts of it may be asked for: what is seldom wanted in parts is always sent whole. */
  readonly hasParts: boolean
}

/** A file as it is and as it is compressed. */
export interface SiteEntry extends Readonly<Partial<Record<Encoding, SiteFile>>> {
  readonly identity: SiteFile
}

const ofBody = ['content-type', 'content-encoding', 'content-length']

/** Prepares a file for sending. */
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

/** Browsers send a handful of different headers. Any others are read each time. */
const maxHeaders = 64

/** Chooses the best form that an `Accept-Encoding` header lets a server send. */
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

/** The encodings that a caller accepts; a weight of zero rejects one. */
const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  )

/** Where a file is served: `nl/plans/index.html` at `/nl/plans`. */
export const addressOf = (path: string): string => `/${path}`.replace(/\/index\.html$/, '') || '/'
