import type { FormRule } from '#site/types.ts'
import { problem } from '../errors/problem.ts'
import type { FieldError } from '../forms/check-fields.ts'
import { wantsPage } from '../forms/form-language.ts'
import type { Pages } from '../forms/pages/pages.ts'
import type { WriteResult } from '../leads/submission-writer.ts'
import type { Pairs } from '../store/submission.ts'
import type { Reject } from './reject.ts'

interface Sender {
  readonly form: FormRule
  readonly language: string
  readonly pairs: Pairs
  readonly request: Request
  readonly pages: Pages
  readonly reject: Reject
}

/** Answers the sender of a form: a person's browser with a page, a script with JSON. */
export function createFormReply({ form, language, pairs, request, pages, reject }: Sender) {
  const isBrowser = wantsPage(request)
  const words = form.languages[language]

  return {
    invalid: (errors: readonly FieldError[]) =>
      isBrowser
        ? pages.invalid({ form, language, values: pairs, errors })
        : problem('invalid_submission', {
            errors: errors.map(({ field, code }) => ({
              field,
              code,
              message: words?.fields[field]?.[code] ?? words?.fields[field]?.required,
            })),
          }),

    notKept: (isBusy: boolean) =>
      reject(request, {
        code: isBusy ? 'busy' : 'not_stored',
        headers: { 'retry-after': isBusy ? '5' : '30' },
        pairs,
      }),

    kept: (kept: Exclude<WriteResult, { stored: 'nowhere' }>, key: string | undefined) => {
      if (!isBrowser) return acknowledge(kept, key)
      return words?.sent === undefined
        ? pages.thanks({ form, language })
        : new Response(null, {
            status: 303,
            headers: { location: words.sent, 'cache-control': 'no-store' },
          })
    },
  }
}

/** The key comes back with it: a sender takes nothing else for a receipt. */
function acknowledge(
  kept: Exclude<WriteResult, { stored: 'nowhere' }>,
  key: string | undefined,
): Response {
  const echo = key === undefined ? {} : { key }
  const headers = { 'cache-control': 'no-store' }
  if (kept.stored === 'spool') {
    const body = { ok: true, id: kept.id, ...echo, stored: 'spool' }
    return Response.json(body, { status: 202, headers })
  }

  const { id, outcome } = kept.saved
  return Response.json(
    {
      ok: true,
      id,
      ...echo,
      ...(outcome === 'duplicate' && { duplicate: true }),
      ...(outcome === 'key-reused' && { key_reused: true }),
    },
    { status: outcome === 'stored' ? 201 : 200, headers },
  )
}
