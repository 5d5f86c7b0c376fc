import { expect, test } from 'vitest'
import { bank, degree, findingsOfQuiz, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

test.for([
  { name: 'a blank that is misspelt', text: 'A quiz by {compny}.', blank: '{compny}' },
  { name: 'a blank without a name', text: 'A quiz by {}.', blank: '{}' },
  { name: 'a blank of another text', text: 'A quiz by {answer}.', blank: '{answer}' },
])('$name', ({ text, blank }) => {
  expect(findingsOfQuiz({ frames: { intro: text } })).toEqual([
    `content/en/quiz-frames.yaml quiz/unknown-blank Nothing is known to fill "${blank}" with.`,
  ])
})

const inFrames = (changes: Record<string, unknown>) => quizSite({ frames: changes })
const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })
const intro = (text: string) => inFrames({ intro: text })
const words = (changes: Record<string, unknown>) =>
  inFrames({ words: { ...frames.words, ...changes } })

holdsForSites('quiz/unknown-blank', {
  caught: {
    'a name that is misspelt': intro('A quiz by {compny}.'),
    'no name': intro('A quiz by {}.'),
    'the name of another text': intro('A quiz by {answer}.'),
    'a Dutch name': intro('Een quiz van {bedrijf}.'),
    'a noun of the trade': intro('A quiz about {topic}.'),
    'two braces': intro('A quiz by {{company}}.'),
    'a brace too many': intro('A quiz by {company}}.'),
    'one of two': intro('{company} and {goal}'),
    'a capital': intro('{Company} asks.'),
    'capitals throughout': intro('A quiz by {COMPANY}.'),
    'a number': intro('A quiz by {1}.'),
    'in a question of a bank': inBank({ problems: { ...bank.problems, late: degree('{bread}') } }),
    'in the advice of a bank': inBank({ keep: 'Rise at {time}.' }),
    'the company in a bank': inBank({ keep: 'Ask {company}.' }),
    'in a call': inFrames({
      calls: { ...frames.calls, phone: { text: 'Call', to: 'home', sentence: 'Call {number}.' } },
    }),
    'in the words of a kind': inFrames({
      kinds: { ...frames.kinds, A: { ...frames.kinds.A, intro: 'You see {points}.' } },
    }),
    'the score where the answer belongs': words({ answered: 'You said {points}.' }),
    'in a group of words': words({ urgent: { heading: 'First {name}.' } }),
  },
  clean: {
    'a tool builder': quizSite(),
    'no blanks': intro('A quiz by us.'),
    'the company in other words': intro('From {company}.'),
    'the company twice': intro('{company}, {company}.'),
    'next to a point': intro('By {company}.'),
    'between quotes': intro('“{company}”'),
    bold: intro('**{company}**'),
    brackets: intro('By [company].'),
    parentheses: intro('By (company).'),
    'the answer where it belongs': words({ answered: 'Said: {answer}' }),
    'the answer left out': words({ answered: 'That was said.' }),
    'three in one sentence': words({ gap: { two: '{count}, {points}, {name}' } }),
    'the step': words({ step: 'Now: {advice}' }),
    'the date of a plan': words({ step: '{advice}' }),
    'a bank in other words': inBank({ keep: 'Hold on to the crust.' }),
    'a call in other words': inFrames({
      calls: {
        ...frames.calls,
        phone: { text: 'Call', to: 'home', sentence: '{company} answers.' },
      },
    }),
  },
})
