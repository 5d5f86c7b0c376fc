import type { GeneratedPresentation, GeneratedQuestion, GeneratedQuiz } from '#site/types.ts'

/** Four questions by degree; two of them with a norm for kind C, whose two best answers meet it. */
const degrees = ['Building up', 'Trusting your body', 'Keeping going', 'Your nights']

const choosing = { A: 'goal', B: 'solution', C: undefined, D: 'choice', E: undefined } as const

/** A quiz whose result follows the answers, of a kind and an output. Its best answers count 100. */
export function personalQuiz(
  kind: GeneratedPresentation['kind'],
  output: GeneratedPresentation['output'],
): GeneratedQuiz {
  const counted = degrees.map((name, place): GeneratedQuestion => {
    const isNorm = kind === 'C' && place < 2
    const enough = isNorm ? 2 : 3
    return {
      id: `q${place + 1}`,
      name,
      question_text: `How is it with ${name.toLowerCase()}?`,
      options: ['Never', 'Seldom', 'Often', 'Always'].map((text, rank) => ({
        id: `a${rank}`,
        text: `${text}, as for ${name.toLowerCase()}`,
        ...(rank < enough && { advice: `Take step ${rank + 1} in ${name.toLowerCase()}.` }),
      })),
      ...(isNorm && {
        norm: { text: 'two days a week', source: 'A body, 2020', met: ['a2', 'a3'] as const },
      }),
    }
  })
  const chooses = choosing[kind]
  const own: GeneratedQuestion | undefined = chooses && {
    id: 'own',
    name: 'Your own',
    question_text: 'Which of these is closest to you?',
    chooses,
    options: ['A hobby', 'A night'].map((text, place) => ({
      id: `c${place}`,
      text,
      ...(chooses === 'choice'
        ? { outlook: { stay: `${text} stays.`, change: `${text} changes.` } }
        : { advice: `Begin with ${text.toLowerCase()}.` }),
    })),
  }
  return {
    questions: [...(own ? [own] : []), ...counted],
    scoring_rubric: [
      ...counted.map(({ id, norm }, place) => {
        const most = [40, 30, 20, 10][place] ?? 0
        const scores = [0, 1, 2, 3].map((rank): [string, number] => [
          `a${rank}`,
          norm && rank > 1 ? most : Math.round((most * rank) / 3),
        ])
        return { question_id: id, scores: Object.fromEntries(scores) }
      }),
      ...(own ? [{ question_id: 'own', scores: { c0: 0, c1: 0 } }] : []),
    ],
    result_categories: ['Much to win', 'Sound'].map((title, place) => ({
      min_score: place * 50,
      max_score: place * 50 + 49 + place * 1,
      title,
      description: `Level ${place}.\nStep ${place}.\nIn a call you go through these answers.`,
      text: `Level ${place}.`,
      step: `Step ${place}.`,
    })),
    final_cta: { text: 'Book a discovery call', link: '/strategy-call' },
    presentation: {
      kind,
      output,
      title: 'What stands between you and moving freely?',
      intro: 'A quiz by Fysio De Brug. Five questions, two minutes.',
      notice: 'This quiz is no medical examination.',
      keep: 'Hold on to the regularity.',
    },
  }
}
