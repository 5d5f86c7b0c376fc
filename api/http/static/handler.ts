import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readConditions, sendFile } from './send-file.ts'
import type { Site } from './site.ts'
import type { SiteFile } from './site-file.ts'

interface SiteHandlerInput {
  readonly site: Site
  /** Answers requests for the API. */
  readonly forward: RequestListener
  /** Answers a request for a file that cannot be read. */
  readonly onUnreadable?: (
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ) => void
}

/** Serves a site: files, their compressed forms, redirects, and the not-found page of the language. */
export function createSiteHandler({
  site,
  forward,
  onUnreadable = (_, __, response) => rejectUnreadable(site, response),
}: SiteHandlerInput): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request
    // The `Request` class of the API does not support TRACE.
    const isForApi = url.startsWith('/api/') && method !== 'TRACE'
    if (method === 'POST' || isForApi) {
      forward(request, response)
      return
    }
    const answer =
      method === 'GET' || method === 'HEAD' ? answerOf(site, request) : notAllowed(site)
    const send = (file?: SiteFile) => answer.send(response, file)
    if (!(answer.file instanceof Promise)) send(answer.file)
    else answer.file.then(send, (error: unknown) => onUnreadable(error, request, response))
  }
}

/** What is answered, and the file that it needs. */
interface Answer {
  readonly file?: SiteFile | Promise<SiteFile>
  readonly send: (response: ServerResponse, file?: SiteFile) => void
}

function answerOf(site: Site, { url = '/', method, rawHeaders }: IncomingMessage): Answer {
  const conditions = readConditions(rawHeaders)
  const encoding = site.encodingFor(conditions.acceptEncoding)
  const isHead = method === 'HEAD'

  const found = site.find(url)
  if (found !== undefined) {
    return {
      file: site.read(found, encoding),
      send: (response, file) => file && sendFile(response, { file, conditions, isHead }),
    }
  }
  const redirect = site.redirect(url)
  if (redirect) return { send: (response) => response.writeHead(301, redirect).end() }

  const page = site.notFound(url)
  return {
    ...(page !== undefined && { file: site.read(page, encoding) }),
    send: (response, file) =>
      response.writeHead(404, file?.headers ?? site.headers).end(isHead ? undefined : file?.body),
  }
}

const notAllowed = ({ headers }: Site): Answer => ({
  send: (response) =>
    response.writeHead(405, [...headers, 'allow', 'GET, HEAD, POST', 'content-length', '0']).end(),
})

/** Answers a request for a file that is damaged, or gone. */
export function rejectUnreadable({ headers }: Site, response: ServerResponse) {
  response.writeHead(503, [...headers, 'retry-after', '5', 'content-length', '0']).end()
}
