import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestOf } from '#renderer/client/builder/request/make-quiz.ts'
import { createReducer } from '#renderer/client/builder/state/create-reducer.ts'
import {
  type BuilderEvent,
  type BuilderState,
  choicesOf,
  initialState,
  type Phase,
} from '#renderer/client/builder/state/state.ts'
import type { QuizPlayer } from '#site/types.ts'
import { runs } from '../../../../support/runs.ts'
import { content, quiz } from '../content.ts'

const reduce = createReducer(content)

/** It passes through. */
const frames: QuizPlayer = JSON.parse('{ "language": "en" }')

/** An event; for the present turn where it names none. */
type Step = BuilderEvent | { readonly type: 'replied' | 'built' | 'failed' }

const walk = (from: BuilderState, ...steps: readonly Step[]): BuilderState =>
  steps.reduce<BuilderState>((state, step) => reduce(state, inTurn(state, step)), from)

function inTurn({ turn }: BuilderState, step: Step): BuilderEvent {
  switch (step.type) {
    case 'replied':
      return { type: 'replied', turn }
    case 'built':
      return 'turn' in step ? step : { type: 'built', turn, quiz, frames }
    case 'failed':
      return { type: 'failed', turn, text: 'Failed' }
    default:
      return step
  }
}

const replied = { type: 'replied' } as const
const submitted = { type: 'submitted' } as const
const continued = { type: 'continued', problem: 'plan', kind: 'B' } as const
const edited = { type: 'edited', contact: { name: 'Jo', email: 'jo' } } as const
const answered = (value: string) => ({ type: 'answered', value }) as const
const returned = (checkpoint: number) => ({ type: 'returned', checkpoint }) as const

/** A state in each phase, with nothing on its way. */
const at: Readonly<Record<Phase, BuilderState>> = (() => {
  const companyName = walk(initialState, continued)
  const main = walk(companyName, answered('Krume'), replied)
  const subcategory = walk(main, answered('food'), replied)
  const audience = walk(main, answered('work'), replied, answered('law'), replied)
  const standard = walk(subcategory, answered('cake'), replied)
  const contactDetails = walk(standard, answered('score'), replied, answered('mail'), replied)
  const generating = walk(contactDetails, edited, submitted)
  const finished = walk(generating, { type: 'built' })
  return {
    productSelection: initialState,
    ...{ companyName, main, subcategory, audience, standard, contactDetails, generating },
    quiz: finished,
  }
})()

test('an audience is asked for where a subcategory has several, and named in the request', () => {
  const asked = at.audience.messages.at(-1)
  expect(asked).toMatchObject({ sender: 'bot', text: 'Whose law?' })
  expect(choicesOf(content, at.audience).map(({ text }) => text)).toEqual(['Firms', 'Homes'])

  const chosen = walk(at.audience, answered('law-homes'), replied)
  const ready = walk(
    chosen,
    answered('score'),
    replied,
    answered('mail'),
    replied,
    edited,
    submitted,
  )
  expect(requestOf(content, ready)).toMatchObject({ target_audience: 'Homes' })
  expect(requestOf(content, at.generating)).toMatchObject(content.request)

  const elsewhere = walk(chosen, returned(1), answered('food'), replied, answered('cake'), replied)
  expect(elsewhere).toMatchObject({ phase: 'standard', audience: undefined })
})

/** What a visitor may well do next; `pick` decides which. */
function onward(state: BuilderState, pick: number): Step {
  if (state.replyAfter) return replied
  const choices = choicesOf(content, state)
  const choice = choices[pick % choices.length]
  if (choice) return answered(choice.id)
  if (state.phase === 'companyName') return answered(`Krume <b>${pick}`)
  if (state.phase === 'contactDetails') return state.contact.name ? submitted : edited
  return { type: pick === 0 ? 'built' : 'failed' }
}

/** Anything that can happen: mostly what may well, at times what is late or makes no sense. */
const happening = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.nat(5).map((pick) => (state: BuilderState) => onward(state, pick)),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<Step>(replied, submitted, edited, answered(' '), answered('cake'), continued)
      .map((step) => () => step),
  },
  { weight: 1, arbitrary: fc.nat(6).map((index) => () => returned(index)) },
  {
    weight: 1,
    arbitrary: fc.nat(9).map((turn) => (): BuilderEvent => ({ type: 'built', turn, quiz, frames })),
  },
)

test('on no walk is there a ghost message, a lost answer, or another path than the one shown', () => {
  const reached = new Set<Phase>()
  fc.assert(
    fc.property(fc.array(happening, { minLength: 20, maxLength: 60 }), (steps) => {
      let state = walk(initialState, continued)
      /** The states in which each question stood open, by its place among the answers. */
      const asked = new Map<number, BuilderState>()

      for (const next of steps) {
        const before = state
        const step = next(before)
        state = walk(before, step)
        reached.add(state.phase)
        expectSound(state)

        const { length } = state.checkpoints
        const known = asked.get(length)
        if (step.type === 'returned' && state !== before && known) {
          expect(essence(state)).toEqual(essence(known))
        }
        if (!state.replyAfter && state.phase !== 'generating' && state.phase !== 'quiz') {
          asked.set(length, state)
        }
      }
    }),
    { numRuns: runs(300) },
  )
  expect(reached.size).toBe(Object.keys(at).length - 1)
})

/** What the visitor has said and sees; not when, nor the contact, which outlives a return. */
const essence = ({ turn: _turn, contact: _contact, messages, ...rest }: BuilderState) => ({
  ...rest,
  messages: messages
    .filter((each) => each.sender === 'user' || !each.isFailure)
    .map(({ text }) => text),
})

function expectSound(state: BuilderState) {
  const { messages, checkpoints, replyAfter } = state
  const lines = messages.filter((each) => each.sender === 'user' || !each.isFailure)
  const said = lines.flatMap((each) => (each.sender === 'user' ? [each] : []))

  // Question and answer take turns, and end with the question unless its reply is on its way.
  expect(lines.map(({ sender }) => sender)).toEqual(
    lines.map((_, index) => (index % 2 === 0 ? 'bot' : 'user')),
  )
  expect(lines.at(-1)?.sender).toBe(replyAfter ? 'user' : 'bot')
  expect(said.map(({ checkpoint }) => checkpoint)).toEqual([...checkpoints.keys()])
  expect(new Set(messages.map(({ turn }) => turn)).size).toBe(messages.length)

  const texts = said.map(({ text }) => text)
  const isAsked = state.subcategory === 'law'
  const audience = isAsked ? (['audience'] as const) : []
  const order = ['companyName', 'main', 'subcategory', ...audience, 'standard', 'standard']
  expect(checkpoints.map(({ phase }) => phase)).toEqual(order.slice(0, texts.length))
  if (state.phase === 'generating' || state.phase === 'quiz') {
    const { company_name, category, ...sent } = requestOf(content, state)
    const trade = [category.main, category.sub, ...(isAsked ? [sent.target_audience] : [])]
    expect([company_name, ...trade, sent.desired_output, sent.final_cta]).toEqual(texts)
  }
}
