import { bank, choice, degree, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

type Answer = Readonly<Record<string, unknown>>

const answer = (text: string, advice?: string): Answer => ({
  text,
  ...(advice !== undefined && { advice }),
})
const [a, b, c] = [answer('a', 'Do a.'), answer('b', 'Do b.'), answer('c', 'Do c.')]
const d = answer('d')

const about = (answers: readonly Answer[], changes: object = {}) =>
  degree('dough', { answers, ...changes })
const asking = (answers: readonly Answer[], changes: object = {}) =>
  quizSite({ bank: { questions: [{ ...about(answers, changes), for: ['late'] }] } })
const problem = (question: object) =>
  quizSite({ bank: { problems: { ...bank.problems, late: question } } })
const kind = (question: unknown) => quizSite({ bank: { kinds: { ...bank.kinds, A: question } } })

const fork = (...answers: readonly Answer[]) => kind(choice('way', { answers }))
const outlook = (text: string) => ({ text, stay: 'It stays.', change: 'It changes.' })

holdsForSites('quiz/missing-advice', {
  caught: {
    'the weakest without': asking([answer('a'), b, c, d]),
    'the second without': asking([a, answer('b'), c, d]),
    'one that ends the quiz with': asking([{ ...a, urgent: true }, b, c, d]),
    'an obstacle that ends it with': problem(
      choice('wall', { answers: [a, b, c, { ...answer('d', 'Do d.'), urgent: true }] }),
    ),
  },
  clean: {
    'a site without quizzes': {},
    'choices with what follows': fork(...['a', 'b', 'c', 'd'].map(outlook)),
    'one that ends the quiz': asking([{ ...answer('a'), urgent: true }, b, c, d]),
  },
})
