import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { Choices } from '#api/quiz/choices.ts'
import { gatherMaterial, pick, planOf } from '#api/quiz/plan.ts'
import { writeQuiz } from '#api/quiz/write-quiz.ts'
import { resolveContent } from '#generator/text/resolve.ts'
import { Result } from '#renderer/client/builder/composed/result.tsx'
import { type Answers, resultOf } from '#renderer/client/builder/composed/result-of.ts'
import { SiteContext } from '#renderer/client/site/site-state.tsx'
import type { GeneratedQuiz, QuizBank, QuizLibrary, QuizPlayer } from '#site/types.ts'
import { checkQuiz, textsOf } from '../api/quiz/check-quiz.ts'
import { emitted, library, site, validateQuiz } from '../api/quiz/library.ts'

/** Banks and frames of a language, also of one without a tool builder. */
export interface Words extends Pick<QuizLibrary, 'frames' | 'banks'> {
  readonly language: string
}

export const languages: readonly Words[] = site.languages.flatMap((language) => {
  const frames = resolveContent(site, 'quiz-frames', { language })
  const banks = site.all('quiz-bank', language.code).flatMap(({ name }): [string, QuizBank][] => {
    const bank = resolveContent(site, 'quiz-bank', { name, language })
    return bank ? [[name, bank]] : []
  })
  return frames ? [{ language: language.code, frames, banks: Object.fromEntries(banks) }] : []
})

/** Every bank of every language, with the words of its language. */
export const everyBank = languages.flatMap((words) =>
  Object.entries(words.banks).map(([name, bank]) => ({
    title: `${words.language} ${name}`,
    words,
    name,
    bank,
  })),
)

type BankOf = (typeof everyBank)[number]

/** Four of them, of all languages; tests/deep takes all. */
export const fewBanks = everyBank.filter(
  (_, place) => place % Math.ceil(everyBank.length / 4) === 3,
)

const { builder } = library
export const problems = builder.problems.options.map(({ id }) => id)
export const kinds = builder.kinds.options.map(({ code }) => code)
const answersTo = (wanted: string) =>
  builder.questions.find(({ field }) => field === wanted)?.options.map(({ id }) => id) ?? []
export const outputs = answersTo('desired_output')
export const calls = answersTo('final_cta')

/** Twenty companies, some of them as owners write their names. */
export const companies: readonly string[] = [
  ...['De Vries', 'Bakker & Zoon', 'ACME', 'acme', 'Ömer’s Gym', 'Café “De Zon”', '日本語教室'],
  ...Array.from({ length: 13 }, (_, index) => `Studio ${index}`),
]

/** The combinations of core problem and kind. */
export const pairs = problems.flatMap((problem) => kinds.map((kind) => ({ problem, kind })))

/** A quiz of a bank. What is left out is the first there is. */
export const quizOf = (
  { words, name }: Pick<BankOf, 'words' | 'name'>,
  choices: Partial<Omit<Choices, 'bank'>> = {},
): GeneratedQuiz => writeQuiz(words, choicesOf(name, choices))

export const choicesOf = (bank: string, choices: Partial<Omit<Choices, 'bank'>> = {}): Choices => ({
  company: inTurn(companies, 0),
  bank,
  problem: problems[0] ?? '',
  kind: kinds[0] ?? '',
  output: outputs[0] ?? '',
  call: calls[0] ?? '',
  ...choices,
})

/** The items of a list in turn, by any number. */
function inTurn<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to take.')
  return item
}

const page = emitted.pages.find((each) => each.page.toolBuilder)
const content = page?.page.toolBuilder
if (!content) throw new Error('There is no tool builder.')
/** What quizzes of a language are played with. */
export function playerIn(language: string): QuizPlayer {
  const player = emitted.players.find((each) => each.language === language)
  if (!player) throw new Error(`Nothing is played in ${language}.`)
  return player
}

const state = {
  page: page.page,
  chrome: page.chrome,
  build: { id: '', sprite: '/tiles.svg', year: 2026 },
}

interface Played {
  readonly frames: QuizPlayer
  readonly quiz: GeneratedQuiz
  readonly answers: Answers
}

/** The elements of a result as a page shows them. */
export const renderResult = ({ frames, quiz, answers }: Played): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteContext value={state}>
        <Result
          content={content}
          frames={frames}
          finished={{ company: 'Krume', quiz }}
          title="Quiz"
          answers={answers}
          onAgain={() => undefined}
        />
      </SiteContext>
    </MemoryRouter>,
  )

/** What a reader gets of some markup, in the order of reading. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The answer to each question whose score is the one that is wanted: the least, or the most. */
export const answersBy = (
  { questions, scoring_rubric: rubrics }: GeneratedQuiz,
  wanted: (...scores: number[]) => number,
): Answers =>
  new Map(
    questions.map(({ id, options }) => {
      const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
      const playable = options.filter(({ urgent }) => !urgent)
      const score = wanted(...playable.map((option) => scores[option.id] ?? 0))
      return [id, playable.find((each) => (scores[each.id] ?? 0) === score)?.id ?? '']
    }),
  )

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

/**
 * Checks the quizzes of banks: every core problem and kind, for five of the twenty companies each; outputs and calls,
 * which change no question, in turn.
 */
export const checkBanks = (banks: readonly BankOf[]) =>
  describe.each([...banks])('$title', (of) => {
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
        expect(JSON.stringify(quizOf(of, { ...choices, company: inTurn(companies, 0) }))).toBe(
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

const byChance = (quiz: GeneratedQuiz, seed: string): Answers =>
  new Map(
    quiz.questions.map(({ id, options }) => [
      id,
      pick(
        options.filter(({ urgent }) => !urgent),
        `${seed} ${id}`,
      ).id,
    ]),
  )

/** Plays quizzes of banks in every combination of problem and kind, and checks what each result says. */
export const checkResults = (banks: readonly BankOf[]) =>
  describe.each([...banks])('results of $title', (of) => {
    const frames = playerIn(of.words.language)

    test('tell the level, and advice about the answers given and no others', () => {
      for (const [turn, pair] of pairs.entries()) {
        const company = inTurn(companies, turn)
        const quiz = quizOf(of, { ...pair, company, output: inTurn(outputs, turn) })
        for (const answers of [
          answersBy(quiz, Math.min),
          answersBy(quiz, Math.max),
          byChance(quiz, `${of.title} ${turn}`),
        ]) {
          const { advised, figures, level } = resultOf(quiz, answers)
          expect(figures.most).toBe(100)
          const given = quiz.questions.flatMap(({ id, options }) =>
            options.filter((option) => option.id === answers.get(id)),
          )
          for (const { answer, advice } of advised)
            expect(given).toContainEqual(expect.objectContaining({ text: answer, advice }))
          const costs = advised.filter(({ state }) => state !== 'chosen').map(({ cost }) => cost)
          expect(costs).toEqual(costs.toSorted((a, b) => b - a))

          const text = textOf(renderResult({ frames, quiz, answers }))
          expect(text).toContain(level?.title)
          for (const { advice } of advised) expect(text).toContain(advice)
          const kept = quiz.questions.flatMap(({ id, options }) =>
            options.flatMap(({ id: option, advice }) =>
              advice && option !== answers.get(id) ? advice : [],
            ),
          )
          const said = given.map(({ advice }) => advice)
          expect(kept.filter((advice) => !said.includes(advice) && text.includes(advice))).toEqual(
            [],
          )
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
        }
      }
    })
  })
