import { expect, test } from 'vitest'
import { fieldFormats } from '#generator/emit/forms/form-place.ts'
import { rules } from '../../../api/leads-site.ts'
import { edit } from '../../edit.ts'
import { emitted } from '../read.ts'

const ruleOf = (name: string) => rules.forms.find((form) => form.name === name)

test('the audit sends exactly the fields of the specification', () => {
  const questions = Array.from({ length: 10 }, (_, index) => `question_${index + 1}`)

  expect(
    ruleOf('funnel-scan-results')
      ?.fields.map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    [
      'name',
      'email',
      'website',
      ...questions,
      ...questions.map((question) => `${question}_text`),
    ].toSorted(),
  )
})

test('the strategy call sends exactly the fields of the specification', () => {
  expect(ruleOf('strategy-call')?.fields.map(({ name }) => name)).toEqual([
    'companyName',
    'email',
    'service-interested-in',
    'hasWebsite',
    'businessDescription',
    'websiteGoal',
  ])
})

test('every form says where it stands, and every required field what to say, in every language', () => {
  for (const { fields, languages } of rules.forms) {
    expect(Object.keys(languages)).toEqual(['en', 'nl'])
    for (const words of Object.values(languages)) {
      expect(words.path).toMatch(/^\//)
      for (const { name, required } of fields) {
        if (required) expect(words.fields[name]?.required).toMatch(/\S/)
      }
    }
  }
})

test('the periods are those of the privacy policy', () => {
  expect(rules.retention).toEqual({
    requests: { number: 24, unit: 'month' },
    spam: { number: 30, unit: 'day' },
    unsent: { number: 7, unit: 'day' },
  })
})

test.for([
  ['url', 'devries.nl', true],
  ['url', 'https://www.devries.co.uk/brood?x=1#y', true],
  ['url', 'HTTP://DEVRIES.NL', true],
  ['url', 'café-de-vriës.amsterdam/pad', true],
  ['url', 'devries.nl:8080', true],
  ['url', 'xn--caf-dma.xn--p1ai', true],
  ['url', 'devries', false],
  ['url', 'devries.n', false],
  ['url', '-devries.nl', false],
  ['url', 'de vries.nl', false],
  ['url', 'ftp://devries.nl', false],
  ['url', 'https://', false],
  ['url', 'devries.nl/a b', false],
  ['url', '.nl', false],
  ['email', 'a@b.nl', true],
  ['email', 'a@b', false],
  ['email', 'a.nl', false],
  ['email', '@b.nl', false],
  ['phone', '020 555 01 42', true],
  ['phone', '+31 (0)20-555.01/42', true],
  ['phone', '(020) 5550142', true],
  ['phone', '٠٢٠٥٥٥٠١٤٢', true],
  ['phone', '12345', false],
  ['phone', 'call me', false],
  ['phone', '020 555 01 42 (Anna)', false],
  ['date', '2026-12-31', true],
  ['date', '2026-13-01', false],
  ['date', '31-12-2026', false],
  ['date', 'tomorrow', false],
] as const)('%s: %s is %s', ([format, value, isGood]) => {
  expect(new RegExp(fieldFormats[format].pattern, 'u').test(value)).toBe(isGood)
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
