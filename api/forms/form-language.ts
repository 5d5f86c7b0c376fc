import type { FormRule } from '#site/types.ts'

/** The language of the page that a form was sent from: by its address, else what the browser prefers, else the first. */
export function formLanguage({ languages }: FormRule, request: Request): string {
  const codes = Object.keys(languages)
  const from = [pathOf(request.headers.get('referer')), pathOf(request.url)]
  const byPage = codes.find((code) => from.includes(languages[code]?.path ?? ''))
  if (byPage !== undefined) return byPage

  const preferred = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((item) => item.trim().slice(0, 2).toLowerCase())
  return preferred.find((code) => codes.includes(code)) ?? codes[0] ?? ''
}

const pathOf = (address: string | null): string | undefined =>
  address === null ? undefined : URL.parse(address)?.pathname.replace(/(.)\/+$/, '$1')
