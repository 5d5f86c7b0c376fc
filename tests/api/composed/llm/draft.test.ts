import { expect, test } from 'vitest'
import { resolveRequest } from '#api/composed/choices.ts'
import { gatherMaterial } from '#api/composed/compose/material.ts'
import { planOf } from '#api/composed/compose/plan.ts'
import { assemble, toBeDrafted } from '#api/composed/llm/assemble.ts'
import { providerSchema, readDraft } from '#api/composed/llm/draft.ts'
import { writePrompt } from '#api/composed/llm/prompt.ts'
import { draftText, goodDraft } from '../drafts.ts'
import { draftFormat, libraries, library, requestWith } from '../library.ts'

const choicesFor = (changes: Parameters<typeof requestWith>[0] = {}) => {
  const resolved = resolveRequest(libraries, requestWith(changes))
  if (!('choices' in resolved)) throw new Error(JSON.stringify(resolved.faults))
  return resolved.choices
}
const kindOf = (code: string) => {
  const kind = library.builder.kinds.options.find((option) => option.code === code)
  return choicesFor({ tool_kind: { code, title: kind?.title ?? '' } })
}
const wantedIn = (choices: ReturnType<typeof choicesFor>) =>
  toBeDrafted(planOf(gatherMaterial(library, choices)))

const read = (text: string) => readDraft(text, wantedIn(choicesFor()), draftFormat.validate)
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
    '/questions/0/text must NOT have more than 120 characters.',
  ],
  [
    'an empty answer',
    draftText((text) => text.replace('I look at flour every month', ' \\n ')),
    '/questions/0/answers/2/text must NOT have fewer than 1 characters.',
  ],
  [
    'an unknown type',
    draftText((text) => text.replace('"multiple_choice"', '"essay"')),
    '/questions/0/type must be equal to one of the allowed values (["multiple_choice","scale"]).',
  ],
  [
    'a scale where kinds are asked',
    draftText((text) => text.replace('"multiple_choice"', '"scale"')),
    '/questions/0 is not of the type "multiple_choice".',
  ],
  [
    'a kind without advice',
    draftText((text) => text.replace('Tie your look at flour to a day that comes anyway.', '')),
    '/questions/0/answers/2 has no advice.',
  ],
  [
    'the best answer with advice',
    draftText((text) => text.replace('"advice":""', '"advice":"Go on."')),
    '/questions/1/answers/3 has advice and should have none.',
  ],
  [
    'an outlook where no choice is asked',
    draftText((text) => text.replace('"stay":""', '"stay":"It stays."')),
    '/questions/0/answers/0 has stay or change.',
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

test('a choice needs what follows from it', () => {
  const [first, ...others] = goodDraft.questions
  if (!first) throw new Error('The draft has no questions.')
  const wanted = wantedIn(kindOf('D'))
  const choice = (outlook: object) =>
    JSON.stringify({
      ...goodDraft,
      questions: [
        { ...first, answers: first.answers.map((each) => ({ ...each, advice: '', ...outlook })) },
        ...others,
      ],
    })

  expect(
    readDraft(choice({ stay: 'It stays.', change: 'It changes.' }), wanted, draftFormat.validate),
  ).toHaveProperty('draft')
  expect(readDraft(choice({ stay: 'It stays.' }), wanted, draftFormat.validate)).toMatchObject({
    faults: expect.arrayContaining(['/questions/0/answers/0 lacks stay or change.']),
  })
})

test('norms, what is urgent and the notice come from the bank', () => {
  const choices = kindOf('C')
  const [, ...scales] = goodDraft.questions
  const draft = { ...goodDraft, questions: scales.slice(0, wantedIn(choices).length) }
  const bank = library.banks[choices.bank]
  const quiz = assemble(library, choices, draft)

  expect(quiz.questions.flatMap(({ norm }) => norm?.source ?? [])).toEqual(
    bank?.kinds.C.map(({ norm }) => norm.source),
  )
  expect(quiz.questions.filter(({ norm }) => !norm).map(({ name }) => name)).toEqual(
    draft.questions.map(({ name }) => name),
  )
  expect(quiz.presentation?.notice).toBe(bank?.notice)
  expect(quiz.questions.flatMap(({ options }) => options.filter(({ urgent }) => urgent))).toEqual(
    [],
  )
})

test('the schema for providers has closed objects and no bounds', () => {
  expect(providerSchema(draftFormat.schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['questions', 'results', 'keep'],
    properties: {
      questions: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['type', 'name', 'text', 'answers', 'keep_order'],
          properties: {
            type: { type: 'string', enum: ['multiple_choice', 'scale'] },
            name: { type: 'string' },
            text: { type: 'string' },
            answers: {
              type: 'array',
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['text', 'advice', 'stay', 'change'],
                properties: {
                  text: { type: 'string' },
                  advice: { type: 'string' },
                  stay: { type: 'string' },
                  change: { type: 'string' },
                },
              },
            },
            keep_order: { type: 'boolean' },
          },
        },
      },
      results: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'text', 'step'],
          properties: {
            title: { type: 'string' },
            text: { type: 'string' },
            step: { type: 'string' },
          },
        },
      },
      keep: { type: 'string' },
    },
  })
})

test('the instructions name the bounds of the schema', () => {
  const { instructions } = writePrompt(library, choicesFor(), draftFormat.schema)
  const bounds = JSON.stringify(draftFormat.schema).match(/(?<="maxLength":)\d+/g) ?? []

  expect(new Set(bounds).size).toBe(6)
  for (const bound of bounds)
    expect(instructions).toMatch(new RegExp(`at\\s+most\\s+${bound}\\b`, 'i'))
  expect(instructions).toContain('"answers": exactly 4')
  expect(instructions).toContain('"results": exactly 4')
})

test('the model is told the plan, and nothing that changes no question', () => {
  const brief = ({ turns: [turn] }: ReturnType<typeof writePrompt>) => turn?.text ?? ''
  const first = brief(writePrompt(library, choicesFor(), draftFormat.schema))
  const [, call] =
    library.builder.questions.find(({ field }) => field === 'final_cta')?.options ?? []
  const other = choicesFor({ final_cta: call?.text ?? '', company_name: 'Canary' })

  expect(brief(writePrompt(library, other, draftFormat.schema))).toBe(first)
  expect(JSON.parse(first).plan.map(({ type }: { type: string }) => type)).toEqual([
    'multiple_choice',
    ...Array.from({ length: 7 }, () => 'scale'),
  ])
})
