import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * The built site behind a server that notes what goes wrong in a page: errors, warnings and refusals that a
 * script at the top of each document reports, and answers of 400 and above. No driver tells of these in
 * every browser. It has an address of its own, so that nothing is stored there yet.
 */
export interface ObservedSite {
  readonly url: string
  /** What went wrong so far. */
  readonly complaints: readonly string[]
  stop(): void
}

const paths = { script: '/observer.js', reports: '/observer-reports' }

/** Starts it in front of a server. */
export async function startObservedSite(siteUrl: string): Promise<ObservedSite> {
  const complaints: string[] = []

  const server = createServer(async (asked, response) => {
    const { url = '/', method = 'GET' } = asked
    if (url === paths.script) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(observer)
    } else if (url === paths.reports) {
      complaints.push(await text(asked))
      response.writeHead(204).end()
    } else {
      const status = await passOn(new URL(url, siteUrl), asked, response)
      if (status >= 400) complaints.push(`${method} ${url} ${status}`)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    complaints,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Passes a request on, and the answer back; a document gets the observer as its first script. */
async function passOn(target: URL, asked: IncomingMessage, response: ServerResponse) {
  const sent = request(target, {
    method: asked.method ?? 'GET',
    headers: { ...asked.headers, 'accept-encoding': 'identity' },
  })
  // A page that is left breaks off what it has asked for.
  response.on('close', () => sent.destroy())
  sent.on('error', () => response.destroy())
  asked.pipe(sent)
  const answer = await new Promise<IncomingMessage>((resolve) => sent.on('response', resolve))
  answer.on('error', () => response.destroy())

  const { statusCode = 500, headers } = answer
  if (headers['content-type']?.startsWith('text/html')) {
    const { etag: _, 'content-length': __, ...kept } = headers
    const html = await text(answer)
    const observed = html.replace('<head>', `<head><script src="${paths.script}"></script>`)
    response.writeHead(statusCode, kept).end(observed)
  } else {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
  }
  return statusCode
}

/** Runs in the page before anything else, and reports what the developer tools would show. */
const observer = `(() => {
  const report = (complaint) => navigator.sendBeacon('${paths.reports}', complaint)
  const told = (value) => String(value) + ' ' + (value?.stack ?? '')
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...values) => {
      report(level + ': ' + values.map(told).join(' '))
      print.apply(console, values)
    }
  }
  addEventListener('error', ({ message, error }) => report(message + ' ' + told(error)))
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + told(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('against the policy: ' + violatedDirective + ' ' + blockedURI))
})()`
