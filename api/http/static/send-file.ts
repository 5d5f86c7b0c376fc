import type { ServerResponse } from 'node:http'
import type { Encoding, SiteFile } from './site-file.ts'

interface Sending {
  readonly file: SiteFile
  readonly conditions: RequestConditions
  readonly isHead: boolean
}

/** Sends a file: 304 if the client has it, a range, or the whole file. */
export function sendFile(response: ServerResponse, { file, conditions, isHead }: Sending): void {
  if (conditions.ifNoneMatch !== undefined && hasTag(conditions.ifNoneMatch, file.etag)) {
    response.writeHead(304, file.unchanged).end()
    return
  }
  if (conditions.range !== undefined && file.hasParts && !isHead && isFresh(conditions, file)) {
    sendPart(response, file, conditions.range)
    return
  }
  sendWhole(response, file, isHead)
}

function sendWhole(response: ServerResponse, { headers, body }: SiteFile, isHead: boolean) {
  response.writeHead(200, headers)
  response.end(isHead ? undefined : body)
}

function sendPart(response: ServerResponse, file: SiteFile, header: string) {
  const { body, unchanged, headers } = file
  const range = readRange(header, body.length)
  if (range === undefined) {
    sendWhole(response, file, false)
    return
  }
  if (range === 'unsatisfiable') {
    const empty = ['content-range', `bytes */${body.length}`, 'content-length', '0']
    response.writeHead(416, [...unchanged, ...empty]).end()
    return
  }
  const { start, end } = range
  const [, type = ''] = headers
  response
    .writeHead(206, [
      ...unchanged,
      ...['content-type', type],
      ...['content-range', `bytes ${start}-${end}/${body.length}`],
      ...['content-length', String(end - start + 1)],
    ])
    .end(body.subarray(start, end + 1))
}

/** Whether a list of tags contains an ETag, by the weak comparison of RFC 9110, 13.1.2. */
const hasTag = (header: string, etag: string) =>
  header.split(',').some((each) => {
    const tag = each.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })

/** Whether the client's `If-Range` matches. A range of another version would corrupt its copy. */
const isFresh = ({ ifRange }: RequestConditions, { etag }: SiteFile) =>
  ifRange === undefined || ifRange === etag

/** The request headers that determine the response for a file. */
interface RequestConditions {
  readonly acceptEncoding: string
  readonly ifNoneMatch: string | undefined
  readonly range: string | undefined
  readonly ifRange: string | undefined
}

/** Reads them from the raw list, because building an object of all headers costs more than sending the file. */
export function readConditions(rawHeaders: readonly string[]): RequestConditions {
  let acceptEncoding = ''
  let ifNoneMatch: string | undefined
  let range: string | undefined
  let ifRange: string | undefined

  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase()
    const value = rawHeaders[index + 1]
    if (name === 'accept-encoding') acceptEncoding = value ?? ''
    else if (name === 'if-none-match') ifNoneMatch = value
    else if (name === 'range') range = value
    else if (name === 'if-range') ifRange = value
  }
  return { acceptEncoding, ifNoneMatch, range, ifRange }
}

/** A range of bytes, both ends included. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The single range in a `Range` header. `unsatisfiable` if it lies outside the file. Undefined if the
 * header is ignored: another unit, several ranges, or invalid. RFC 9110, 14.2.
 */
function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)

  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

const lastBytes = (count: number, size: number) =>
  count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 }

/** A file by its key: at once if it is kept, else once `read` has read it. */
type FileCache = (key: string, read: () => Promise<SiteFile>) => SiteFile | Promise<SiteFile>

/** How many bytes of bodies are kept. */
const usualRoom = 64 * 1024 * 1024

/** Keeps the files that were asked for last. Requests for one that is being read wait for the same read. */
export function createFileCache(room = usualRoom): FileCache {
  const kept = new Map<string, SiteFile>()
  const reading = new Map<string, Promise<SiteFile>>()
  let size = 0

  const keep = (key: string, file: SiteFile) => {
    kept.set(key, file)
    size += file.body.length
    for (const [oldest, { body }] of kept) {
      if (size <= room) return
      kept.delete(oldest)
      size -= body.length
    }
  }
  return (key, read) => {
    const known = kept.get(key)
    if (known) {
      // A map has the order of insertion.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const file =
      reading.get(key) ??
      read()
        .then((each) => {
          keep(key, each)
          return each
        })
        .finally(() => reading.delete(key))
    reading.set(key, file)
    return file
  }
}

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
