import { expect, test } from 'vitest'
import type { Choices } from '#api/quiz/choices.ts'
import { providerSchema, readDraft } from '#api/quiz/llm/draft.ts'
import { writePrompt } from '#api/quiz/llm/prompt.ts'
import { draftText, goodDraft } from '../drafts.ts'
import { draftFormat, library } from '../library.ts'

const read = (text: string) => readDraft(text, 8, draftFormat.validate)
const faultsOf = (text: string) => {
  const result = read(text)
  return 'faults' in result ? result.faults : []
}

test('runs of spaces in a draft are read as one space', () => {
  const text = draftText((draft) => draft.replace('flour in your', ' flour\\t in \\n  your'))
  expect(read(text)).toEqual({
    draft: {
      ...goodDraft,
      questions: goodDraft.questions.map((question, index) =>
        index === 0
          ? { ...question, text: 'How do you look after flour in\nyour business?' }
          : question,
      ),
    },
  })
})

test.for([
  ['no object', 'No.', 'The answer contains no JSON object.'],
  ['another shape', '{"quiz":[]}', "The answer must have required property 'questions'."],
  [
    'an unknown key',
    draftText((text) => text.replace('{"title"', '{"score":5,"title"')),
    '/results/0 must NOT have additional properties ("score").',
  ],
  [
    'a long question',
    draftText((text) => text.replace('flour in', `${'very fine '.repeat(30)}flour in`)),
    '/questions/0/text must NOT have more than 170 characters.',
  ],
  [
    'an empty answer',
    draftText((text) => text.replace('I look at flour every month', ' \\n ')),
    '/questions/0/answers/2 must NOT have fewer than 1 characters.',
  ],
  [
    'an unknown type',
    draftText((text) => text.replace('"multiple_choice"', '"essay"')),
    '/questions/0/type must be equal to one of the allowed values (["multiple_choice","scale"]).',
  ],
  [
    'a scale of four',
    draftText((text) => text.replace('"multiple_choice"', '"scale"')),
    '/questions/0/answers must NOT have fewer than 5 items.',
  ],
  [
    'a repeated answer',
    draftText((text) => text.replace('I look at flour every month', 'i do NOT think of flour')),
    '/questions/0 has the answer "i do NOT think of flour" twice.',
  ],
  [
    'too few questions',
    JSON.stringify({ ...goodDraft, questions: goodDraft.questions.slice(1) }),
    'There are not 8 questions.',
  ],
] as const)('%s: the model is told where and what', ([, text, fault]) => {
  expect(faultsOf(text)).toEqual(expect.arrayContaining([fault]))
})

test('a failed condition is reported once', () => {
  expect(faultsOf(draftText((text) => text.replace('"multiple_choice"', '"scale"')))).toHaveLength(
    1,
  )
})

test('the schema for providers has closed objects and no bounds', () => {
  expect(providerSchema(draftFormat.schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['questions', 'results'],
    properties: {
      questions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['type', 'text', 'answers', 'keep_order'],
          properties: {
            type: { type: 'string', enum: ['multiple_choice', 'scale'] },
            text: { type: 'string' },
            answers: { type: 'array', items: { type: 'string' } },
            keep_order: { type: 'boolean' },
          },
        },
      },
      results: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'description'],
          properties: { title: { type: 'string' }, description: { type: 'string' } },
        },
      },
    },
  })
})

test('the instructions name the bounds of the schema', () => {
  const choices: Choices = {
    company: 'Bakker',
    subcategory: '',
    problem: '',
    kind: '',
    output: '',
    call: '',
  }
  const { instructions } = writePrompt(library, choices, draftFormat.schema)
  const bounds = JSON.stringify(draftFormat.schema).match(/(?<="maxLength":)\d+/g) ?? []

  expect(bounds).toHaveLength(4)
  for (const bound of bounds)
    expect(instructions).toMatch(new RegExp(`at\\s+most ${bound}\\b`, 'i'))
  expect(instructions).toContain('4 for a multiple choice, 5 short labels for a scale')
  expect(instructions).toContain('"results": exactly 4')
})
