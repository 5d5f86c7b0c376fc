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
    const { encodings, known } = conditionsIn(rawHeaders)
    // Node sends no body in answer to HEAD.
    const send = ({ body, etag, headers, unchanged }: SiteFile) => {
      if (found === undefined) response.writeHead(404, headers).end(body)
      else if (hasTag(known, etag)) response.writeHead(304, unchanged).end()
      else response.writeHead(200, headers).end(body)
    }
    const file = site.read(path, encodings)
    if (!(file instanceof Promise)) send(file)
    else file.then(send, (error: unknown) => onUnreadable(error, request, response))
  }
}

/**
 * The request headers that determine the response for a file. They are read from the raw list, because building an
 * object of all headers costs more than sending the file.
 */
function conditionsIn(rawHeaders: readonly string[]) {
  const conditions = { encodings: '', known: '' }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase()
    if (name === 'accept-encoding') conditions.encodings = rawHeaders[index + 1] ?? ''
    if (name === 'if-none-match') conditions.known = rawHeaders[index + 1] ?? ''
  }
  return conditions
}

/** Whether a list of tags contains an ETag, by the weak comparison of RFC 9110, 13.1.2. */
const hasTag = (header: string, etag: string) =>
  header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
