import type { QuizDraft } from '#site/types.ts'

const topics = [
  'flour',
  'water',
  'salt',
  'yeast',
  'the oven',
  'the shop',
  'your team',
  'your prices',
]

const none = { advice: '', stay: '', change: '' }

/** A valid draft of a result gap: which goal, and seven questions by degree. */
export const goodDraft: QuizDraft = {
  questions: topics.map((topic, index) => {
    const isGoal = index === 0
    return {
      type: isGoal ? 'multiple_choice' : 'scale',
      name: `Care of ${topic}`,
      text: `How do you look after ${topic} in your business?`,
      answers: [
        {
          ...none,
          text: `I do not think of ${topic}`,
          advice: `Look at ${topic} once, before the day begins.`,
        },
        {
          ...none,
          text: `I do what is needed for ${topic} when it goes wrong`,
          advice: `Write down what ${topic} needed the last time, with the date.`,
        },
        {
          ...none,
          text: `I look at ${topic} every month`,
          advice: `Tie your look at ${topic} to a day that comes anyway.`,
        },
        {
          ...none,
          text: `I have a plan for ${topic} and keep to it`,
          advice: isGoal ? `Share your plan for ${topic} with somebody who works with you.` : '',
        },
      ],
      keep_order: index === 2 || index === 7,
    }
  }),
  results: [
    [
      'A start',
      'Much of what you do is left to the day.',
      'Choose one hour for the work on your business.',
    ],
    [
      'On the way',
      'You do some of it as it should be done.',
      'Put two dates in your diary for the points that you leave alone.',
    ],
    [
      'Nearly there',
      'The larger part is in good order.',
      'Ask who could take over one of the tasks from you.',
    ],
    ['There', 'What you do holds together.', 'Set yourself something new for the coming year.'],
  ].map(([title = '', text = '', step = '']) => ({ title, text, step })),
  keep: 'Hold on to the fixed days, also when you are busy.',
}

/** The valid draft as text, with a change. */
export const draftText = (change: (text: string) => string = (text) => text) =>
  change(JSON.stringify(goodDraft))

/** Invalid drafts by their fault. */
export const badDrafts = {
  'prose without JSON': 'Certainly! Here is your quiz: it has eight questions.',
  'JSON that ends too soon': draftText((text) => text.slice(0, 900)),
  'another shape': '{"quiz":[]}',
  'a list of nothing': '{"questions":[],"results":[]}',
  'one question too few': JSON.stringify({ ...goodDraft, questions: goodDraft.questions.slice(1) }),
  'kinds where degrees are asked': draftText((text) =>
    text.replaceAll('"scale"', '"multiple_choice"'),
  ),
  'a weak answer without advice': draftText((text) =>
    text.replace('Tie your look at water to a day that comes anyway.', ''),
  ),
  'advice for the best answer': draftText((text) =>
    text.replace(
      '"advice":"","stay":"","change":"","text":"I have a plan for water',
      '"advice":"Go on.","stay":"","change":"","text":"I have a plan for water',
    ),
  ),
  'the same name twice': draftText((text) => text.replace('Care of flour', 'Care of water')),
  'the same sentence in two results': draftText((text) =>
    text.replace('The larger part is in good order.', 'What you do holds together.'),
  ),
  'the same question twice': draftText((text) =>
    text.replace('How do you look after flour', 'How do you look after water'),
  ),
  'the same answer twice': draftText((text) =>
    text.replace('I look at flour every month', 'I do not think of flour'),
  ),
  'an empty answer': draftText((text) => text.replace('I look at flour every month', ' ')),
  'a question that never ends': draftText((text) =>
    text.replace('flour in', `${'very fine '.repeat(30)}flour in`),
  ),
  markup: draftText((text) => text.replace('A start', '<b>A start</b>')),
  'a script': draftText((text) => text.replace('A start', '<script>alert(1)</script>')),
  'a link': draftText((text) =>
    text.replace('Hold on to', 'See https://evil.example and hold on to'),
  ),
  'an e-mail address': draftText((text) =>
    text.replace('Hold on to', 'Write to me@evil.example or'),
  ),
  'a blank': draftText((text) => text.replace('Hold on to', 'Hold on to {{name}},')),
  'marks of direction': draftText((text) => text.replace('A start', 'A \u202Estart')),
  'results of the same name': draftText((text) => text.replace('"There"', '"A start"')),
  'another language': JSON.stringify({
    questions: goodDraft.questions.map((question, index) => ({
      ...question,
      name: `Onderdeel ${index}`,
      text: `Hoe zorgt u voor onderdeel ${index} van uw onderneming?`,
      answers: question.answers.map((each, at) => ({
        ...each,
        text: `Daar besteed ik niveau ${at} aandacht aan bij ${index}`,
        advice:
          each.advice === '' ? '' : `Schrijf onderdeel ${index} eens per maand op, stap ${at}.`,
      })),
    })),
    results: goodDraft.results.map((_, index) => ({
      title: `Uitkomst ${index}`,
      text: `Wat u nu doet vertelt wat er nodig is bij uitkomst ${index}.`,
      step: `Neem de volgende stap van het plan nummer ${index}.`,
    })),
    keep: 'Houd vast aan de vaste dagen, ook als het druk is.',
  }),
}
