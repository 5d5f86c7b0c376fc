import { expect, test } from 'vitest'

import {
  bank,
  degree,
  findingsOfQuiz,
  frames,
  helpline,
  helplines,
  quizSite,
} from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const call = { text: 'Write', to: 'home', sentence: 'Ask {company}.' }
const [first, ...others] = bank.questions
/** The first question, for other core problems. */
const asked = (...ids: readonly string[]) => ({ questions: [{ ...first, for: ids }, ...others] })

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
])('$name', ({ change, file, message }) => {
  expect(findingsOfQuiz(change).filter((each) => each.includes('unused-part'))).toEqual([
    `content/en/${file}.yaml quiz/unused-part ${message}`,
  ])
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

const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })

/** Helplines, of which an answer names one. */
const calling = (name: string, named: Record<string, unknown>) => {
  const [, ...others] = degree('fire').answers
  const question = degree('fire', {
    answers: [{ text: 'it burns', urgent: true, helpline: name }, ...others],
  })
  return quizSite(
    { bank: { problems: { ...bank.problems, late: question } } },
    { 'en/helplines.yaml': helplines(named) },
  )
}

holdsForSites('quiz/unused-part', {
  caught: {
    'a question for another problem': inBank(asked('latest')),
    'a helpline': calling('fire', { fire: helpline(), water: helpline() }),
  },
  clean: {
    'a site without a tool builder': {},
    'one that another helpline names': calling('fire', {
      fire: helpline({ also: 'water' }),
      water: helpline(),
    }),
  },
})
