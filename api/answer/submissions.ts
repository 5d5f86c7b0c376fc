import type { FormRules, FormRuleWords } from '#site/types.ts'
import type { Handler } from '../http/routes.ts'
import type { Write, WriteResult } from '../leads/leads.ts'
import { checkFields, type FieldError, formLanguage, readForm, wantsPage } from '../receive/form.ts'
import { asIncomplete, classify, toSubmission } from '../receive/submission.ts'
import type { Pages } from './pages.ts'
import { jsonResponse, problem } from './problem.ts'

export interface SubmissionDependencies {
  readonly rules: FormRules
  readonly write: Write
  readonly pages: Pages
  readonly now: () => Date
}

/** Stores a submission of any form that the body names, and answers a browser with a page, a script with JSON. */
export const submissions =
  ({ rules, write, pages, now }: SubmissionDependencies): Handler =>
  async (c) => {
    const request = c.req.raw
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const contentType = c.req.header('content-type') ?? ''
    const received = await readForm({ bytes, contentType }, rules.forms)
    const { pairs } = received
    if (received.outcome !== 'form') {
      const circumstances = { request, language: undefined, now: now() }
      if (received.outcome === 'unattributed') await write(toSubmission(received, circumstances))
      return pages.reject(c, { code: received.code, pairs })
    }
    const { form } = received
    const language = formLanguage(form, request)
    const submission = toSubmission(received, { request, language, now: now() })
    const isBrowser = wantsPage(request)
    const words = form.languages[language]

    const errors = checkFields(form.fields, submission.fields)
    if (errors.length > 0) {
      // An incomplete lead may be enough for staff to call back.
      await write(asIncomplete(submission))
      return isBrowser
        ? pages.invalid({ form, language, values: pairs, errors })
        : problem('invalid_submission', { errors: errors.map((error) => inWords(error, words)) })
    }

    const { state, reasons } = classify({ form, pairs, request, origin: rules.origin })
    const all = [...submission.reasons, ...reasons]
    const result = await write({ ...submission, state, reasons: all })
    if (result.outcome === 'refused') {
      const [code, wait] = result.isBusy
        ? (['busy', '5'] as const)
        : (['not_stored', '30'] as const)
      return pages.reject(c, { code, headers: { 'retry-after': wait }, pairs })
    }
    if (!isBrowser) return acknowledge(result, submission.key)
    if (words?.sent === undefined) return pages.thanks({ form, language })
    return new Response(null, {
      status: 303,
      headers: { location: words.sent, 'content-length': '0' },
    })
  }

const inWords = ({ field, code }: FieldError, words: FormRuleWords | undefined) => {
  const own = words?.fields[field]
  return { field, code, message: own?.[code] ?? own?.required }
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
    },
    outcome === 'stored' ? 201 : 200,
  )
