/** What a successful response says about the submission. */
export type Receipt =
  /** It confirms the submission. */
  | 'received'
  /** It confirms nothing: it may come from a captive portal. */
  | 'none'
  /** It reports a failure in its body. */
  | 'failure'

/**
 * Reads the response to a submission. Our API returns its id. Static hosts answer in their own format;
 * a captive portal answers with a page.
 */
export async function readReceipt(response: Response, id: string): Promise<Receipt> {
  const text = await response.text()
  const answer = parse(text)
  if (typeof answer === 'object' && answer !== null) {
    if ('key' in answer) return answer.key === id ? 'received' : 'none'
    return saysFailure(answer) ? 'failure' : 'received'
  }
  return !/^\s*</.test(text) || (await isStaticHost()) ? 'received' : 'none'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const saysFailure = (answer: object) =>
  ('ok' in answer && answer.ok !== true) ||
  ('success' in answer && answer.success !== true) ||
  ('error' in answer && Boolean(answer.error))

/** Whether the site is on a static host, which has no API and answers with pages. */
async function isStaticHost(): Promise<boolean> {
  const { status, headers } = await fetch('/api/forms')
  const isOurs = headers.get('content-type')?.includes('problem+json') ?? false
  return [404, 405].includes(status) && !isOurs
}
