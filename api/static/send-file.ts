import type { ServerResponse } from 'node:http'
import type { SiteFile } from './site-file.ts'

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
