import type { BrowserContext, ConsoleMessage, Frame, Request, Response, WebError } from 'playwright'
import { inject } from 'vitest'

interface Input {
  readonly siteUrl: string
  /** Addresses that may be missing or fail; anything else that does is a complaint. */
  readonly failing: readonly RegExp[]
}

/** The pages that may ask the scheduling service for its files, and no others. */
const schedules = /^(\/nl)?\/(plans|strategy-call)$/

/**
 * Collects everything that a visitor with open developer tools would see go wrong, and what is asked
 * of other hosts. The returned function ends that and gives what was collected.
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
  // The address of a page may be told after what the page asks for, so both are compared in the end.
  const onNavigation = (frame: Frame) => {
    mayAsk ||= schedules.test(new URL(frame.url()).pathname)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText
    // Leaving a page ends what it was still fetching.
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
