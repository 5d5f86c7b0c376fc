import type { Changes } from '../../small-site.ts'
import { degree, helpline, helplines, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

type Answer = Readonly<Record<string, unknown>>

/** Four answers, of which the first has some keys. */
const answers = (first: Answer) => [
  { text: 'a', ...first },
  ...['b', 'c'].map((text) => ({ text, advice: `Do ${text}.` })),
  { text: 'd' },
]
const about = (first: Answer) => degree('dough', { answers: answers(first) })
const ends = (name?: string): Answer => ({
  urgent: true,
  ...(name !== undefined && { helpline: name }),
})

const numbers = { 'en/helplines.yaml': helplines({ 'fire-brigade': helpline() }) }
const trade = (first: Answer, files: Changes = numbers) =>
  quizSite({ bank: { questions: [{ ...about(first), for: ['late'] }] } }, files)

const listed = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/helplines.yaml': helplines({ a: helpline(), b: helpline(changes) }) })

holdsForSites('quiz/missing-helpline', {
  caught: {
    'an answer that ends the quiz with none': trade(ends()),
    'a second number that is none': listed({ also: 'c' }),
  },
  clean: {
    'a site without quizzes': {},
    'an answer that ends the quiz': trade(ends('fire-brigade')),
  },
})
