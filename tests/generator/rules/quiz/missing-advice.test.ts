import { bank, choice, degree, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

type Answer = Readonly<Record<string, unknown>>

const answer = (text: string, advice?: string): Answer => ({
  text,
  ...(advice !== undefined && { advice }),
})
const [a, b, c] = [answer('a', 'Do a.'), answer('b', 'Do b.'), answer('c', 'Do c.')]
const d = answer('d')
const bare = [answer('a'), answer('b'), answer('c'), d]

const about = (answers: readonly Answer[], changes: object = {}) =>
  degree('dough', { answers, ...changes })
const asking = (answers: readonly Answer[], changes: object = {}) =>
  quizSite({ bank: { questions: [{ ...about(answers, changes), for: ['late'] }] } })
const problem = (question: object) =>
  quizSite({ bank: { problems: { ...bank.problems, late: question } } })
const kind = (question: unknown) => quizSite({ bank: { kinds: { ...bank.kinds, A: question } } })
const norm = (from: number) => ({ norm: { from, text: 'enough', source: 'WHO, 2020' } })
const fork = (...answers: readonly Answer[]) => kind(choice('way', { answers }))
const outlook = (text: string) => ({ text, stay: 'It stays.', change: 'It changes.' })

holdsForSites('quiz/missing-advice', {
  caught: {
    'the weakest without': asking([answer('a'), b, c, d]),
    'the second without': asking([a, answer('b'), c, d]),
    'the third without': asking([a, b, answer('c'), d]),
    'none at all': asking(bare),
    'the best with': asking([a, b, c, answer('d', 'Do d.')]),
    'all with': asking([a, b, c, answer('d', 'Go on.')], { advice: 'Go.' }),
    'the core problem': problem(about([answer('a'), b, c, d])),
    'the best of the core problem': problem(about([a, b, c, answer('d', 'Do d.')])),
    'an obstacle without': problem(choice('wall', { answers: [a, b, c, answer('d')] })),
    'an obstacle, where one advice cannot be for all': problem(
      choice('wall', { answers: bare, advice: 'Climb.' }),
    ),
    'a goal without': kind(choice('goal', { answers: [answer('a'), b, c, d] })),
    'a self-audit': kind(about([a, b, answer('c'), d])),
    'below the norm without': kind([about([a, answer('b'), answer('c'), d], norm(2))]),
    'at the norm with': kind([about([a, b, c, d], norm(2))]),
    'far above the norm with': kind([about([a, b, answer('c'), answer('d', 'Do d.')], norm(1))]),
    'the third of three questions': kind([
      about([a, b, answer('c'), d], norm(2)),
      about([a, b, c, d], norm(3)),
      about([a, b, c, d], norm(1)),
    ]),
    'a choice without what follows': fork(outlook('a'), outlook('b'), answer('c'), outlook('d')),
    'one that ends the quiz with': asking([{ ...a, urgent: 'now' }, b, c, d]),
    'an obstacle that ends it with': problem(
      choice('wall', { answers: [a, b, c, { ...answer('d', 'Do d.'), urgent: 'now' }] }),
    ),
    'in Dutch': quizSite(
      {},
      { 'nl/quiz-banks/brood.yaml': JSON.stringify({ questions: [about(bare)] }) },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    'each its own': asking([a, b, c, d]),
    'one for all': asking(bare, { advice: 'Do it.' }),
    'one for all, and one of its own': asking([answer('a'), b, answer('c'), d], {
      advice: 'Do it.',
    }),
    'the core problem': problem(about([a, b, c, d])),
    'obstacles with theirs': problem(choice('wall')),
    'goals with theirs': kind(choice('goal', { answers: [a, b, c, answer('d', 'Do d.')] })),
    'a self-audit': kind(about([a, b, c, d])),
    'a norm met by the best': kind([about([a, b, c, d], norm(3))]),
    'a norm met by two': kind([about([a, b, answer('c'), d], norm(2))]),
    'a norm met by three': kind([about([a, answer('b'), answer('c'), d], norm(1))]),
    'a norm with one advice': kind([about(bare, { ...norm(2), advice: 'Do it.' })]),
    'choices with what follows': fork(...['a', 'b', 'c', 'd'].map(outlook)),
    'something urgent': asking([{ ...a, urgent: 'soon' }, b, c, d]),
    'one that ends the quiz': asking([{ ...answer('a'), urgent: 'now' }, b, c, d]),
    'one that ends it, and one advice for the others': asking(
      [{ ...answer('a'), urgent: 'now' }, answer('b'), answer('c'), d],
      { advice: 'Do it.' },
    ),
    'an obstacle that ends it': problem(
      choice('wall', { answers: [{ ...answer('a'), urgent: 'now' }, b, c, a] }),
    ),
    'a question without answers': asking([]),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'questions: [\n' }),
  },
})
