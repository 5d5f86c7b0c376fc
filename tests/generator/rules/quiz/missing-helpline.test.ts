import type { Changes } from '../../small-site.ts'
import { bank, choice, degree, helpline, helplines, quizSite } from '../quiz-site.ts'
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
  urgent: 'now',
  ...(name !== undefined && { helpline: name }),
})

const numbers = { 'en/helplines.yaml': helplines({ 'fire-brigade': helpline() }) }
const trade = (first: Answer, files: Changes = numbers) =>
  quizSite({ bank: { questions: [{ ...about(first), for: ['late'] }] } }, files)
const problem = (first: Answer) =>
  quizSite({ bank: { problems: { ...bank.problems, late: about(first) } } }, numbers)
const obstacle = (first: Answer) =>
  quizSite(
    { bank: { problems: { ...bank.problems, late: choice('wall', { answers: answers(first) }) } } },
    numbers,
  )
const kind = (question: unknown) =>
  quizSite({ bank: { kinds: { ...bank.kinds, A: question } } }, numbers)
const listed = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/helplines.yaml': helplines({ a: helpline(), b: helpline(changes) }) })
/** A bank in both languages, and the helplines of each. */
const both = (english: readonly string[], dutch: readonly string[]): Changes => {
  const file = JSON.stringify({ ...bank, questions: [{ ...about(ends('a')), for: ['late'] }] })
  const of = (names: readonly string[]) =>
    helplines(Object.fromEntries(names.map((name) => [name, helpline()])), {})
  return {
    'en/quiz-banks/bread.yaml': file,
    'nl/quiz-banks/bread.yaml': file,
    'en/helplines.yaml': of(english),
    'nl/helplines.yaml': of(dutch),
  }
}

holdsForSites('quiz/missing-helpline', {
  caught: {
    'an answer that ends the quiz with none': trade(ends()),
    'that of a core problem': problem(ends()),
    'an obstacle': obstacle(ends()),
    'a self-audit': kind(about(ends())),
    'one of three with a norm': kind([about({ advice: 'Do a.' }), about(ends()), about({})]),
    'a name that no helpline has': trade(ends('fire')),
    'a name with a typing error': trade(ends('fire-brigad')),
    'a name in capitals': trade(ends('FIRE-BRIGADE')),
    'an empty name': trade(ends('')),
    'a list of names': trade({ urgent: 'now', helpline: ['fire-brigade'] }),
    'a language without helplines': trade(ends('fire-brigade'), {}),
    'helplines that are empty': trade(ends('fire-brigade'), { 'en/helplines.yaml': '{}' }),
    'the other language lacks it': both(['a', 'b'], ['b']),
    'the source lacks it': both(['b'], ['a', 'b']),
    'the name of something every object has': trade(ends('constructor')),
    'beside what can wait until after the quiz': trade({
      ...{ advice: 'Do a.', urgent: 'soon', helpline: 'fire-brigade' },
    }),
    'beside an answer that can wait': trade({ advice: 'Do a.', helpline: 'fire-brigade' }),
    'a second number that is none': listed({ also: 'c' }),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    'an answer that ends the quiz': trade(ends('fire-brigade')),
    'that of a core problem': problem(ends('fire-brigade')),
    'an obstacle': obstacle(ends('fire-brigade')),
    'a self-audit': kind(about(ends('fire-brigade'))),
    'one of three with a norm': kind([about({}), about(ends('fire-brigade')), about({})]),
    'what can wait until after the quiz': trade({ advice: 'Do a.', urgent: 'soon' }),
    'what was urgent before': trade({ advice: 'Do a.', urgent: true }),
    'both languages have it': both(['a', 'b'], ['b', 'a']),
    'each language of its own': both(['a'], ['a', 'b']),
    'a second number': listed({ also: 'a' }),
    'no second number': listed({}),
    'helplines without a bank': { 'en/helplines.yaml': helplines({ a: helpline() }) },
    'a helpline that is no map': quizSite(
      {},
      { 'en/helplines.yaml': JSON.stringify({ helplines: { a: 'b' } }) },
    ),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'questions: [\n' }),
  },
})
