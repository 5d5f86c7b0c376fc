import type { Context } from 'hono'
import type { FormRules } from '#site/types.ts'
import type { ApiEnv } from '../http/routes.ts'
import {
  checkFields,
  formLanguage,
  formOfPage,
  preferredLanguage,
  readForm,
  wantsPage,
} from '../receive/form.ts'
import type { Pairs } from '../store/submission.ts'
import type { Pages, RejectionReason } from './pages.ts'
import { type ProblemCode, problem } from './problem.ts'

interface Rejection {
  readonly code: ProblemCode
  readonly headers?: Readonly<Record<string, string>>
  /** The sent fields. If absent, they are read from the body. */
  readonly pairs?: Pairs
}

/** Answers a rejected request: a script with a problem document, a browser with a page. */
export type Reject = (context: Context<ApiEnv>, rejection: Rejection) => Promise<Response>

/** Reasons that visitors read, by problem code. Every other code means that the form cannot be read. */
const reasons: Readonly<Partial<Record<ProblemCode, RejectionReason>>> = {
  busy: 'notStored',
  not_stored: 'notStored',
  too_many_requests: 'tooOften',
  body_too_large: 'tooLarge',
}

/** Rejects with the texts of the site, and returns the visitor's input. */
export function createReject(rules: FormRules, pages: Pages): Reject {
  return async (context, { code, headers = {}, pairs }) => {
    const request = context.req.raw
    const document = problem(code, { headers })
    if (!wantsPage(request)) return document

    const values = pairs ?? (await readPairs(context, rules))
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

async function readPairs({ req }: Context<ApiEnv>, { forms }: FormRules): Promise<Pairs> {
  const body = await req.arrayBuffer().catch(() => new ArrayBuffer())
  const contentType = req.header('content-type') ?? ''
  const received = await readForm({ bytes: new Uint8Array(body), contentType }, forms)
  return received.outcome === 'rejected' ? [] : received.pairs
}

const languagesOf = ({ forms }: FormRules): readonly string[] => [
  ...new Set(forms.flatMap(({ languages }) => Object.keys(languages))),
]
