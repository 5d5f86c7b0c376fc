import type { FieldCheck, QuizQuestion } from '#site/types.ts'
import { type ByField, checkFields } from '../forms/fields/check-fields.ts'

/** What one step of a quiz asks for. */
export interface QuizStep {
  readonly kind: QuizQuestion['kind']
  readonly fields: readonly FieldCheck[]
  /** What is said where the visitor has to agree to the terms and has not. */
  readonly termsRequired: string | undefined
}

export interface QuizState {
  readonly phase: 'asking' | 'processing' | 'confirmed'
  /** From 0. */
  readonly step: number
  /** What has been filled in, by field. */
  readonly values: ByField
  readonly hasAgreed: boolean
  /** What has to be mended on this step, by field. */
  readonly problems: ByField
  /** How often the visitor was sent back to mend something. */
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

/** Under which the problem with the terms is kept; no field has this name. */
export const termsField = 'terms'

/** What becomes of a quiz when something happens. Once it is being sent only time moves it. */
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

/** Whether the button that leads on can be pressed; a text is checked when it is. */
export function canAdvance(steps: readonly QuizStep[], state: QuizState): boolean {
  const step = steps[state.step]
  if (!step || state.phase !== 'asking') return false
  if (step.termsRequired !== undefined && !state.hasAgreed) return false
  return step.kind !== 'choice' || isAnswered(steps, state)
}

/** Whether something stands in each field of the current step. */
const isAnswered = (steps: readonly QuizStep[], { step, values }: QuizState): boolean =>
  steps[step]?.fields.every(({ name }) => (values[name] ?? '') !== '') ?? false

function advance(steps: readonly QuizStep[], state: QuizState): QuizState {
  const step = steps[state.step]
  if (!step) return state
  if (step.kind === 'choice' && !isAnswered(steps, state)) return state

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

/** Whether the visitor has neither answered the current step nor been told what is missing. */
export const isUntouched = (steps: readonly QuizStep[], state: QuizState): boolean =>
  !isAnswered(steps, state) && Object.keys(state.problems).length === 0

const without = (problems: ByField, name: string): ByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))
