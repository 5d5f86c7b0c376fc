import { describe, expect, test } from 'vitest'
import { resolveRequest } from '#api/quiz/choices.ts'
import { emitted, everyRequest, libraries, library } from '../api/quiz/library.ts'
import { faultsOf } from '../generator/emit/emitted-schemas.ts'
import { quiz as plain } from '../renderer/client/builder/content.ts'
import { personalQuiz } from '../renderer/client/builder/personal-quiz.ts'
import {
  answersBy,
  checkBanks,
  checkResults,
  fewBanks,
  kinds,
  outputs,
  playerIn,
  problems,
  quizOf,
  renderResult,
  textOf,
} from './every-quiz.tsx'

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

test('what the project emits for its quizzes is what the API expects, also of a language without a builder', () => {
  expect(libraries.map(({ language, builder }) => [language, builder !== undefined])).toEqual([
    ['en', true],
    ['nl', false],
  ])
  expect(faultsOf('data/quiz-banks.schema.json', { libraries })).toEqual([])
})

test('what quizzes are played with has what a reader needs of its language', () => {
  const { players, pages } = emitted
  expect(players.map(({ language }) => language)).toEqual(['en', 'nl'])
  for (const player of players) expect(faultsOf('data/quiz-player.schema.json', player)).toEqual([])
  expect(pages.flatMap(({ page }) => (page.toolBuilder ? [page.quizLanguages] : []))).toEqual([
    ['en', 'nl'],
  ])
})

describe.each(['en', 'nl'])('in %s', (language) => {
  const frames = playerIn(language)

  test('each of five kinds by four outputs tells the same answers in another way', () => {
    const [of] = fewBanks.filter(({ words }) => words.language === language)
    if (!of) throw new Error('There is no bank.')
    const told = kinds.flatMap((kind) =>
      outputs.map((output) => {
        const quiz = quizOf(of, { kind, output })
        return {
          quiz,
          text: textOf(renderResult({ frames, quiz, answers: answersBy(quiz, Math.min) })),
        }
      }),
    )
    expect(new Set(told.map(({ text }) => text)).size).toBe(5 * 4)
    const headings = Object.values(frames.outputs).map(({ heading }) => heading)
    for (const { quiz, text } of told) {
      const { kind = 'A', output = 'score-analysis' } = quiz.presentation ?? {}
      const [start = ''] = frames.kinds[kind].summary.split('{')
      expect(text).toContain(start)
      expect(headings.filter((heading) => text.includes(heading))).toEqual([
        frames.outputs[output].heading,
      ])
    }
  })

  test('the parts stand in the order of the frames, whatever that is', () => {
    const quiz = personalQuiz('C', 'starter-kit')
    const marks = {
      score: 'player-score',
      facts: 'player-facts',
      advice: 'player-advice',
      step: 'player-step',
      wall: 'class="answers"',
    }
    for (const parts of [
      ['wall', 'step', 'advice', 'facts', 'score'] as const,
      ['advice', 'wall'] as const,
    ]) {
      const outputs = {
        ...frames.outputs,
        'starter-kit': { ...frames.outputs['starter-kit'], parts: [...parts] },
      }
      const markup = renderResult({
        frames: { ...frames, outputs },
        quiz,
        answers: answersBy(quiz, Math.min),
      })
      const places = Object.entries(marks).flatMap(([part, mark]) => {
        const place = markup.indexOf(mark)
        return place < 0 ? [] : [{ part, place }]
      })
      expect(places.toSorted((a, b) => a.place - b.place).map(({ part }) => part)).toEqual([
        ...parts,
      ])
    }
  })

  test('who has nothing weak is told what to keep', () => {
    const quiz = personalQuiz('E', 'strategic-advice')
    const text = textOf(renderResult({ frames, quiz, answers: answersBy(quiz, Math.max) }))
    expect(text).toContain(`${frames.words.keep} ${quiz.presentation?.keep}`)
    expect(text).not.toContain(frames.outputs['strategic-advice'].heading)
  })
})

test('a quiz that says no more than it has to is told by its range, and by the words for none', () => {
  const frames = playerIn('en')
  const shown = (answers: ReadonlyMap<string, string>) =>
    textOf(renderResult({ frames, quiz: plain, answers }))
  expect(shown(new Map([['q1', 'yes']]))).toContain('Crumbs Start.')
  expect(shown(new Map([['q2', 'yes']]))).toContain(
    'Quiz Complete! Thank you for completing the quiz.',
  )
})

checkBanks(fewBanks)
checkResults(fewBanks)
