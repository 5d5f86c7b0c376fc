import { describe, expect, test } from 'vitest'
import { quiz as plain } from '../renderer/client/builder/content.ts'
import { personalQuiz } from '../renderer/client/builder/personal-quiz.ts'
import { checkResults } from './check-results.ts'
import { fewBanks, kinds, outputs, quizOf } from './every-quiz.ts'
import { playerIn } from './quiz-player.ts'
import { best, renderResult, textOf, weakest } from './render-result.tsx'

describe.each(['en', 'nl'])('in %s', (language) => {
  const frames = playerIn(language)

  test('each of five kinds by four outputs tells the same answers in another way', () => {
    const [of] = fewBanks.filter(({ words }) => words.language === language)
    if (!of) throw new Error('There is no bank.')
    const told = kinds.flatMap((kind) =>
      outputs.map((output) => {
        const quiz = quizOf(of, { kind, output })
        return { quiz, text: textOf(renderResult({ frames, quiz, answers: weakest(quiz) })) }
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
      const markup = renderResult({ frames: { ...frames, outputs }, quiz, answers: weakest(quiz) })
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
    const text = textOf(renderResult({ frames, quiz, answers: best(quiz) }))
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

test('the button leads where its owner wants, and says whose host that is', () => {
  const frames = playerIn('en')
  const answers = new Map<string, string>()
  const action = { link: 'https://krume.example/book', text: '<b>Come in</b>' }
  const markup = renderResult({ frames, quiz: plain, answers, action })
  expect(markup).toContain('href="https://krume.example/book"')
  expect(markup).toContain('&lt;b&gt;Come in&lt;/b&gt;')
  expect(textOf(markup)).toContain('Leads to krume.example')
  expect(textOf(renderResult({ frames, quiz: plain, answers }))).not.toContain('Leads to')
})

checkResults(fewBanks)
