import type { BrowserContext, ConsoleMessage, Frame, Request, Response, WebError } from 'playwright'
import { inject } from 'vitest'

interface Input {
  readonly siteUrl: string
  /** URLs that may fail. Any other failure is a complaint. */
  readonly failing: readonly RegExp[]
}

/** Only these pages may load files of the scheduling service. */
const schedules = /^(\/nl)?\/(plans|strategy-call)$/

/**
 * Collects the errors and warnings that the developer tools would show, and requests to other hosts. The
 * returned function stops collecting and returns the complaints.
 */
export function collectComplaints(
  context: BrowserContext,
  { siteUrl, failing }: Input,
): () => readonly string[] {
  const home = new URL(siteUrl).origin
  const provider = inject('providerUrl')
  const complaints: string[] = []
  const asked: string[] = []
  let mayAsk = false
  const complain = (url: string, complaint: string) => {
    if (!failing.some((pattern) => pattern.test(url))) complaints.push(complaint)
  }

  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    complain(url, `${message.type()}: ${message.text()} (${url})`)
  }
  const onError = (webError: WebError) => {
    const { name, message, stack } = webError.error()
    complaints.push(`${name}: ${message}\n${stack}`)
  }
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin === provider) asked.push(`asked ${origin}`)
    else if (protocol.startsWith('http') && origin !== home)
      complain(request.url(), `asked ${origin}`)
  }
  // The navigation event may come after the requests of the page, so they are compared at the end.
  const onNavigation = (frame: Frame) => {
    mayAsk ||= schedules.test(new URL(frame.url()).pathname)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') complain(request.url(), `${request.url()} ${reason}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complain(response.url(), `${response.url()} ${response.status()}`)
  }

  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('request', onRequest)
  context.on('framenavigated', onNavigation)
  context.on('requestfailed', onFailure)
  context.on('response', onResponse)
  return () => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('request', onRequest)
    context.off('framenavigated', onNavigation)
    context.off('requestfailed', onFailure)
    context.off('response', onResponse)
    return [...complaints, ...(mayAsk ? [] : asked)]
  }
}
