import { expect, test } from 'vitest'
import {
  canAdvance,
  firstQuizState,
  nextQuizState,
  type QuizEvent,
  type QuizState,
  type QuizStep,
} from '#renderer/client/quiz/quiz-state.ts'

const steps: readonly QuizStep[] = [
  { kind: 'text', fields: [{ name: 'q1', required: 'Write.' }], termsRequired: undefined },
  { kind: 'choice', fields: [{ name: 'q2' }], termsRequired: undefined },
  {
    kind: 'contact',
    fields: [
      { name: 'name', required: 'Who?' },
      { name: 'email', required: 'Where?' },
    ],
    termsRequired: 'Agree.',
  },
]

const at = (step: number, rest: Partial<QuizState> = {}): QuizState => ({
  ...firstQuizState,
  step,
  ...rest,
})
const advanced = (values: Readonly<Record<string, string>> = {}): QuizEvent => ({
  type: 'advanced',
  values,
})
const known = { name: 'Jo', email: 'jo@krume.example' }

const transitions: readonly {
  readonly name: string
  readonly from: QuizState
  readonly event: QuizEvent
  readonly to: Partial<QuizState>
}[] = [
  {
    name: 'a text that is missing stays and says so',
    from: at(0),
    event: advanced({ q1: ' \n ' }),
    to: { step: 0, problems: { q1: 'Write.' }, refusals: 1 },
  },
  {
    name: 'an edit clears the message of its field only',
    from: at(2, { problems: { name: 'Who?', email: 'Where?' } }),
    event: { type: 'edited', name: 'name', values: { name: 'J' } },
    to: { problems: { email: 'Where?' }, values: { name: 'J' } },
  },
  {
    name: 'a choice leads on at once',
    from: at(1),
    event: { type: 'chosen', values: { q2: 'Yes' } },
    to: { step: 2, values: { q2: 'Yes' } },
  },
  {
    name: 'a choice that the arrow keys pass does not',
    from: at(1),
    event: { type: 'edited', name: 'q2', values: { q2: 'Yes' } },
    to: { step: 1, values: { q2: 'Yes' } },
  },
  {
    name: 'going back keeps the answers and drops the messages',
    from: at(2, { values: { q2: 'Yes' }, problems: { name: 'Who?' } }),
    event: { type: 'returned' },
    to: { step: 1, values: { q2: 'Yes' }, problems: {} },
  },
  {
    name: 'nothing is before the first',
    from: at(0),
    event: { type: 'returned' },
    to: { step: 0 },
  },
  {
    name: 'a forced submission without agreement says all that is missing',
    from: at(2),
    event: advanced(),
    to: {
      phase: 'asking',
      problems: { name: 'Who?', email: 'Where?', terms: 'Agree.' },
      refusals: 1,
    },
  },
  {
    name: 'agreeing clears its message',
    from: at(2, { problems: { terms: 'Agree.' } }),
    event: { type: 'agreed', hasAgreed: true },
    to: { hasAgreed: true, problems: {} },
  },
  {
    name: 'the last step sends',
    from: at(2, { hasAgreed: true }),
    event: advanced(known),
    to: { phase: 'processing', values: known },
  },
  {
    name: 'a second submission does nothing',
    from: at(2, { phase: 'processing', values: known }),
    event: advanced({ name: 'Somebody else' }),
    to: { phase: 'processing', values: known },
  },
  {
    name: 'after a while it is confirmed',
    from: at(2, { phase: 'processing' }),
    event: { type: 'waited' },
    to: { phase: 'confirmed' },
  },
]

test.for(transitions)('$name', ({ from, event, to }) => {
  expect(nextQuizState(steps, from, event)).toMatchObject(to)
})

test.for([
  { name: 'a text, which is checked when it is pressed', state: at(0), expected: true },
  { name: 'no choice', state: at(1), expected: false },
  { name: 'a choice', state: at(1, { values: { q2: 'Yes' } }), expected: true },
  { name: 'no agreement', state: at(2), expected: false },
  { name: 'an agreement', state: at(2, { hasAgreed: true }), expected: true },
  {
    name: 'what is being sent',
    state: at(2, { phase: 'processing', hasAgreed: true }),
    expected: false,
  },
])('with $name the button can be pressed: $expected', ({ state, expected }) => {
  expect(canAdvance(steps, state)).toBe(expected)
})

test('a choice at the end waits for the button', () => {
  const short = steps.slice(0, 2)
  const chosen = nextQuizState(short, at(1), { type: 'chosen', values: { q2: 'Yes' } })
  expect(chosen).toMatchObject({ phase: 'asking', step: 1 })
  expect(nextQuizState(short, chosen, advanced({ q2: 'Yes' })).phase).toBe('processing')
})
