import type { FormRule } from '#site/types.ts'
import type { Pairs } from '../../store/submission.ts'
import type { FieldError } from '../check-fields.ts'
import { filledPage } from './filled-page.ts'
import { htmlResponse, type Pages } from './pages.ts'
import { type RejectionRules, rejectionNotice } from './rejection-notice.ts'

/** A document of the built site. */
export interface SiteDocument {
  readonly html: string
  /** Response headers of the document. */
  readonly headers: Readonly<Record<string, string>>
}

interface Input {
  readonly rules: RejectionRules
  /** The document at an address, if there is one. */
  readonly find: (path: string) => SiteDocument | undefined
  /** Used when the site has no page for the response. */
  readonly otherwise: Pages
}

interface Message {
  readonly form: FormRule | undefined
  readonly language: string
  readonly values: Pairs
  readonly errors: readonly FieldError[]
  readonly notice?: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Pages in the design of the site. A rejected form comes back in the page that contains it. */
export function createSitePages({ rules, find, otherwise }: Input): Pages {
  const again = ({ form, status, headers, ...message }: Message) => {
    const found = find(form?.languages[message.language]?.path ?? '')
    const html = form && found && filledPage({ document: found.html, form, ...message })
    return html === undefined
      ? undefined
      : htmlResponse(html, status, { ...found?.headers, ...headers })
  }

  return {
    ...otherwise,
    invalid: (page) => again({ ...page, status: 422 }) ?? otherwise.invalid(page),
    rejected: (page) =>
      again({ ...page, errors: [], notice: rejectionNotice(rules, page) }) ??
      otherwise.rejected(page),
  }
}
