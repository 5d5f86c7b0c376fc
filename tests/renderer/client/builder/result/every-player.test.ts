import { describe, expect, test } from 'vitest'
import { createRandom } from '#api/composed/compose/random.ts'
import type { PersonalResult } from '#renderer/client/builder/result/played-result.ts'
import { resultOf } from '#renderer/client/builder/result/result-of.ts'
import type { Answers } from '#renderer/client/builder/result/score-quiz.ts'
import type { GeneratedOption, GeneratedQuiz } from '#site/types.ts'
import {
  type BankOf,
  calls,
  companies,
  everyBank,
  inTurn,
  kinds,
  outputs,
  pairs,
  problems,
  quizOf,
} from '../../../../api/composed/compose/every-quiz.ts'

const playedOn = new Date(2026, 10, 22)

/** How many players answer by chance, over all banks and combinations. */
const byChance = 200

const scoresOf = (quiz: GeneratedQuiz, id: string) =>
  quiz.scoring_rubric.find(({ question_id }) => question_id === id)?.scores ?? {}

/** Answers by a function of the options, sorted from weakest to strongest. */
const answer = (
  quiz: GeneratedQuiz,
  choose: (options: readonly GeneratedOption[], index: number) => GeneratedOption | undefined,
): Answers =>
  new Map(
    quiz.questions.map(({ id, options }, index) => {
      const scores = scoresOf(quiz, id)
      const sorted = options.toSorted((a, b) => (scores[a.id] ?? 0) - (scores[b.id] ?? 0))
      return [id, choose(sorted, index)?.id ?? '']
    }),
  )

/** The players of a quiz: all lowest, all best, each single answer weak, and some by chance. */
function* playersOf(quiz: GeneratedQuiz, seed: string, count: number): Generator<Answers> {
  yield answer(quiz, (options) => options[0])
  yield answer(quiz, (options) => options.at(-1))
  for (const weak of quiz.questions.keys())
    yield answer(quiz, (options, index) => (index === weak ? options[0] : options.at(-1)))
  const random = createRandom(seed)
  for (let player = 0; player < count; player += 1) yield answer(quiz, random.pick)
}

/** What a player answered to the questions that count, and what each answer costs. */
const givenIn = (quiz: GeneratedQuiz, answers: Answers) =>
  quiz.questions
    .filter(({ chooses }) => chooses === undefined)
    .map(({ id, name, options }) => {
      const scores = Object.values(scoresOf(quiz, id))
      const option = options.find((each) => each.id === answers.get(id))
      return {
        name,
        option,
        cost: Math.max(...scores) - (scoresOf(quiz, id)[option?.id ?? ''] ?? 0),
      }
    })

/** Every advice in the result, with the answer that it is quoted with. */
const quotesIn = ({ urgent, body }: PersonalResult) => [
  ...urgent,
  ...('weakest' in body ? body.weakest : []),
  ...(body.output === 'strategic-advice'
    ? [body.begin, body.then].flatMap((point) => point ?? [])
    : []),
  ...(body.output === 'starter-kit'
    ? body.steps.flatMap((step) => (step.does === 'improve' ? step.point : []))
    : []),
]

/** Every string of a value. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The advice of the bank for an answer: its own, or that of its question. */
function bankAdvice({ bank }: BankOf) {
  const { questions, problems, kinds: own } = bank
  const degrees = [...questions, ...Object.values(problems), ...own.C, own.E]
  return (name: string | undefined, text: string | undefined) => {
    const question = degrees.find((each) => each.name === name)
    const found = question?.answers.find((each) => each.text === text)
    return found?.advice ?? question?.advice
  }
}

/** Whether the player came to a result: no answer ended the quiz before. */
const isPlayedOut = ({ questions }: GeneratedQuiz, answers: Answers) =>
  questions.every(({ id, options }) =>
    options.every((option) => option.urgent !== 'now' || option.id !== answers.get(id)),
  )

