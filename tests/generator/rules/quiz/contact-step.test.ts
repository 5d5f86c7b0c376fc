import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, schemas } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const [example] = schemas.root('quiz.schema.json').node.examples ?? []

/** A quiz with questions of these kinds. */
const quizWith = (...kinds: readonly string[]) => {
  const questions = kinds.map((kind, index) => ({
    id: `question-${index}`,
    kind,
    question: `Question ${index}?`,
    tile: 'heart',
    ...(kind === 'choice' && { options: [{ id: 'yes', text: 'Yes', tile: 'check', score: 1 }] }),
  }))
  return JSON.stringify({ ...Object(example), questions })
}
const quiz = (...kinds: readonly string[]): Changes =>
  inBoth('quizzes/taste.yaml', quizWith(...kinds))

test('a quiz without the step is reported at its questions, a second step at itself', () => {
  const found = (changes: Changes) =>
    checkSmallSite(changes)
      .diagnostics.filter(({ code }) => code === 'quiz/contact-step')
      .map(({ at, message, related }) => [at.file, message, related?.length])

  expect(found(quiz('choice'))).toEqual([
    ['content/en/quizzes/taste.yaml', 'This quiz never asks who the visitor is.', undefined],
    ['content/nl/quizzes/taste.yaml', 'This quiz never asks who the visitor is.', undefined],
  ])
  expect(found(quiz('contact', 'contact'))).toEqual([
    ['content/en/quizzes/taste.yaml', 'This quiz asks twice who the visitor is.', 1],
    ['content/nl/quizzes/taste.yaml', 'This quiz asks twice who the visitor is.', 1],
  ])
})

holdsForSites('quiz/contact-step', {
  caught: {
    'one choice': quiz('choice'),
    'three times': quiz('contact', 'contact', 'contact'),
  },
  clean: {
    'no questions yet': inBoth('quizzes/taste.yaml', 'questions: []\n'),
    'a file that is empty': inBoth('quizzes/taste.yaml', '{}\n'),
  },
})
