import type { Changes } from '../small-site.ts'

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

const call = (text: string) => ({ text, to: 'home', sentence: 'Ask {company}.' })
const kindOfTool = (intro: string) => ({
  plan: ['kind', 'trade', 'other', 'problem', 'trade', 'other'],
  intro,
})

export const frames = {
  unnamed: 'us',
  none: 'None of these',
  intro: 'A quiz by {company}.',
  weights: { problem: 4, trade: 3, other: 2, kind: 2 },
  levels: [0, 35, 60, 80],
  notices: [],
  kinds: { A: kindOfTool('You see a gap.'), B: kindOfTool('You get a fix.') },
  outputs: { score: { cost: '{name}: {points}' }, plan: { by: 'By {date}' } },
  words: { answered: 'You said “{answer}”.' },
  calls: { phone: call('Phone'), visit: call('Visit') },
}

/** A question by degree: three answers with advice, and the best. */
export const degree = (name: string, changes: Part = {}) => ({
  name,
  ask: `How is ${name}?`,
  answers: [
    ...['poor', 'fair', 'fine'].map((how) => ({
      text: `${name} is ${how}`,
      advice: `Mend the ${how} side of ${name}.`,
    })),
    { text: `${name} is good` },
  ],
  ...changes,
})

/** A question of kinds: four answers with advice. */
export const choice = (name: string, changes: Part = {}) => ({
  name,
  ask: `Which ${name}?`,
  kinds: true,
  answers: ['flour', 'water', 'salt', 'yeast'].map((what) => ({
    text: `${name}: ${what}`,
    advice: `Look at ${what} for ${name}.`,
  })),
  ...changes,
})

/** Ten questions: five for each of the two core problems. */
const trade = 'dough crust crumb oven starter scales shop window counter van'
  .split(' ')
  .map((name, index) => ({ ...degree(name), for: [index < 5 ? 'late' : 'lost'] }))

const level = (first: string, second: string, step: string) => ({
  texts: [
    { title: `${first} title`, text: first },
    { title: `${second} title`, text: second },
  ],
  step,
})

export const bank = {
  titles: { A: 'What stands in between?', B: 'One thing to bake' },
  questions: trade,
  problems: { late: degree('rising'), lost: degree('finding the way') },
  kinds: { A: choice('goal'), B: choice('today') },
  levels: [
    level('Cold oven.', 'No fire yet.', 'Light it.'),
    level('Some warmth.', 'A glow.', 'Add wood.'),
    level('Baking well.', 'Bread rises.', 'Turn the tin.'),
    level('Golden crust.', 'A fine loaf.', 'Sell it.'),
  ],
  keep: 'Hold on to the fire.',
}

type Part = Readonly<Record<string, unknown>>

interface Parts {
  readonly frames?: Part
  readonly bank?: Part
}

/** The tool builder with some of its keys changed. */
export const toolBuilder = (changes: Part = {}) => JSON.stringify({ ...builder, ...changes })

const inEnglish = { languages: ['en'] }

export const helpline = (changes: Part = {}) => ({
  ...{ name: 'Fire brigade', text: 'free', hours: 'day and night', tel: '112', shown: '112' },
  ...changes,
})

/** A file of helplines, in English alone unless it says otherwise. */
export const helplines = (named: Part, languages: Part = inEnglish) =>
  JSON.stringify({ helplines: named, ...languages })

/** A site with a tool builder in English alone, with keys of its frames and its bank changed, and other files. */
export const quizSite = (changes: Parts = {}, files: Changes = {}): Changes => ({
  'en/tool-builder.yaml': toolBuilder(inEnglish),
  'en/quiz-frames.yaml': JSON.stringify({ ...frames, ...changes.frames, ...inEnglish }),
  'en/quiz-banks/bread.yaml': JSON.stringify({ ...bank, ...changes.bank, ...inEnglish }),
  ...files,
})
