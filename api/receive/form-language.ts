import type { FormRule } from '#site/types.ts'

/** Whether a browser without scripts posted the form. The response is then a page. */
export function wantsPage({ method, headers }: Request): boolean {
  if (method !== 'POST') return false
  const accept = headers.get('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The language of a form: that of the page that sent it, else the browser's preferred one, else the first. */
export function formLanguage({ languages }: FormRule, request: Request): string {
  const codes = Object.keys(languages)
  const from = pathsOf(request)
  const byPage = codes.find((code) => from.includes(languages[code]?.path ?? ''))
  return byPage ?? preferredLanguage(codes, request)
}

/** The form on the page that a request came from. */
export const formOfPage = (forms: readonly FormRule[], request: Request): FormRule | undefined => {
  const from = pathsOf(request)
  return forms.find(({ languages }) =>
    Object.values(languages).some(({ path }) => path !== undefined && from.includes(path)),
  )
}

/** The browser's preferred language among `codes`, else the first of them. */
export function preferredLanguage(codes: readonly string[], { headers }: Request): string {
  const preferred = (headers.get('accept-language') ?? '')
    .split(',')
    .map((item) => item.trim().slice(0, 2).toLowerCase())
  return preferred.find((code) => codes.includes(code)) ?? codes[0] ?? ''
}

/**
 * The paths of the page that sent the request, and of the request. A form that was sent back to the
 * visitor posts to its own path.
 */
const pathsOf = ({ url, headers }: Request) => [pathOf(headers.get('referer')), pathOf(url)]

const pathOf = (address: string | null): string | undefined =>
  address === null ? undefined : URL.parse(address)?.pathname.replace(/(.)\/+$/, '$1')
