import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { SiteEntry, SiteFile, SiteMap } from './read-site.ts'

/** Serves a site from memory: files, their compressed forms, and the not-found page of the language. */
export function createSiteHandler(site: SiteMap): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': '0' }).end()
      return
    }

    const path = pathOf(request.url ?? '/')
    const found = site.get(path) ?? site.get(path.replace(/(.)\/+$/, '$1'))
    if (found) send({ request, response, file: negotiate(found, request), status: 200 })
    else sendNotFound(site, path, { request, response })
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

function sendNotFound(site: SiteMap, path: string, exchange: Exchange) {
  const page = notFoundPage(site, path)
  if (page) send({ ...exchange, file: negotiate(page, exchange.request), status: 404 })
  else
    exchange.response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404\n')
}

/** The not-found page whose folder the address starts with: `/nl/404.html` for all that starts with `/nl`. */
function notFoundPage(site: SiteMap, path: string): SiteEntry | undefined {
  const folders = [...site.keys()]
    .filter((address) => address.endsWith('/404.html'))
    .map((address) => address.slice(0, -'/404.html'.length))
  const folder = folders
    .filter((each) => path.startsWith(each))
    .reduce((a, b) => (b.length > a.length ? b : a), '')
  return site.get(`${folder}/404.html`)
}

function send({
  request,
  response,
  file,
  status,
}: Exchange & { readonly file: SiteFile; readonly status: number }) {
  const { 'content-length': length = '0', ...headers } = file.headers
  if (status === 200 && isKnown(request, file)) {
    response.writeHead(304, headers).end()
    return
  }

  response.writeHead(status, { ...headers, 'content-length': length })
  response.end(request.method === 'HEAD' ? undefined : file.body)
}

/** Whether the caller has the file already: its tag is among those it names, weak or not. */
function isKnown({ headers }: IncomingMessage, file: SiteFile): boolean {
  const tags = (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(file.headers['etag'] ?? '')
}

function negotiate({ identity, br, gzip }: SiteEntry, { headers }: IncomingMessage): SiteFile {
  const accepted = acceptedEncodings(String(headers['accept-encoding'] ?? ''))
  if (br && accepted.has('br')) return br
  if (gzip && accepted.has('gzip')) return gzip
  return identity
}

/** The encodings that a caller accepts; a weight of zero refuses one. */
const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  )

function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
