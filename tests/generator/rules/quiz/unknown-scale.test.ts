import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, frames, quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

test('a scale that is not there is named', () => {
  const scales = [{ question: 'How sure are you?', scale: 'shure' }]

  expect(findingsOfQuiz({ bank: { scales } })).toEqual([
    'content/en/quiz-banks/bread.yaml quiz/unknown-scale There is no scale "shure".',
  ])
})

const asked = (...names: readonly string[]) =>
  names.map((scale) => ({ question: `How ${scale}?`, scale }))
const inBank = (...names: readonly string[]) => quizSite({ bank: { scales: asked(...names) } })
const inKind = (name: string) =>
  quizSite({
    frames: { kinds: { ...frames.kinds, A: { ...frames.kinds.A, outlooks: asked(name) } } },
  })
const five = ['1', '2', '3', '4', '5']
const known = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, five]))
const having = (scales: Record<string, unknown>, ...names: readonly string[]) =>
  quizSite({
    frames: { scales: { ...frames.scales, ...scales } },
    bank: { scales: asked(...names) },
  })
const inDutch = (scale: string) =>
  quizSite(
    {},
    {
      'nl/quiz-frames.yaml': JSON.stringify({ ...frames, scales: known('zeker', 'sure') }),
      'nl/quiz-banks/bread.yaml': JSON.stringify({ ...bank, scales: asked(scale) }),
    },
  )

holdsForSites('quiz/unknown-scale', {
  caught: {
    'a misspelt name': inBank('shure'),
    'a capital': inBank('Sure'),
    'a plural': inBank('sures'),
    'a part of a name': inBank('sur'),
    'a translated name': inBank('zeker'),
    'a space': inBank('sure '),
    'the last of three': inBank('sure', 'sure', 'often'),
    'the first of two': inBank('often', 'sure'),
    'in a kind of the frames': inKind('shure'),
    'one that is no scale of its own': inBank('toString'),
    'a level instead of a scale': inBank('levels'),
    'a name that begins like another': having(known('sure-of'), 'sure-o'),
    'scales there are none of': quizSite({ frames: { scales: {} } }),
    'scales of which one was renamed': quizSite({ frames: { scales: known('certain') } }),
    'in Dutch, by the English name of a bank': inDutch('certain'),
    'with a hyphen': having(known('howsure'), 'how-sure'),
  },
  clean: {
    'a site without quizzes': {},
    'a scale that is there': quizSite(),
    'the same scale twice': inBank('sure', 'sure'),
    'two scales': having(known('often'), 'sure', 'often'),
    'a scale that nobody asks for': having(known('often'), 'sure'),
    'a scale with a hyphen': having(known('how-sure'), 'how-sure'),
    'a scale with a capital': having(known('Sure'), 'Sure'),
    'a scale with a number': having(known('sure2'), 'sure2'),
    'a scale with an accent': having(known('één'), 'één'),
    'no questions on a scale': quizSite({ bank: { scales: [] } }),
    'in a kind of the frames': inKind('sure'),
    'in Dutch': inDutch('zeker'),
    'in Dutch, by the same name': inDutch('sure'),
    'the word in a question': quizSite({
      bank: { scales: [{ question: 'Which scale, shure?', scale: 'sure' }] },
    }),
    'frames that cannot be read, which is told as that': quizSite(
      {},
      { 'en/quiz-frames.yaml': 'scales: [\n' },
    ),
    'a bank without frames, which is told as that': quizSite(
      { bank: { scales: asked('often') } },
      { 'en/quiz-frames.yaml': undefined },
    ),
  },
})
