import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readConditions, sendFile } from './send-file.ts'
import type { Site } from './site.ts'

/**
 * Serves a site from memory: files, their compressed forms, redirects, and the not-found page of the
 * language. Requests for the API go to `forward`.
 */
export function createSiteHandler(site: Site, forward: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request
    // The `Request` class of the API does not support TRACE.
    const isForApi = url.startsWith('/api/') && method !== 'TRACE'
    if (method === 'POST' || isForApi) forward(request, response)
    else if (method === 'GET' || method === 'HEAD') sendPage(site, request, response)
    else rejectMethod(site, response)
  }
}

function sendPage(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { url = '/', method, rawHeaders } = request
  const conditions = readConditions(rawHeaders)
  const encoding = site.encodingFor(conditions.acceptEncoding)
  const isHead = method === 'HEAD'

  const found = site.find(url)
  if (found) {
    sendFile(response, { entry: found, encoding, conditions, isHead })
    return
  }
  const redirect = site.redirect(url)
  if (redirect) {
    response.writeHead(301, redirect).end()
    return
  }
  const page = site.notFound(url)
  const file = page?.[encoding] ?? page?.identity
  response.writeHead(404, file?.headers ?? site.headers)
  response.end(isHead ? undefined : file?.body)
}

function rejectMethod({ headers }: Site, response: ServerResponse) {
  response.writeHead(405, [...headers, 'allow', 'GET, HEAD, POST', 'content-length', '0']).end()
}
