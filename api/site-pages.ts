import type { FormRules } from '#site/types.ts'
import type { FieldError } from './forms/check-fields.ts'
import { filledPage } from './forms/filled-page.ts'
import { notStoredNotice } from './forms/not-stored-notice.ts'
import type { FilledPage, Pages } from './pages.ts'

/** A document of the built site. */
export interface SiteDocument {
  readonly html: string
  /** The headers that it is served with. */
  readonly headers: Readonly<Record<string, string>>
}

interface Input {
  readonly rules: Pick<FormRules, 'contact' | 'notStored'>
  /** The document at an address, if there is one. */
  readonly find: (path: string) => SiteDocument | undefined
  /** What answers where the site has no page for it. */
  readonly otherwise: Pages
}

interface Message {
  readonly errors: readonly FieldError[]
  readonly notice?: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Pages in the look of the site: a form comes back as the page it stands on. */
export function createSitePages({ rules, find, otherwise }: Input): Pages {
  const again = (page: FilledPage, { status, headers, ...message }: Message) => {
    const found = find(page.form.languages[page.language]?.path ?? '')
    const html = found && filledPage({ document: found.html, ...page, ...message })
    return html === undefined
      ? undefined
      : new Response(html, {
          status,
          headers: {
            ...found?.headers,
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            ...headers,
          },
        })
  }

  return {
    ...otherwise,
    invalid: (page) => again(page, { errors: page.errors, status: 422 }) ?? otherwise.invalid(page),
    notStored: (page) =>
      again(page, {
        errors: [],
        notice: notStoredNotice(rules, page),
        status: 503,
        headers: { 'retry-after': '30' },
      }) ?? otherwise.notStored(page),
  }
}
