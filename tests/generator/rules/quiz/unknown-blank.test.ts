import { expect, test } from 'vitest'
import { bank, degree, findingsOfQuiz, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

test.for([{ name: 'a blank that is misspelt', text: 'A quiz by {compny}.', blank: '{compny}' }])(
  '$name',
  ({ text, blank }) => {
    expect(findingsOfQuiz({ frames: { intro: text } })).toEqual([
      `content/en/quiz-frames.yaml quiz/unknown-blank Nothing is known to fill "${blank}" with.`,
    ])
  },
)

const inFrames = (changes: Record<string, unknown>) => quizSite({ frames: changes })
const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })
const intro = (text: string) => inFrames({ intro: text })
const words = (changes: Record<string, unknown>) =>
  inFrames({ words: { ...frames.words, ...changes } })

holdsForSites('quiz/unknown-blank', {
  caught: {
    'a brace too many': intro('A quiz by {company}}.'),
    'in a question of a bank': inBank({ problems: { ...bank.problems, late: degree('{bread}') } }),
  },
  clean: {
    'a tool builder': quizSite(),
    'the answer where it belongs': words({ answered: 'Said: {answer}' }),
  },
})
