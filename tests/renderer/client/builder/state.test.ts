import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestOf } from '#renderer/client/builder/request/make-quiz.ts'
import {
  type BuilderEvent,
  type BuilderState,
  createReducer,
  initialState,
  pathOf,
  questionsOf,
} from '#renderer/client/builder/state.ts'
import type { QuizPlayer } from '#site/types.ts'
import { runs } from '../../../support/runs.ts'
import { content, quiz } from './content.ts'

const reduce = createReducer(content)
const walk = (...events: readonly BuilderEvent[]) => events.reduce(reduce, initialState)

/** It passes through. */
const frames: QuizPlayer = JSON.parse('{ "language": "en" }')

const replied = { type: 'replied' } as const
const submitted = { type: 'submitted' } as const
const continued = { type: 'continued', problem: 'plan', kind: 'B' } as const
const edited = { type: 'edited', contact: { name: 'Jo', email: 'jo' } } as const
const built = { type: 'built', quiz, frames } as const
const failed = { type: 'failed', text: 'Failed' } as const
const answered = (value: string) => ({ type: 'answered', value }) as const
const returned = (question: number) => ({ type: 'returned', question }) as const
const answers = (...values: readonly string[]) =>
  values.flatMap((value) => [answered(value), replied])

const asked = ({ given }: BuilderState) => questionsOf(content, given).map((each) => each.question)

test('an audience is asked for where a subcategory has several, and named in the request', () => {
  const whose = walk(continued, ...answers('Krume', 'work', 'law'))
  expect(questionsOf(content, whose.given).at(-1)).toMatchObject({
    question: 'Whose law?',
    choices: [{ text: 'Firms' }, { text: 'Homes' }],
  })
  const ready = answers('law-homes', 'score', 'mail').reduce(reduce, whose)
  expect(requestOf(content, ready.given)).toMatchObject({ target_audience: 'Homes' })

  const elsewhere = [returned(1), ...answers('food', 'cake', 'score', 'mail')].reduce(reduce, ready)
  expect(requestOf(content, elsewhere.given)).toMatchObject(content.request)
  expect(asked(elsewhere)).not.toContain('Whose law?')
})

/** What a visitor may well do next; `pick` decides which. */
function onward({ phase, isWaiting, given, contact }: BuilderState, pick: number): BuilderEvent {
  if (phase === 'making') return pick === 0 ? built : failed
  if (isWaiting) return replied
  const open = questionsOf(content, given).find(({ answer }) => answer === undefined)
  if (!open) return contact.name ? submitted : edited
  const { choices = [] } = open
  return answered(choices[pick % choices.length]?.id ?? ` Krume <b>${pick}`)
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
      .constantFrom<BuilderEvent>(
        ...[replied, submitted, edited, answered(' '), answered('cake'), continued, built, failed],
      )
      .map((event) => () => event),
  },
  { weight: 1, arbitrary: fc.nat(6).map((index) => () => returned(index)) },
)

test('on no walk is an answer lost, asked for twice, or another quiz requested than the one shown', () => {
  const reached = new Set<BuilderState['phase']>()
  const walks = fc.array(happening, { minLength: 20, maxLength: 60 })
  fc.assert(
    fc.property(walks, (steps) => {
      let state = walk(continued)
      for (const next of steps) {
        const before = state
        const event = next(before)
        state = reduce(before, event)
        reached.add(state.phase)
        expectSound(state)

        const gained = state.given.length - before.given.length
        if (event.type === 'returned' && gained < 0) {
          expect(state.given).toEqual(before.given.slice(0, event.question + 2))
          expect(state).toMatchObject({ phase: 'talk', isWaiting: false, failure: undefined })
        } else {
          expect(state.given.slice(0, before.given.length)).toEqual(before.given)
          expect(gained).toBe(event.type === 'answered' && state !== before ? 1 : 0)
        }
        if (before.phase === 'made') expect(state.phase).toBe('made')
      }
    }),
    { numRuns: runs(300) },
  )
  expect([...reached].toSorted()).toEqual(['made', 'making', 'talk'])
})

function expectSound({ phase, given, isWaiting, contact, made }: BuilderState) {
  const said = questionsOf(content, given).flatMap(({ answer }) => answer ?? [])
  expect(said).toHaveLength(given.length - 2)
  expect(isWaiting && phase !== 'talk').toBe(false)
  expect(made !== undefined).toBe(phase === 'made')
  if (phase === 'talk') return
  expect(contact.name).not.toBe('')
  const { company_name, category, ...sent } = requestOf(content, given)
  const whose = pathOf(content, given).audience ? [sent.target_audience] : []
  const trade = [category.main, category.sub, ...whose]
  expect([company_name, ...trade, sent.desired_output, sent.final_cta]).toEqual(said)
}
