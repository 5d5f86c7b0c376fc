import { invalidPage } from './forms/invalid-page.ts'
import type { Pages } from './pages.ts'

/** A document of the built site. */
export interface SiteDocument {
  readonly html: string
  /** The headers that it is served with. */
  readonly headers: Readonly<Record<string, string>>
}

interface Input {
  /** The document at an address, if there is one. */
  readonly find: (path: string) => SiteDocument | undefined
  /** What answers where the site has no page for it. */
  readonly otherwise: Pages
}

/** Pages in the look of the site: a form comes back as the page it stands on. */
export const createSitePages = ({ find, otherwise }: Input): Pages => ({
  ...otherwise,
  invalid: (page) => {
    const { form, language, values, errors } = page
    const found = find(form.languages[language]?.path ?? '')
    const html = found && invalidPage({ document: found.html, form, language, values, errors })
    if (html === undefined) return otherwise.invalid(page)

    return new Response(html, {
      status: 422,
      headers: {
        ...found?.headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    })
  },
})
