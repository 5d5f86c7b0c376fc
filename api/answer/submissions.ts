import type { Context } from 'hono'
import type { FormRule, FormRules } from '#site/types.ts'
import type { ApiEnv, Handler } from '../http/routes.ts'
import type { Write, WriteResult } from '../leads/leads.ts'
import {
  checkFields,
  type FieldError,
  formLanguage,
  type ReceivedForm,
  readForm,
  wantsPage,
} from '../receive/form.ts'
import { asIncomplete, classify, toSubmission } from '../receive/submission.ts'
import type { Pairs } from '../store/submission.ts'
import type { Pages } from './pages.ts'
import { jsonResponse, problem } from './problem.ts'
import type { Reject } from './reject.ts'

export interface SubmissionDependencies {
  readonly rules: FormRules
  readonly write: Write
  readonly pages: Pages
  readonly reject: Reject
  readonly now: () => Date
}

/** Stores a submission of any form that the body names. */
export const submissions =
  (dependencies: SubmissionDependencies): Handler =>
  async (c) => {
    const { rules, reject, write, now } = dependencies
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const contentType = c.req.header('content-type') ?? ''
    const received = await readForm({ bytes, contentType }, rules.forms)
    if (received.outcome === 'form') return storeForm(received, c, dependencies)

    if (received.outcome === 'unattributed') {
      await write(toSubmission(received, { request: c.req.raw, language: undefined, now: now() }))
    }
    return reject(c, { code: received.code, pairs: received.pairs })
  }

async function storeForm(
  received: Extract<ReceivedForm, { outcome: 'form' }>,
  c: Context<ApiEnv>,
  { rules, write, pages, reject, now }: SubmissionDependencies,
): Promise<Response> {
  const { form, pairs } = received
  const request = c.req.raw
  const language = formLanguage(form, request)
  const submission = toSubmission(received, { request, language, now: now() })
  const reply = createFormReply({ form, language, pairs, context: c, pages, reject })

  const errors = checkFields(form.fields, submission.fields)
  if (errors.length > 0) {
    // An incomplete lead may be enough for staff to call back.
    await write(asIncomplete(submission))
    return reply.invalid(errors)
  }

  const { state, reasons } = classify({ form, pairs, request, origin: rules.origin })
  const result = await write({
    ...submission,
    state,
    reasons: [...submission.reasons, ...reasons],
  })
  return result.outcome === 'refused'
    ? reply.notStored(result.isBusy)
    : reply.stored(result, submission.key)
}

interface Sender {
  readonly form: FormRule
  readonly language: string
  readonly pairs: Pairs
  readonly context: Context<ApiEnv>
  readonly pages: Pages
  readonly reject: Reject
}

/** Answers the sender of a form: a browser without scripts with a page, a script with JSON. */
function createFormReply({ form, language, pairs, context, pages, reject }: Sender) {
  const isBrowser = wantsPage(context.req.raw)
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

    notStored: (isBusy: boolean) =>
      reject(context, {
        code: isBusy ? 'busy' : 'not_stored',
        headers: { 'retry-after': isBusy ? '5' : '30' },
        pairs,
      }),

    stored: (result: Stored, key: string | undefined) => {
      if (!isBrowser) return acknowledge(result, key)
      return words?.sent === undefined
        ? pages.thanks({ form, language })
        : new Response(null, {
            status: 303,
            headers: { location: words.sent, 'content-length': '0' },
          })
    },
  }
}

type Stored = Exclude<WriteResult, { outcome: 'refused' }>

/** Returns the key. The script accepts only a response with its own key as a receipt. */
const acknowledge = ({ id, outcome }: Stored, key: string | undefined): Response =>
  jsonResponse(
    {
      ok: true,
      id,
      ...(key !== undefined && { key }),
      ...(outcome === 'duplicate' && { duplicate: true }),
      ...(outcome === 'key-reused' && { key_reused: true }),
    },
    outcome === 'stored' ? 201 : 200,
  )
