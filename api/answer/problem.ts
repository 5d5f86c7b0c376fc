/** Every failure that a caller can receive (RFC 9457). The codes are a public contract: add, never rename. */
const problems = {
  not_found: { status: 404, title: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'This address does not take this method.' },
  malformed_request: { status: 400, title: 'This request cannot be read.' },
  unknown_form: { status: 404, title: 'The field "form-name" names no form of this site.' },
  body_too_large: { status: 413, title: 'The body is too large.' },
  unsupported_media_type: {
    status: 415,
    title:
      'Send a form as application/x-www-form-urlencoded, a quiz as JSON, without files or encoding.',
  },
  empty: { status: 422, title: 'Nothing was filled in.' },
  invalid_submission: { status: 422, title: 'Some fields need attention.' },
  too_many_requests: {
    status: 429,
    title: 'That was too often. Wait a moment, then send it again.',
  },
  busy: {
    status: 503,
    title: 'There is too much to do right now. Nothing was stored: send it again.',
  },
  invalid_quiz_request: { status: 422, title: 'No quiz can be made of this.' },
  not_stored: { status: 503, title: 'This could not be stored. Send it again, or write to us.' },
  internal: { status: 500, title: 'Something went wrong here.' },
} as const

export type ProblemCode = keyof typeof problems

/** Further members of a problem document, and its response headers. */
interface ProblemDetails {
  readonly headers?: Readonly<Record<string, string>>
  readonly [member: string]: unknown
}

/** A JSON response. */
export function jsonResponse(
  data: unknown,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = JSON.stringify(data)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
  })
}

/** Answers with a problem document. */
export function problem(code: ProblemCode, { headers, ...members }: ProblemDetails = {}): Response {
  const { status, title } = problems[code]
  return jsonResponse({ type: `/problems/${code}`, title, status, code, ...members }, status, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...headers,
  })
}
