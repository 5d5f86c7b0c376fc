import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, frames } from './quiz-site.ts'

const scale = ['1', '2', '3', '4', '5']
const call = { text: 'Write', to: 'home', closing: 'Ask {company}.' }

test('a tool builder that asks for all there is has nothing wrong with it', () => {
  expect(findingsOfQuiz()).toEqual([])
})

test.for([
  {
    name: 'a call that no answer leads to',
    change: { frames: { calls: { ...frames.calls, letter: call } } },
    file: 'quiz-frames',
    message: 'Nothing asks for "letter".',
  },
  {
    name: 'a scale that no question names',
    change: { frames: { scales: { ...frames.scales, often: scale } } },
    file: 'quiz-frames',
    message: 'Nothing asks for "often".',
  },
  {
    name: 'a problem that is none of the answers',
    change: { bank: { problems: { ...bank.problems, latest: bank.problems['late'] } } },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "latest".',
  },
  {
    name: 'a kind that is none of the answers',
    change: { bank: { kinds: { ...bank.kinds, C: 'Salt.' } } },
    file: 'quiz-banks/bread',
    message: 'Nothing asks for "C".',
  },
])('$name', ({ change, file, message }) => {
  expect(findingsOfQuiz(change)).toEqual([`content/en/${file}.yaml quiz/unused-part ${message}`])
})

test('a bank whose subcategory is gone', () => {
  expect(
    findingsOfQuiz(
      {},
      { 'en/quiz-banks/bread.yaml': undefined, 'en/quiz-banks/cake.yaml': JSON.stringify(bank) },
    ),
  ).toEqual([
    'content/en/quiz-banks/cake.yaml quiz/unused-part No answer of the tool builder is called "cake".',
    'content/en/tool-builder.yaml quiz/missing-part There is no quiz-banks/bread.yaml for this answer.',
  ])
})
