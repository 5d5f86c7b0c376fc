import { bank, choice, degree, quizSite } from '../quiz-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const trade = (ask: unknown) =>
  quizSite({ bank: { questions: [{ ...degree('dough'), ask, for: ['late'] }] } })
const problem = (ask: unknown) =>
  quizSite({ bank: { problems: { ...bank.problems, late: degree('time', { ask }) } } })
const kind = (question: unknown) => quizSite({ bank: { kinds: { ...bank.kinds, A: question } } })

holdsForSites('quiz/question-mark', {
  caught: {
    ...sitesOf(
      [
        'Tell how you bake.',
        'How do you bake',
        'How do you bake? Tell us.',
        'How? And when?',
        'How do you bake??',
        'Do you bake? And do you sell? Or neither?',
        'How do you bake?.',
        '?! How do you bake',
      ],
      trade,
    ),
    'one of two wordings': trade(['How do you bake?', 'Tell how you bake.']),
    'two in one of two wordings': trade(['How do you bake?', 'How? And when?']),
    'both wordings': trade(['Bake', 'Sell']),
    'a core problem': problem('Rise early.'),
    'a goal': kind(choice('goal', { ask: 'Choose a goal.' })),
    'the second of the norms': kind([degree('salt'), degree('sugar', { ask: 'Sugar' })]),
    'in Dutch': quizSite(
      {},
      {
        'nl/quiz-banks/brood.yaml': JSON.stringify({
          ...bank,
          problems: { late: degree('tijd', { ask: 'Hoe laat' }) },
        }),
      },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    ...sitesOf(
      [
        'How do you bake?',
        'You bake at night. How do you stay awake?',
        'How do you bake? ',
        'A child, a move. What happens then?',
        'Which “why” comes first?',
        'How often?',
        'You have ten minutes. How do you begin?',
      ],
      trade,
    ),
    'two wordings': trade(['How do you bake?', 'In which way do you bake?']),
    'no wording': trade(undefined),
    'a list without wordings': trade([]),
    'a number': trade(5),
    'a core problem': problem('How early do you rise?'),
    'a goal': kind(choice('goal', { ask: 'Which goal comes closest?' })),
    norms: kind([degree('salt'), degree('sugar')]),
    'a keep that ends in a full stop': quizSite({ bank: { keep: 'Go on.' } }),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'kinds: [\n' }),
  },
})
