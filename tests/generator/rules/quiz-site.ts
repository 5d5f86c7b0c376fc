import { type Changes, findingsOf } from '../small-site.ts'

const question = (text: string) => ({ question: text, answers: ['No', 'Little', 'Some', 'Much'] })
const scale = { question: 'How sure are you?', scale: 'sure' }

/** As much of a tool builder as its quizzes look at. */
const builder = {
  problems: { options: [{ id: 'late' }, { id: 'lost' }] },
  kinds: { options: [{ code: 'A' }, { code: 'B' }] },
  categories: [{ id: 'food', subcategories: [{ id: 'bread' }] }],
  questions: [
    { field: 'desired_output', options: [{ id: 'score' }, { id: 'plan' }] },
    { field: 'final_cta', options: [{ id: 'phone' }, { id: 'visit' }] },
  ],
}

const kind = (name: string) => ({
  questions: [question(`${name} of {topic}?`)],
  outlooks: [scale],
  results: [1, 2, 3, 4].map((level) => ({ title: `{Topic} ${name} ${level}`, text: 'So it is.' })),
})
const output = (name: string) => ({
  questions: [question(`${name}?`)],
  results: ['{step1}', '{step2}', '{step3}', 'From {next}.'],
})
const call = (text: string) => ({ text, to: 'home', closing: 'Ask {company}.' })

export const frames = {
  unnamed: 'us',
  plan: [20, 20, 20, 20, 20].map((points) => ({ take: 'trade', points })),
  scales: { sure: ['1', '2', '3', '4', '5'].map((at) => `Sure ${at}`) },
  levels: [0, 35, 60, 80],
  keepInMind: 'Mind this.',
  kinds: { A: kind('Gap'), B: kind('Fix') },
  outputs: { score: output('Score'), plan: output('Plan') },
  calls: { phone: call('Phone'), visit: call('Visit') },
}

export const bank = {
  words: { topic: 'your bread', activity: 'bake', goal: 'good bread', peers: 'other bakers' },
  questions: ['One?', 'Two?', 'Three?', 'Four?', 'Five?'].map(question),
  problems: Object.fromEntries(
    ['late', 'lost'].map((id) => [id, { ...question(`${id}?`), advice: 'Rise early.' }]),
  ),
  scales: [scale],
  kinds: { A: 'Flour.', B: 'Water.' },
  levels: ['One.', 'Two.', 'Three.', 'Four.'],
  steps: ['Mix.', 'Wait.', 'Bake.'],
}

type Part = Readonly<Record<string, unknown>>

interface Parts {
  readonly frames?: Part
  readonly bank?: Part
}

/** The tool builder with some of its keys changed. */
export const toolBuilder = (changes: Part = {}) => JSON.stringify({ ...builder, ...changes })

/** A site with a tool builder, with keys of its frames and its bank changed, and other files. */
export const quizSite = (changes: Parts = {}, files: Changes = {}): Changes => ({
  'en/tool-builder.yaml': toolBuilder(),
  'en/quiz-frames.yaml': JSON.stringify({ ...frames, ...changes.frames }),
  'en/quiz-banks/bread.yaml': JSON.stringify({ ...bank, ...changes.bank }),
  ...files,
})

/** What the rules about quizzes find in such a site. */
export function findingsOfQuiz(changes: Parts = {}, files: Changes = {}): readonly string[] {
  return findingsOf(quizSite(changes, files))
    .map((finding) => finding.replace(/:\d+:\d+ /, ' '))
    .filter((finding) => finding.includes(' quiz/'))
}
