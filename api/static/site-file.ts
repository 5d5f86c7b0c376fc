import type { Encoding } from './encoding.ts'

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
