import type { GeneratedPresentation, GeneratedQuestion, GeneratedQuiz } from '#site/types.ts'

type Kind = GeneratedPresentation['kind']
type Output = GeneratedPresentation['output']

/** Six questions by degree: name, question, four answers from weak to strong, advice for the weaker three. */
const degrees: readonly (readonly [string, string, readonly string[], string])[] = [
  [
    'Building up',
    'You want to run, garden or carry a child again. How do you build up to it?',
    [
      'I do it and see what happens',
      'I wait until nothing hurts any more',
      'In steps, when I think of it',
      'In steps that I planned beforehand',
    ],
    'Divide it first. Half the distance, half the weight or half the time counts as a whole success.',
  ],
  [
    'Trusting your movements',
    'How many movements do you avoid to be on the safe side?',
    [
      'So many that I no longer keep count',
      'A few, such as bending or lifting',
      'One that I do not quite trust',
      'None',
    ],
    'Choose the one you miss most and practise a small, slow version of it, on a good day and without weight.',
  ],
  [
    'Keeping going',
    'What happens to your exercises once the worst is over?',
    [
      'I stop at once',
      'I start again when I feel something',
      'I keep going for a week or two',
      'I carry on until I am stronger than before, or I had no pain',
    ],
    'Keep one exercise, the one that helped most, and do it twice a week. It takes less time than starting all over again.',
  ],
  [
    'Your exercises',
    'On how many days in the past week did you do your exercises?',
    [
      'None',
      'One or two',
      'Three or more, though fewer than I was told',
      'As many as agreed, or I need none at the moment',
    ],
    'Give them a fixed moment in place of a free one. Straight after breakfast works better than some time in the day.',
  ],
  [
    'Changing position',
    'How long do you stay in one position before you change it?',
    [
      'More than two hours',
      'One to two hours',
      'Half an hour to an hour',
      'Less than half an hour',
    ],
    'Set a quiet alarm for every half hour, and stand for the length of one message.',
  ],
  [
    'Your nights',
    'How does your body let you sleep?',
    [
      'Pain wakes me most nights, whatever position I try',
      'Badly, and I get up stiff',
      'Well enough, though I often wake up stiff',
      'Well, and I get up without trouble',
    ],
    'Pain that wakes you most nights should be looked at. Make an appointment with your doctor or physiotherapist, and mention the nights first.',
  ],
]

/** Points of the best answers; a third, two thirds and all of them for the ranks. */
const weights = [18, 15, 21, 15, 16, 15]

const choosing = {
  A: ['goal', 'Which of these would make the biggest difference to your week?'],
  B: ['solution', 'Where does it pinch most at the moment?'],
  C: undefined,
  D: ['choice', 'Which of these decisions do you turn over in your mind most?'],
  E: undefined,
} as const

/** A quiz whose result follows the answers, of a kind and an output. */
export function personalQuiz(kind: Kind, output: Output): GeneratedQuiz {
  const counted = degrees.map(
    ([name, question_text, answers, advice], index): GeneratedQuestion => {
      const isNorm = kind === 'C' && index < 3
      return {
        id: `q${index + 1}`,
        name,
        question_text,
        options: answers.map((text, rank) => ({
          id: `a${rank}`,
          text,
          ...(rank < 3 && !(isNorm && rank === 2) && { advice }),
          ...(name === 'Your nights' && rank === 0 && { urgent: 'soon' as const }),
        })),
        ...(isNorm && {
          norm: {
            text: 'two days a week or more',
            source: 'World Health Organization, 2020, for adults',
            met: ['a2', 'a3'],
          },
        }),
      }
    },
  )
  const [chooses, ask] = choosing[kind] ?? []
  const own: GeneratedQuestion | undefined = chooses && {
    id: 'own',
    name: 'Own',
    question_text: ask ?? '',
    chooses,
    options: ['My sport or hobby', 'A night without stiffness', 'Lifting without a thought'].map(
      (text, place) => ({
        id: `c${place}`,
        text,
        ...(chooses === 'choice'
          ? {
              outlook: {
                stay: 'If nothing changes, ten hours a week come to more than four hundred in a year.',
                change:
                  'A change costs time in the first months. The gain depends on what is on paper.',
              },
            }
          : {
              advice:
                'For a sport, build up how long before how hard. Go back to speed and weight last.',
            }),
      }),
    ),
  }
  const obstacle: GeneratedQuestion = {
    id: 'obstacle',
    name: 'Obstacle',
    question_text: 'What gets in the way most often?',
    chooses: 'obstacle',
    options: [
      {
        id: 'c0',
        text: 'I have no time',
        advice: 'Leave out one thing this month and put the date in its place.',
      },
      { id: 'c1', text: 'None of these at the moment' },
    ],
  }
  const levels = [
    [
      'A lot to win in small steps',
      'Much of what helps a body recover has no place in your week yet. Two small habits make a real beginning.',
      'Choose a time of day and do one thing for five minutes, seven days in a row.',
    ],
    [
      'Several things right',
      'You look after yourself on several points and leave a few alone. The ordinary days are where you have most to win.',
      'Put two fixed moments a week in your diary for the next six weeks, and treat them as appointments.',
    ],
    [
      'A sound base',
      'The larger part is in good shape. There is room in a few places, and those tend to show when a week gets busy.',
      'Decide now what your short version is, for weeks in which there is no time for the long one.',
    ],
    [
      'You know your body',
      'You know what you can ask of your body and act accordingly. There is little to repair and something to build on.',
      'Set yourself something new to look forward to, and build up to it the way you already do.',
    ],
  ] as const
  const starts = [0, 35, 60, 80, 101]

  return {
    questions: [...(own ? [own] : []), ...counted, obstacle],
    scoring_rubric: [
      ...counted.map(({ id, norm }, index) => {
        const most = weights[index] ?? 0
        return {
          question_id: id,
          scores: Object.fromEntries(
            [0, 1, 2, 3].map((rank) => [
              `a${rank}`,
              norm?.met.includes(`a${rank}`) ? most : Math.round((most * rank) / 3),
            ]),
          ),
        }
      }),
      ...[own, obstacle].flatMap((each) =>
        each
          ? {
              question_id: each.id,
              scores: Object.fromEntries(each.options.map(({ id }) => [id, 0])),
            }
          : [],
      ),
    ],
    result_categories: levels.map(([title, text, step], place) => ({
      min_score: starts[place] ?? 0,
      max_score: (starts[place + 1] ?? 101) - 1,
      title,
      description: `${text}\n${step}\nIn a discovery call you go through these answers.`,
      text,
      step,
    })),
    final_cta: { text: 'Book a discovery call', link: '/strategy-call' },
    presentation: {
      kind,
      output,
      title: 'What stands between you and moving freely?',
      intro:
        'A quiz by Fysio De Brug. Eight questions, two minutes. You see how far you are, and which two answers make up most of the distance.',
      notice:
        'This quiz is no medical examination. Call a doctor at once for numbness between your legs. See a doctor soon when pain follows a fall.',
      keep: 'Hold on to the regularity, above all in weeks when nothing hurts.',
    },
  }
}
