import type { FormRules } from '#site/types.ts'
import { type ProblemCode, problem } from '../errors/problem.ts'
import { checkFields } from '../forms/check-fields.ts'
import { formLanguage, formOfPage, preferredLanguage, wantsPage } from '../forms/form-language.ts'
import type { Pages, RejectionReason } from '../forms/pages/pages.ts'
import { readForm } from '../forms/read-form.ts'
import type { Pairs } from '../store/submission.ts'

interface Rejection {
  readonly code: ProblemCode
  readonly headers?: Readonly<Record<string, string>>
  /** What was sent, as far as it was read already. */
  readonly pairs?: Pairs
}

/** Tells a caller that a request is not taken: a script with a problem, a person with a page. */
export type Reject = (request: Request, rejection: Rejection) => Promise<Response>

/** How visitors are told; any other problem is one of a form that cannot be read. */
const reasons: Readonly<Partial<Record<ProblemCode, RejectionReason>>> = {
  busy: 'notStored',
  not_stored: 'notStored',
  too_many_requests: 'tooOften',
  body_too_large: 'tooLarge',
}

/** Rejects in the words of the site, and gives back what the visitor wrote. */
export function createReject(rules: FormRules, pages: Pages): Reject {
  return async (request, { code, headers = {}, pairs }) => {
    const document = problem(code, { headers })
    if (!wantsPage(request)) return document

    const values = pairs ?? (await readPairs(request, rules))
    const name = values.find(([field]) => field === 'form-name')?.[1]
    const form = rules.forms.find((each) => each.name === name) ?? formOfPage(rules.forms, request)
    const language = form
      ? formLanguage(form, request)
      : preferredLanguage(languagesOf(rules), request)
    if (code === 'empty' && form) {
      return pages.invalid({ form, language, values, errors: checkFields(form.fields, values) })
    }
    const reason = reasons[code] ?? 'unreadable'
    return pages.rejected({ form, language, values, reason, status: document.status, headers })
  }
}

async function readPairs(request: Request, { forms }: FormRules): Promise<Pairs> {
  if (request.bodyUsed) return []
  const received = await readForm(request, forms)
  return received.outcome === 'rejected' ? [] : received.pairs
}

const languagesOf = ({ forms }: FormRules): readonly string[] => [
  ...new Set(forms.flatMap(({ languages }) => Object.keys(languages))),
]
