import { bank, degree, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

/** A bank whose first two questions have these advices. */
const two = (first: string, second: string) =>
  quizSite({
    bank: {
      questions: [
        { ...degree('dough', { advice: first }), for: ['late'] },
        { ...degree('crust', { advice: second }), for: ['lost'] },
      ],
    },
  })
const [first, ...others] = bank.levels
/** A bank with this advice, and this step of its first level. */
const withStep = (advice: string, step: string) =>
  quizSite({
    bank: {
      questions: [{ ...degree('dough', { advice }), for: ['late'] }],
      levels: [{ ...first, step }, ...others],
    },
  })
const steps = (one: string, other: string) => {
  const [second, ...rest] = others
  return quizSite({
    bank: { levels: [{ ...first, step: one }, { ...second, step: other }, ...rest] },
  })
}

holdsForSites('quiz/said-before', {
  caught: {
    'the same advice': two(
      'Do it once a week before breakfast.',
      'Do it once a week before breakfast.',
    ),
    'six words': two('Put it in your diary each Monday.', 'Then put it in your diary each Friday.'),
    'six words in capitals': two(
      'PUT IT IN YOUR DIARY EACH Monday.',
      'Put it in your diary each Friday.',
    ),
    'six words over a comma': two(
      'Stop, look at the clock, and go.',
      'Then stop look at the clock and run.',
    ),
    'six words at the end': two('Ask who will do it for you.', 'Find out who will do it for you.'),
    'seven words': two(
      'Begin with half of it, then add more.',
      'Begin with half of it, then add less.',
    ),
    'a step and an advice': withStep(
      'Choose one hour in the morning.',
      'Choose one hour in the week.',
    ),
    'a step that is an advice': withStep(
      'Write it down on one page.',
      'Write it down on one page.',
    ),
    'five words of a step in an advice': withStep(
      'You can ask one of your neighbours.',
      'Ask one of your neighbours to help.',
    ),
    'two steps': steps('Put two dates in your diary.', 'Put two dates in your calendar.'),
    'the same step': steps('Wait until the dough has risen.', 'Wait until the dough has risen.'),
    'an answer and its question': quizSite({
      bank: {
        questions: [
          {
            ...degree('dough', { advice: 'Keep it warm until it has risen.' }),
            answers: [{ text: 'Never', advice: 'Keep it warm until it has grown.' }],
            for: ['late'],
          },
        ],
      },
    }),
    'two answers': quizSite({
      bank: {
        problems: {
          late: {
            answers: [
              { text: 'Never', advice: 'Rise when the sun comes up again.' },
              { text: 'Often', advice: 'You rise when the sun comes up early.' },
            ],
          },
        },
      },
    }),
    'a goal and a core problem': quizSite({
      bank: {
        problems: {
          late: { answers: [{ text: 'Never', advice: 'Set the clock an hour before noon.' }] },
        },
        kinds: {
          A: {
            kinds: true,
            answers: [{ text: 'Bread', advice: 'Set the clock an hour before dawn.' }],
          },
        },
      },
    }),
    'in Dutch': quizSite(
      {},
      {
        'nl/quiz-banks/brood.yaml': JSON.stringify({
          ...bank,
          questions: [
            { ...degree('deeg', { advice: 'Zet het elke maandag in je agenda.' }), for: ['late'] },
            {
              ...degree('korst', {
                advice: 'Schrijf het op en zet het elke maandag in je agenda.',
              }),
              for: ['late'],
            },
          ],
        }),
      },
    ),
  },
  clean: {
    'a site without quizzes': {},
    'a bank': quizSite(),
    'other words': two('Do it before breakfast.', 'Wait until the evening.'),
    'five words': two('Put it in your diary now.', 'Put it in your diary once.'),
    'six words, one of them different': two(
      'Put it in your diary each Monday.',
      'Put it in my diary each Friday.',
    ),
    'the same words in another order': two(
      'Each Monday put it in your diary.',
      'In your diary put it each Monday.',
    ),
    'a short one twice': two('Wait.', 'Wait.'),
    'four words of a step': withStep('Choose one hour in May.', 'Choose one hour in the week.'),
    'a step in other words': withStep('Choose one hour.', 'Ask a neighbour.'),
    'steps in other words': steps('Light it.', 'Add wood to the fire.'),
    'a level and an advice': quizSite({
      bank: {
        keep: 'Hold on to the fire in your oven at night.',
        questions: [
          {
            ...degree('dough', { advice: 'Hold on to the fire in your oven at noon.' }),
            for: ['late'],
          },
        ],
      },
    }),
    'a question and an advice': quizSite({
      bank: {
        questions: [
          {
            ...degree('dough', {
              ask: 'How do you keep it warm until it rises?',
              advice: 'You keep it warm until it rises twice.',
            }),
            for: ['late'],
          },
        ],
      },
    }),
    'no levels': quizSite({ bank: { levels: [] } }),
    'no questions': quizSite({ bank: { questions: [] } }),
    'the same in another bank': quizSite({}, { 'en/quiz-banks/cake.yaml': JSON.stringify(bank) }),
    'a bank that cannot be read': quizSite({}, { 'en/quiz-banks/bread.yaml': 'levels: [\n' }),
  },
})
