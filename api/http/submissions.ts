import { Hono } from 'hono'
import type { FormRules } from '#site/types.ts'
import { problem } from '../errors/problem.ts'
import { checkFields } from '../forms/check-fields.ts'
import { classify } from '../forms/classify.ts'
import { formLanguage } from '../forms/form-language.ts'
import type { Pages } from '../forms/pages/pages.ts'
import { type ReceivedForm, readForm } from '../forms/read-form.ts'
import { toSubmission } from '../forms/to-submission.ts'
import type { SubmissionWriter } from '../leads/submission-writer.ts'
import { createFormReply } from './form-reply.ts'
import type { Reject } from './reject.ts'

export interface SubmissionDependencies {
  readonly rules: FormRules
  readonly writer: Pick<SubmissionWriter, 'write'>
  readonly pages: Pages
  readonly reject: Reject
  readonly now: () => Date
  readonly newId: () => string
}

/** `POST` to the site's root, to the page of a form, or to `/api/forms`: whatever form it names. */
export function submissions(dependencies: SubmissionDependencies) {
  const places = dependencies.rules.forms.flatMap(({ languages }) =>
    Object.values(languages).flatMap(({ path }) => path ?? []),
  )
  const app = new Hono()
  for (const path of new Set(['/', '/api/forms', ...places])) {
    app.post(path, ({ req }) => receiveForm(req.raw, dependencies))
    app.all(path, () => problem('method_not_allowed', { headers: { allow: 'GET, HEAD, POST' } }))
  }
  return app
}

async function receiveForm(request: Request, dependencies: SubmissionDependencies) {
  const { rules, reject } = dependencies
  const received = await readForm(request, rules.forms)
  if (received.outcome === 'rejected') {
    return reject(request, { code: received.code, pairs: received.pairs })
  }
  if (received.outcome === 'form') return keepForm(received, request, dependencies)

  const { writer, now, newId } = dependencies
  await writer.write(
    toSubmission(received, { request, language: undefined, now: now(), id: newId() }),
  )
  return reject(request, { code: received.code, pairs: received.pairs })
}

async function keepForm(
  received: Extract<ReceivedForm, { outcome: 'form' }>,
  request: Request,
  { rules, writer, pages, reject, now, newId }: SubmissionDependencies,
): Promise<Response> {
  const { form, pairs } = received
  const language = formLanguage(form, request)
  const submission = toSubmission(received, { request, language, now: now(), id: newId() })
  const reply = createFormReply({ form, language, pairs, request, pages, reject })

  const errors = checkFields(form.fields, submission.fields)
  if (errors.length > 0) {
    // Often enough to call back on, so it is kept; under no key, since the whole one comes under it.
    await writer.write({ ...submission, state: 'incomplete', key: undefined })
    return reply.invalid(errors)
  }

  const { state, reasons } = classify({ form, pairs, request, origin: rules.origin })
  const kept = await writer.write({
    ...submission,
    state,
    reasons: [...submission.reasons, ...reasons],
  })
  return kept.stored === 'nowhere' ? reply.notKept(kept.isBusy) : reply.kept(kept, submission.key)
}
