import type { FieldCheck, QuizQuestion } from '#site/types.ts'
import { type ByField, checkFields } from '../forms/fields/check-fields.ts'

/** One question. */
export interface QuizStep {
  readonly question: QuizQuestion
  /** The fields that answer it. */
  readonly fields: readonly FieldCheck[]
  /** Error message if the visitor does not agree to the terms. */
  readonly termsRequired: string | undefined
}

export interface QuizState {
  readonly phase: 'asking' | 'processing' | 'confirmed'
  /** From 0. */
  readonly step: number
  /** Values by field. */
  readonly values: ByField
  readonly hasAgreed: boolean
  /** Error messages of this step, by field. */
  readonly problems: ByField
  /** Number of submissions that validation stopped. */
  readonly refusals: number
}

export type QuizEvent =
  | { readonly type: 'edited'; readonly name: string; readonly values: ByField }
  | { readonly type: 'chosen'; readonly values: ByField }
  | { readonly type: 'agreed'; readonly hasAgreed: boolean }
  | { readonly type: 'advanced'; readonly values: ByField }
  | { readonly type: 'returned' }
  | { readonly type: 'waited' }

export const firstQuizState: QuizState = {
  phase: 'asking',
  step: 0,
  values: {},
  hasAgreed: false,
  problems: {},
  refusals: 0,
}

/** Key of the error message for the terms; no field has this name. */
export const termsField = 'terms'

/** The state after an event. While a quiz is being sent, only `waited` changes it. */
export function nextQuizState(
  steps: readonly QuizStep[],
  state: QuizState,
  event: QuizEvent,
): QuizState {
  if (event.type === 'waited') return { ...state, phase: 'confirmed' }
  if (state.phase !== 'asking') return state

  switch (event.type) {
    case 'edited':
      return { ...state, values: event.values, problems: without(state.problems, event.name) }
    case 'chosen': {
      const isLast = state.step === steps.length - 1
      const chosen = { ...state, values: event.values }
      return isLast ? chosen : advance(steps, chosen)
    }
    case 'agreed':
      return {
        ...state,
        hasAgreed: event.hasAgreed,
        problems: without(state.problems, termsField),
      }
    case 'advanced':
      return advance(steps, { ...state, values: event.values })
    case 'returned':
      return { ...state, step: Math.max(0, state.step - 1), problems: {} }
  }
}

/** Whether the next button is enabled. A text is validated when it is pressed. */
export function canAdvance(steps: readonly QuizStep[], state: QuizState): boolean {
  const step = steps[state.step]
  if (!step || state.phase !== 'asking') return false
  if (step.termsRequired !== undefined && !state.hasAgreed) return false
  return step.question.kind !== 'choice' || isAnswered(steps, state)
}

/** Whether no field of the current step is empty. */
const isAnswered = (steps: readonly QuizStep[], { step, values }: QuizState): boolean =>
  steps[step]?.fields.every(({ name }) => (values[name] ?? '') !== '') ?? false

function advance(steps: readonly QuizStep[], state: QuizState): QuizState {
  const step = steps[state.step]
  if (!step) return state
  if (step.question.kind === 'choice' && !isAnswered(steps, state)) return state

  const { termsRequired } = step
  const problems = {
    ...checkFields(step.fields, state.values),
    ...(termsRequired !== undefined && !state.hasAgreed && { [termsField]: termsRequired }),
  }
  if (Object.keys(problems).length > 0) {
    return { ...state, problems, refusals: state.refusals + 1 }
  }
  return state.step === steps.length - 1
    ? { ...state, phase: 'processing', problems: {} }
    : { ...state, step: state.step + 1, hasAgreed: false, problems: {} }
}

/** Whether the current step has neither an answer nor an error message. */
export const isUntouched = (steps: readonly QuizStep[], state: QuizState): boolean =>
  !isAnswered(steps, state) && Object.keys(state.problems).length === 0

const without = (problems: ByField, name: string): ByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))
