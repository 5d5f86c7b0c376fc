import type { FinishedQuiz } from '#site/types.ts'
import type { Validate } from '../../errors/validate.ts'
import type { Fault } from '../choices.ts'
import { type Body, type ReadJson, readJson } from '../read-json.ts'

interface Rules {
  /** Validates against `schema/api/finished-quiz.schema.json`. */
  readonly validate: Validate
  /** The address of the site. */
  readonly origin: string
}

/**
 * Reads a finished quiz from a body, or returns its faults. What it takes, the page that plays it takes too, but for
 * what a logo holds, which the page reads before it draws one: see `renderer/client/builder/share`.
 */
export function readFinished(body: Body, { validate, origin }: Rules): ReadJson<FinishedQuiz> {
  const read = readJson<FinishedQuiz>(body, { validate, invalid: 'invalid_quiz' })
  if ('rejected' in read) return read
  const errors = [...faultsOf(read.data, origin)]
  return errors.length > 0 ? { rejected: 'invalid_quiz', errors } : read
}

/** What the schema cannot say. */
function* faultsOf({ quiz, action }: FinishedQuiz, origin: string): Generator<Fault> {
  if (action?.link.startsWith('https:') && URL.parse(action.link)?.href !== action.link)
    yield { path: '/action/link', message: 'This is not as browsers write it.' }
  if (URL.parse(quiz.final_cta.link, origin)?.origin !== new URL(origin).origin)
    yield { path: '/quiz/final_cta/link', message: 'This leads out of the site.' }
  if (!areNamed(quiz.questions)) yield { path: '/quiz/questions', message: twice }
  for (const [index, { options }] of quiz.questions.entries()) {
    if (!areNamed(options)) yield { path: `/quiz/questions/${index}/options`, message: twice }
  }
}

const twice = 'Two of these have one id.'

const areNamed = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length