function* faultsOf(of: BankOf, quiz: GeneratedQuiz, answers: Answers): Generator<string> {
  if (!isPlayedOut(quiz, answers)) return
  const result = resultOf(quiz, answers, playedOn)
  if (result.form !== 'personal') {
    yield 'The result is general.'
    return
  }
  const given = givenIn(quiz, answers)
  const urgent = given.filter(({ option }) => option?.urgent === 'soon')
  const weak = given.filter(({ option, cost }) => cost > 0 && !option?.urgent)
  const quotes = quotesIn(result)
  const quoted = quotes.slice(urgent.length)

  if (
    String(result.urgent.map(({ answer: text }) => text)) !==
    String(urgent.map(({ option }) => option?.text))
  )
    yield 'What cannot wait is not first.'
  if (quoted.length !== Math.min(2, weak.length)) yield 'There are not two weak answers.'
  const costs = weak.map(({ cost }) => cost).toSorted((a, b) => b - a)
  if (String(quoted.map(({ cost }) => cost)) !== String(costs.slice(0, 2)))
    yield 'The quoted answers are not the costliest.'

  const adviceFor = bankAdvice(of)
  for (const { name, answer: text, advice } of quotes) {
    if (!given.some((each) => each.name === name && each.option?.text === text))
      yield `Quotes an answer that was not given: ${text}`
    if (adviceFor(name, text) !== advice) yield `The advice for “${text}” is not that of the bank.`
  }
  if ((result.keep === undefined) !== weak.length > 0) yield 'What to keep is for strong players.'
  if (result.keep && result.keep.text !== of.bank.keep) yield 'What to keep is not of the bank.'

  const chosen = quiz.questions.flatMap(({ id, options }) =>
    options.filter((option) => option.id === answers.get(id)),
  )
  const allowed = new Set(
    chosen.flatMap(({ advice, outlook }) => [advice, outlook?.stay, outlook?.change]),
  )
  const foreign = quiz.questions
    .flatMap(({ options }) => options.flatMap(({ advice, outlook }) => [advice, outlook?.stay]))
    .filter((advice) => advice !== undefined && !allowed.has(advice))
  const said = new Set(stringsIn(result))
  if (foreign.some((advice) => advice !== undefined && said.has(advice)))
    yield 'Advises on an answer that was not given.'
}

describe.each(everyBank)('$title', (of) => {
  const quizzes = pairs.map((pair, index) =>
    quizOf(of, {
      ...pair,
      company: inTurn(companies, index),
      output: inTurn(outputs, index),
      call: inTurn(calls, index),
    }),
  )

  test('every player reads of their own two costliest answers, and of no other', () => {
    const faults = new Set<string>()
    for (const [index, quiz] of quizzes.entries())
      for (const answers of playersOf(quiz, `${of.name} ${index}`, byChance / pairs.length))
        for (const fault of faultsOf(of, quiz, answers)) faults.add(fault)
    expect([...faults]).toEqual([])
  })

  test('a poster calls the second weakest answers half done, and has a tile for each question', () => {
    for (const problem of problems) {
      const quiz = quizOf(of, { problem, kind: 'E' })
      const counted = quiz.questions.filter(({ chooses }) => chooses === undefined).length
      for (const [rank, state] of [
        [0, 'open'],
        [1, 'halfDone'],
        [-1, 'inOrder'],
      ] as const) {
        const answers = answer(quiz, (options) => options.at(rank))
        const { poster } = resultOf(quiz, answers, playedOn)
        expect(poster.tiles.map(({ name }) => name)).toEqual(quiz.questions.map(({ name }) => name))
        expect(poster.tiles.filter((tile) => tile.state === state)).toHaveLength(counted)
        expect(poster).toMatchObject({ counted, inOrder: state === 'inOrder' ? counted : 0 })
      }
    }
  })

  test('kinds differ in their heads and outputs in their bodies', () => {
    const results = (quiz: GeneratedQuiz) =>
      Array.from(playersOf(quiz, of.name, 3), (answers) => resultOf(quiz, answers, playedOn))
    const personal = (quiz: GeneratedQuiz) =>
      results(quiz).filter((result): result is PersonalResult => result.form === 'personal')

    const { problem } = inTurn(pairs, 0)
    const heads = kinds.map((kind) => personal(quizOf(of, { problem, kind })))
    for (const index of heads[0]?.keys() ?? [])
      expect(new Set(heads.map((each) => JSON.stringify(each[index]?.head))).size).toBe(
        kinds.length,
      )

    for (const kind of kinds) {
      const bodies = outputs.map((output) => personal(quizOf(of, { kind, output })))
      for (const index of bodies[0]?.keys() ?? [])
        expect(new Set(bodies.map((each) => JSON.stringify(each[index]?.body))).size).toBe(
          outputs.length,
        )
    }
  })
})

test('a plan has its dates, and an analysis what works', () => {
  const of = inTurn(everyBank, 0)
  const quiz = quizOf(of, { output: 'starter-kit' })
  const lowest = answer(quiz, (options) => options[0])
  const plan = resultOf(quiz, lowest, playedOn)
  expect(plan).toMatchObject({
    body: {
      steps: [
        { does: 'improve', date: new Date(2026, 10, 29) },
        { does: 'improve', date: new Date(2026, 11, 13) },
        { does: 'step', date: new Date(2027, 0, 3) },
        { does: 'again', date: new Date(2027, 1, 14) },
      ],
    },
  })

  const analysed = quizOf(of, { output: 'current-approach' })
  const half = answer(analysed, (options, index) => options[index % 2 === 0 ? 0 : 3])
  const analysis = resultOf(analysed, half, playedOn)
  expect(analysis.form === 'personal' && analysis.body).toMatchObject({
    works: expect.arrayContaining([expect.any(String)]),
    weakest: expect.arrayContaining([expect.anything()]),
  })
})
