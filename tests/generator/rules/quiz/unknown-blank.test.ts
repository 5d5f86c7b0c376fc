import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

test.for([
  { name: 'a blank that is misspelt', text: 'Mind {topics}.', blank: '{topics}' },
  { name: 'a blank without a name', text: 'Mind {}.', blank: '{}' },
  { name: 'a step outside a result', text: 'Mind {step1}.', blank: '{step1}' },
])('$name', ({ text, blank }) => {
  expect(findingsOfQuiz({ frames: { keepInMind: text } })).toEqual([
    `content/en/quiz-frames.yaml quiz/unknown-blank Nothing is known to fill "${blank}" with.`,
  ])
})

test('a bank may name the company; its own words are not filled in', () => {
  expect(findingsOfQuiz({ bank: { steps: ['Ask {company}.', 'Wait.', 'Bake.'] } })).toEqual([])
})

const inFrames = (changes: Record<string, unknown>) => quizSite({ frames: changes })
const inBank = (changes: Record<string, unknown>) => quizSite({ bank: changes })
const mind = (text: string) => inFrames({ keepInMind: text })
const steps = (text: string) => inBank({ steps: [text, 'Wait.', 'Bake.'] })
const words = (topic: string) => inBank({ words: { ...bank.words, topic } })

holdsForSites('quiz/unknown-blank', {
  caught: {
    'a plural': mind('Mind {topics}.'),
    'no name': mind('Mind {}.'),
    'a step outside a result': mind('Mind {step1}.'),
    'a Dutch name': mind('Denk aan {onderwerp}.'),
    'a fact with one brace too few': mind('From {price}.'),
    'two braces': mind('Mind {{topic}}.'),
    'a brace too many': mind('Mind {topic}}.'),
    'one of two': mind('Mind {topic} and {goals}.'),
    'capitals throughout': mind('Mind {TOPIC}.'),
    'a number': mind('Mind {1}.'),
    'in a question of a bank': inBank({
      questions: [{ question: 'How is {bread}?', answers: ['a', 'b', 'c', 'd'] }],
    }),
    'in a step of a bank': steps('Ask {compny}.'),
    'in the advice of a problem': inBank({
      problems: {
        ...bank.problems,
        late: { question: 'Late?', answers: ['a', 'b', 'c', 'd'], advice: 'Rise at {time}.' },
      },
    }),
    'in a word that fills others': words('your {activity}'),
    'in a call': inFrames({
      calls: {
        ...frames.calls,
        phone: { text: 'Call {number}', to: 'home', closing: 'Ask {company}.' },
      },
    }),
    'in the title of a result': inFrames({
      kinds: {
        ...frames.kinds,
        A: { ...frames.kinds.A, results: [{ title: '{Level} of {topic}', text: 'So.' }] },
      },
    }),
    'the company in a word': words('the bread of {company}'),
  },
  clean: {
    'a tool builder': quizSite(),
    'no blanks': mind('Mind the crust.'),
    'the topic': mind('Mind {topic}.'),
    'at the start of a sentence': mind('{Topic} first.'),
    several: mind('{Activity} for {goal}, like {peers}, with {topic}.'),
    'the same one twice': mind('{topic}, {topic}.'),
    'the company': mind('{company} helps.'),
    'the company in a bank': steps('Ask {company}.'),
    'next to a point': mind('That is {topic}.'),
    'between quotes': mind('“{topic}”'),
    bold: mind('**{topic}**'),
    'a step in a result': inFrames({
      outputs: {
        ...frames.outputs,
        score: { ...frames.outputs.score, results: ['{step1}', '{step2}', '{step3}', '{next}'] },
      },
    }),
    'words that fill others': words('your sourdough'),
    brackets: mind('Mind [topic].'),
    parentheses: mind('Mind (topic).'),
    'a question of a bank': inBank({
      questions: [{ question: 'How is your {topic}?', answers: ['a', 'b', 'c', 'd'] }],
    }),
  },
})
