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

/** A valid draft. */
export const goodDraft: QuizDraft = {
  questions: topics.map((topic, index) => ({
    type: index === 2 || index === 7 ? 'scale' : 'multiple_choice',
    text: `How do you look after ${topic} in your business?`,
    answers: [
      `I do not think of ${topic}`,
      `I do what is needed for ${topic} when it goes wrong`,
      `I look at ${topic} every month`,
      `I have a plan for ${topic} and keep to it`,
      ...(index === 2 || index === 7 ? [`I know all there is to know of ${topic}`] : []),
    ],
    keep_order: index === 2 || index === 7,
  })),
  results: ['A start', 'On the way', 'Nearly there', 'There'].map((title) => ({
    title,
    description: `${title}: what you do now tells what you need. Talk to {company} about the first step of your plan.`,
  })),
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
  'no scale': draftText((text) => text.replaceAll('"scale"', '"multiple_choice"')),
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
  markup: draftText((text) => text.replace('A start:', '<b>A start</b>:')),
  'a script': draftText((text) => text.replace('A start:', '<script>alert(1)</script>')),
  'a link': draftText((text) => text.replace('Talk to', 'See https://evil.example and talk to')),
  'an e-mail address': draftText((text) => text.replace('Talk to', 'Write to me@evil.example or')),
  'a blank': draftText((text) => text.replaceAll('{company}', '{{name}}')),
  'marks of direction': draftText((text) => text.replace('A start:', 'A \u202Estart:')),
  'results of the same name': draftText((text) => text.replace('"There"', '"A start"')),
  'another language': JSON.stringify({
    questions: goodDraft.questions.map((question, index) => ({
      ...question,
      text: `Hoe zorgt u voor onderdeel ${index} van uw onderneming?`,
      answers: question.answers.map(
        (_, at) => `Daar besteed ik niveau ${at} aandacht aan bij ${index}`,
      ),
    })),
    results: goodDraft.results.map((_, index) => ({
      title: `Uitkomst ${index}`,
      description: 'Wat u nu doet vertelt wat er nodig is voor de volgende stap van het plan.',
    })),
  }),
}
