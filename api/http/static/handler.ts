import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Site, SiteFile } from './site.ts'

interface SiteHandlerInput {
  readonly site: Site
  /** Answers requests for the API. */
  readonly forward: RequestListener
  /** Answers a request for a file that cannot be read. */
  readonly onUnreadable: (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ) => void
}

/** Serves a site: files, their compressed forms, redirects, and the not-found page of the language. */
export function createSiteHandler({
  site,
  forward,
  onUnreadable,
}: SiteHandlerInput): RequestListener {
  return (request, response) => {
    const { method, url = '/', rawHeaders } = request
    // The `Request` class of the API does not support TRACE.
    if (method === 'POST' || (url.startsWith('/api/') && method !== 'TRACE')) {
      forward(request, response)
      return
    }
    if (method !== 'GET' && method !== 'HEAD') {
      const own = ['allow', 'GET, HEAD, POST', 'content-length', '0']
      response.writeHead(405, [...site.headers, ...own]).end()
      return
    }
    const found = site.find(url)
    const redirect = found === undefined ? site.redirect(url) : undefined
    const path = found ?? site.notFound(url)
    if (redirect || path === undefined) {
      response.writeHead(redirect ? 301 : 404, redirect ?? site.headers).end()
      return
    }
    const conditions = conditionsIn(rawHeaders)
    // Node sends no body in answer to HEAD.
    const send = (file: SiteFile) =>
      found === undefined
        ? response.writeHead(404, file.headers).end(file.body)
        : sendFile(response, file, method === 'HEAD' ? { ...conditions, range: '' } : conditions)
    const file = site.read(path, conditions['accept-encoding'] ?? '')
    if (!(file instanceof Promise)) send(file)
    else file.then(send, (error: unknown) => onUnreadable(error, request, response))
  }
}

/** The request headers that determine the response for a file. */
type Conditions = Readonly<
  Partial<Record<'accept-encoding' | 'if-none-match' | 'range' | 'if-range', string>>
>

const isCondition = (name: string): name is keyof Conditions =>
  name === 'accept-encoding' || name === 'if-none-match' || name === 'range' || name === 'if-range'

/** Reads them from the raw list, because building an object of all headers costs more than sending the file. */
function conditionsIn(rawHeaders: readonly string[]): Conditions {
  const conditions: { -readonly [Name in keyof Conditions]: string } = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (isCondition(name)) conditions[name] = rawHeaders[index + 1] ?? ''
  }
  return conditions
}

/** Sends a file: 304 if the client has it, a range, or the whole file. */
function sendFile(response: ServerResponse, file: SiteFile, conditions: Conditions): void {
  const { body, etag, headers, unchanged, hasParts } = file
  const { 'if-none-match': known, range: wanted, 'if-range': version = etag } = conditions
  if (known !== undefined && hasTag(known, etag)) {
    response.writeHead(304, unchanged).end()
    return
  }
  // A range of another version would corrupt the client's copy.
  const range = wanted && hasParts && version === etag ? readRange(wanted, body.length) : undefined
  if (range === undefined) {
    response.writeHead(200, headers).end(body)
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
  header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))

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
  if (from + to === '' || (from !== '' && to !== '' && Number(to) < Number(from))) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start < size ? { start, end } : 'unsatisfiable'
}
