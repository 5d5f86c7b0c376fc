import type { ForwardedAnswer } from './exchange.ts'

/** Data may not be shown as a page; a page of the API has neither scripts nor styles, and forms of its own. */
const policies = {
  data: "default-src 'none'; frame-ancestors 'none'; sandbox",
  page: "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** An answer with what is said with every answer; what the API itself says of a header goes before. */
export function withHeaders(
  answer: ForwardedAnswer,
  headers: Readonly<Record<string, string>>,
): ForwardedAnswer {
  const own = new Map(answer.headers)
  const isPage = own.get('content-type')?.startsWith('text/html') ?? false
  const all = new Map([
    ['cache-control', 'no-store'],
    ['content-security-policy', isPage ? policies.page : policies.data],
    ['x-frame-options', 'DENY'],
    ...Object.entries(headers),
    ['referrer-policy', isPage ? 'same-origin' : 'no-referrer'],
    ...own,
  ] as const)
  return { ...answer, headers: [...all] }
}
