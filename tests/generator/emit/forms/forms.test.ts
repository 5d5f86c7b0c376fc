import { expect, test } from 'vitest'
import { fieldFormats } from '#generator/emit/forms/form-rule.ts'
import { edit, inBoth } from '../../edit.ts'
import { schemas } from '../../small-site.ts'
import { at, emitted } from '../read.ts'

test.for([
  ['url', 'devries.nl', true],
  ['url', 'HTTP://DEVRIES.NL', true],
  ['url', 'devries.nl:8080', true],
  ['url', 'devries', false],
  ['url', '-devries.nl', false],
  ['url', 'ftp://devries.nl', false],
  ['url', 'devries.nl/a b', false],
  ['email', 'a@b.nl', true],
  ['email', 'a.nl', false],
  ['phone', '020 555 01 42', true],
  ['phone', '(020) 5550142', true],
  ['phone', '12345', false],
  ['phone', '020 555 01 42 (Anna)', false],
  ['date', '2026-13-01', false],
  ['date', 'tomorrow', false],
] as const)('%s: %s is %s', ([format, value, isGood]) => {
  expect(new RegExp(fieldFormats[format].pattern, 'u').test(value)).toBe(isGood)
})

test('a quiz sends each answer beside its question', () => {
  const [example] = schemas.root('quiz.schema.json').node.examples ?? []
  const ask = { question: 'How much?', tile: 'heart' }
  const questions = [
    {
      ...ask,
      id: 'much',
      kind: 'choice',
      options: [{ id: 'a', text: 'A', tile: 'check', score: 1 }],
    },
    { ...ask, id: 'who', kind: 'contact' },
  ]
  const quiz = JSON.stringify({ ...Object(example), questions })
  const files = emitted(inBoth('quizzes/taste.yaml', quiz))
  const fields = at(files.get('data/forms.json'), 'forms', 0, 'fields')
  expect(fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'question_1' }),
      expect.objectContaining({ name: 'question_1_text' }),
    ]),
  )
})

test('the API knows the language of the staff, and the subject of their mail in it', () => {
  const form = (subject: string) =>
    `fields:\n  - { name: email, kind: email, label: L }\nsubmit: S\nprocessing: P\nconfirmation: { heading: H, text: T }\n${subject}`
  const forms = emitted({
    ...edit('site.yaml', /$/, 'forms: { staffLanguage: nl }\n'),
    'en/forms/order.yaml': form(''),
    'nl/forms/order.yaml': form('subject: Bestelling\n'),
  }).get('data/forms.json')
  expect(forms).toMatchObject({
    staffLanguage: 'nl',
    forms: [{ name: 'order', languages: { en: { thanks: 'H' }, nl: { subject: 'Bestelling' } } }],
  })
})

test('the API knows the mail to the visitor, and a page with the form does not', () => {
  const form = (word: string) =>
    `fields:\n  - { name: email, kind: email, label: L }\nsubmit: S\nprocessing: P\nconfirmation: { heading: H, text: T }\nsubject: Order\nacknowledgement: { to: email, subject: ${word}, text: "${word},\\n\\nbread costs {{price.bread}}." }\n`
  const files = emitted({
    'en/forms/order.yaml': form('Hello'),
    'nl/forms/order.yaml': form('Hallo'),
    ...edit(
      'en/pages/home.yaml',
      /$/,
      '  - { type: form, id: order, form: order, heading: Order }\n',
    ),
    ...edit(
      'nl/pages/home.yaml',
      /$/,
      '  - { type: form, id: order, form: order, heading: Bestel }\n',
    ),
  })
  expect(files.get('data/forms.json')).toMatchObject({
    forms: [
      {
        languages: {
          en: {
            acknowledgement: { to: 'email', subject: 'Hello', text: 'Hello,\n\nbread costs €4.' },
          },
          nl: { acknowledgement: { subject: 'Hallo', text: 'Hallo,\n\nbread costs €\u00A04.' } },
        },
      },
    ],
  })
  const { forms } = Object(files.get('data/en/pages/home.json'))
  expect(Object.keys(forms.order)).toEqual(['fields', 'submit', 'processing', 'confirmation'])
})
