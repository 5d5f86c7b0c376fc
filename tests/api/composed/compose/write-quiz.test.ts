import { describe, expect, test } from 'vitest'
import { checkQuiz } from '#api/composed/check-quiz.ts'
import { textsOf } from '#api/composed/check-texts.ts'
import { resolveRequest } from '#api/composed/choices.ts'
import { gatherMaterial } from '#api/composed/compose/material.ts'
import { planOf } from '#api/composed/compose/plan.ts'
import { divide } from '#api/composed/compose/questions.ts'
import { writeQuiz } from '#api/composed/compose/write-quiz.ts'
import type { GeneratedQuiz } from '#site/types.ts'
import { everyRequest, libraries, library, validateQuiz } from '../library.ts'
import {
  type BankOf,
  calls,
  choicesOf,
  companies,
  everyBank,
  inTurn,
  kinds,
  outputs,
  pairs,
  problems,
  quizOf,
} from './every-quiz.ts'

test('every answer of the tool builder can be combined with every other', () => {
  const requests = [...everyRequest('Bakker & Zonen')]
  const banks = Object.keys(library.banks)

  expect(banks.length).toBeGreaterThan(20)
  expect(requests).toHaveLength(banks.length * problems.length * kinds.length * 4 * 4)
  for (const request of requests) {
    const resolved = resolveRequest(libraries, request)
    expect('choices' in resolved).toBe(true)
  }
})

/** The faults of one quiz: those the API looks for, and the weights, which it cannot see. */
function* faultsOf(of: BankOf, choices: ReturnType<typeof choicesOf>): Generator<string> {
  const quiz = writeQuiz(of.words, choices)
  if (!validateQuiz(quiz)) yield JSON.stringify(validateQuiz.errors)
  yield* checkQuiz(quiz, choices.company)
  if (quiz.questions.length !== 8) yield 'There are not eight questions.'
  if (!textsOf(quiz).some((text) => text.includes(choices.company))) yield 'The name is not used.'

  const plan = planOf(gatherMaterial(of.words, choices))
  const mostOf = (source: string) =>
    plan.flatMap((asked, index) =>
      asked.source === source && asked.weight > 0
        ? [Math.max(...Object.values(quiz.scoring_rubric[index]?.scores ?? {}))]
        : [],
    )
  const others = [...mostOf('trade'), ...mostOf('other'), ...mostOf('kind')]
  if (mostOf('problem').some((most) => most <= Math.max(...others)))
    yield 'The core problem does not weigh most.'
  if (Math.max(...mostOf('other')) > Math.min(...mostOf('trade')))
    yield 'A question beside the core problem weighs more than one that bears on it.'
  for (const [index, { figures, options }] of quiz.questions
    .map((question) => ({
      figures: plan.find(({ name }) => name === question.name)?.isFixed === true,
      ...question,
    }))
    .entries()) {
    const scores = options.map(({ id }) => quiz.scoring_rubric[index]?.scores[id] ?? 0)
    if (figures && (scores[0] ?? 0) > (scores.at(-1) ?? 0)) yield 'Figures fall.'
  }
}

// Every core problem and kind, for five of the twenty companies each; outputs and calls, which change no
// question, in turn.
describe.each(everyBank)('$title', (of) => {
  test('every combination gives a valid quiz', () => {
    const faults = new Set<string>()
    for (const [index, pair] of pairs.entries()) {
      for (const [turn, company] of companies.entries()) {
        if ((index + turn) % 4 !== 0) continue
        const choices = choicesOf(of.name, {
          ...pair,
          company,
          output: inTurn(outputs, index + turn),
          call: inTurn(calls, index * 3 + turn),
        })
        for (const fault of faultsOf(of, choices))
          faults.add(`${pair.kind} ${pair.problem}: ${fault}`)
      }
    }
    expect([...faults]).toEqual([])
  })

  test('output, call and link change no question, answer or point', () => {
    for (const [index, pair] of pairs.entries()) {
      const company = inTurn(companies, index)
      const asked = outputs.flatMap((output) =>
        calls.map((call) => {
          const { questions, scoring_rubric } = quizOf(of, { ...pair, company, output, call })
          return JSON.stringify({ questions, scoring_rubric })
        }),
      )
      expect(new Set(asked).size).toBe(1)
    }
  })

  test('companies ask different things, and the same company the same', () => {
    let [alike, allAlike, count, otherLevels, levels] = [0, 0, 0, 0, 0]
    for (const [index, kind] of kinds.entries()) {
      const choices = { kind, problem: inTurn(problems, index) }
      const quizzes = companies.map((company) => quizOf(of, { ...choices, company }))
      expect(JSON.stringify(quizOf(of, { ...choices, company: companies[0] }))).toBe(
        JSON.stringify(quizzes[0]),
      )
      for (const [place, one] of quizzes.entries()) {
        for (const other of quizzes.slice(place + 1)) {
          const shared = sharedOf(one, other)
          alike += shared
          allAlike += shared === one.questions.length ? 1 : 0
          otherLevels += differentLevels(one, other)
          levels += one.result_categories.length
          count += 1
        }
      }
    }
    expect(alike / count).toBeLessThanOrEqual(5)
    expect(allAlike / count).toBeLessThanOrEqual(0.01)
    expect(otherLevels / levels).toBeGreaterThanOrEqual(1 / 3)
  })
})

