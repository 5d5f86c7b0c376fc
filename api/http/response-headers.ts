/**
 * JSON must not be displayed as a page. A page of the API has no scripts and no styles, only forms to its
 * own origin.
 */
const policies = {
  data: {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
  },
  page: {
    'content-security-policy':
      "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
  },
}

/** Returns a function that adds the common headers to a response. It does not replace headers. */
export function createAddHeaders(common: Readonly<Record<string, string>>) {
  const listOf = ({ 'content-security-policy': policy, ...own }: typeof policies.data) =>
    Object.entries({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-frame-options': 'DENY',
      ...common,
      ...own,
    })
  const lists = { data: listOf(policies.data), page: listOf(policies.page) }

  return (headers: Headers): void => {
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    for (const [name, value] of isPage ? lists.page : lists.data) {
      if (!headers.has(name)) headers.set(name, value)
    }
  }
}
