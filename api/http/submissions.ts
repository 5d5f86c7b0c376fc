import { Hono } from 'hono'
import type { FormRules } from '#site/types.ts'
import { problem } from '../errors/problem.ts'
import { checkFields } from '../forms/check-fields.ts'
import { classify } from '../forms/classify.ts'
import { formLanguage } from '../forms/form-language.ts'
import type { Pages } from '../forms/pages/pages.ts'
import { type Received, receive } from '../forms/read-form.ts'
import { toSubmission } from '../forms/to-submission.ts'
import type { Keeper } from '../leads/submission-writer.ts'
import { createReply } from './form-reply.ts'
import type { Refuse } from './reject.ts'

export interface SubmissionDependencies {
  readonly rules: FormRules
  readonly keeper: Pick<Keeper, 'keep'>
  readonly pages: Pages
  readonly refuse: Refuse
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
  const { rules, refuse } = dependencies
  const received = await receive(request, rules.forms)
  if (received.outcome === 'refused') {
    return refuse(request, { code: received.code, pairs: received.pairs })
  }
  if (received.outcome === 'form') return keepForm(received, request, dependencies)

  const { keeper, now, newId } = dependencies
  await keeper.keep(
    toSubmission(received, { request, language: undefined, now: now(), id: newId() }),
  )
  return refuse(request, { code: received.code, pairs: received.pairs })
}

async function keepForm(
  received: Extract<Received, { outcome: 'form' }>,
  request: Request,
  { rules, keeper, pages, refuse, now, newId }: SubmissionDependencies,
): Promise<Response> {
  const { form, pairs } = received
  const language = formLanguage(form, request)
  const submission = toSubmission(received, { request, language, now: now(), id: newId() })
  const reply = createReply({ form, language, pairs, request, pages, refuse })

  const errors = checkFields(form.fields, submission.fields)
  if (errors.length > 0) {
    // Often enough to call back on, so it is kept; under no key, since the whole one comes under it.
    await keeper.keep({ ...submission, state: 'incomplete', key: undefined })
    return reply.invalid(errors)
  }

  const { state, reasons } = classify({ form, pairs, request, origin: rules.origin })
  const kept = await keeper.keep({
    ...submission,
    state,
    reasons: [...submission.reasons, ...reasons],
  })
  return kept.place === 'nowhere' ? reply.notKept(kept.isBusy) : reply.kept(kept, submission.key)
}