/** The number of questions that two quizzes ask in the same words. */
const sharedOf = (one: GeneratedQuiz, other: GeneratedQuiz) => {
  const asked = new Set(one.questions.map((question) => question.question_text))
  return other.questions.filter((question) => asked.has(question.question_text)).length
}

const differentLevels = (one: GeneratedQuiz, other: GeneratedQuiz) =>
  one.result_categories.filter(({ text }, level) => other.result_categories[level]?.text !== text)
    .length

test.for([
  { weights: [0, 3, 2, 4, 3, 2, 3, 2], points: [0, 16, 11, 21, 16, 10, 16, 10] },
  { weights: [3, 2, 3, 0, 2, 3, 2, 2], points: [18, 12, 17, 0, 12, 17, 12, 12] },
  { weights: [1, 1, 1], points: [34, 33, 33] },
  { weights: [1], points: [100] },
])('$weights divide 100 points into $points', ({ weights, points }) => {
  expect(divide(weights)).toEqual(points)
})

test('no two questions of a language ask the same, but for which choice or goal', () => {
  for (const words of new Set(everyBank.map((of) => of.words))) {
    const asked = Object.values(words.banks).flatMap(({ questions, problems: cores, kinds: own }) =>
      [...questions, ...Object.values(cores), ...own.C, own.E].flatMap(({ ask }) => ask),
    )
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([])
  }
})

/** How a notice of each language names a doctor. */
const doctor: Readonly<Record<string, RegExp>> = {
  en: /\b(?:doctor|GP)\b/i,
  nl: /\b(?:huis)?arts\b/i,
}

test.for(everyBank.filter(({ words, name }) => words.frames.notices.includes(name)))(
  '$title has a notice, which names a doctor and two signs where it is about health',
  ({ words: { language }, name, bank: { notice = '' } }) => {
    expect(notice).not.toBe('')
    if (name.startsWith('financial-legal')) return
    expect(notice).toMatch(doctor[language] ?? /^$/)
    expect(notice.match(/, | or | of /g)?.length ?? 0).toBeGreaterThanOrEqual(2)
  },
)

test('the frames have no blank for a noun of a trade', () => {
  const allowed = [
    ...['company', 'name', 'answer', 'advice', 'points', 'date', 'count'],
    ...['state', 'inOrder', 'halfDone', 'open', 'total'],
  ]
  const blanks = everyBank.flatMap(({ words: { frames } }) =>
    // What a quiz says around its texts counts questions and points too.
    Array.from(
      JSON.stringify({ ...frames, player: {} }).matchAll(/\{(\w+)\}/g),
      ([, blank = '']) => blank,
    ),
  )
  expect(new Set(allowed)).toEqual(new Set([...allowed, ...blanks]))
})

test.for(everyBank)('$title says nothing twice', ({ bank }) => {
  const degrees = [
    ...bank.questions,
    ...Object.values(bank.problems),
    ...bank.kinds.C,
    bank.kinds.E,
  ]
  const choices = [bank.kinds.A, bank.kinds.B]
  const said = [
    ...Object.values(bank.titles),
    ...[...degrees, ...choices, bank.kinds.D].flatMap(({ name, ask }) => [name, ...[ask].flat()]),
    ...degrees.flatMap(({ advice, answers }) => [advice, ...answers.map((each) => each.advice)]),
    ...choices.flatMap(({ answers }) => answers.map(({ advice }) => advice)),
    ...bank.kinds.D.answers.flatMap(({ stay, change }) => [stay, change]),
    ...bank.levels.flatMap(({ texts, step }) => [
      ...texts.flatMap((each) => Object.values(each)),
      step,
    ]),
    bank.keep,
  ].flatMap((text) => text?.toLowerCase() ?? [])
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
})
