import type { Context } from 'hono'
import type { FormRule, FormRules } from '#site/types.ts'
import { jsonResponse, problem } from '../errors/problem.ts'
import { checkFields, type FieldError } from '../forms/check-fields.ts'
import { classify } from '../forms/classify.ts'
import { formLanguage, wantsPage } from '../forms/form-language.ts'
import type { Pages } from '../forms/pages/pages.ts'
import { type ReceivedForm, readForm } from '../forms/read-form.ts'
import { asIncomplete, toSubmission } from '../forms/to-submission.ts'
import type { SubmissionWriter, WriteResult } from '../leads/submission-writer.ts'
import type { Pairs } from '../store/submission.ts'
import type { Reject } from './reject.ts'
import type { ApiEnv, Handler } from './routes.ts'

export interface SubmissionDependencies {
  readonly rules: FormRules
  readonly writer: Pick<SubmissionWriter, 'write'>
  readonly pages: Pages
  readonly reject: Reject
  readonly now: () => Date
  readonly newId: () => string
}

/** Stores a submission of any form that the body names. */
export const submissions =
  (dependencies: SubmissionDependencies): Handler =>
  async (c) => {
    const { rules, reject, writer, now, newId } = dependencies
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const contentType = c.req.header('content-type') ?? ''
    const received = await readForm({ bytes, contentType }, rules.forms)
    if (received.outcome === 'form') return storeForm(received, c, dependencies)

    if (received.outcome === 'unattributed') {
      await writer.write(
        toSubmission(received, {
          request: c.req.raw,
          language: undefined,
          now: now(),
          id: newId(),
        }),
      )
    }
    return reject(c, { code: received.code, pairs: received.pairs })
  }

async function storeForm(
  received: Extract<ReceivedForm, { outcome: 'form' }>,
  c: Context<ApiEnv>,
  { rules, writer, pages, reject, now, newId }: SubmissionDependencies,
): Promise<Response> {
  const { form, pairs } = received
  const request = c.req.raw
  const language = formLanguage(form, request)
  const submission = toSubmission(received, { request, language, now: now(), id: newId() })
  const reply = createFormReply({ form, language, pairs, context: c, pages, reject })

  const errors = checkFields(form.fields, submission.fields)
  if (errors.length > 0) {
    // An incomplete lead may be enough for staff to call back.
    await writer.write(asIncomplete(submission))
    return reply.invalid(errors)
  }

  const { state, reasons } = classify({ form, pairs, request, origin: rules.origin })
  const result = await writer.write({
    ...submission,
    state,
    reasons: [...submission.reasons, ...reasons],
  })
  return result.stored === 'nowhere'
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
            headers: { location: words.sent, 'cache-control': 'no-store' },
          })
    },
  }
}

type Stored = Exclude<WriteResult, { stored: 'nowhere' }>

/** Returns the key. The script accepts only a response with its own key as a receipt. */
function acknowledge(result: Stored, key: string | undefined): Response {
  const echo = key === undefined ? {} : { key }
  if (result.stored === 'spool') {
    const body = { ok: true, id: result.id, ...echo, stored: 'spool' }
    return jsonResponse(body, { status: 202, headers: {} })
  }

  const { id, outcome } = result.saved
  return jsonResponse(
    {
      ok: true,
      id,
      ...echo,
      ...(outcome === 'duplicate' && { duplicate: true }),
      ...(outcome === 'key-reused' && { key_reused: true }),
    },
    { status: outcome === 'stored' ? 201 : 200, headers: {} },
  )
}
