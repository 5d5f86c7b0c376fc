import { expect, test } from 'vitest'
import { languages } from '../e2e/languages.ts'
import { inLanguage } from '../e2e/routes.ts'
import { openPage } from '../support/browser-page.ts'

/** What the form asks for, in order, and the words of the choices. */
const wording = {
  en: {
    labels: [
      'Company name',
      'Email address',
      'Which plan are you thinking of?',
      ...['Yes', 'No'],
      'What does your business do?',
      'What should your website achieve?',
    ],
    plans: ['Core Plan', 'Advance Plan', 'Pro Plan', 'Not Sure / Custom Solution'],
    group: 'Do you have a website now?',
  },
  nl: {
    labels: [
      'Bedrijfsnaam',
      'E-mailadres',
      'Aan welk pakket denk je?',
      ...['Ja', 'Nee'],
      'Wat doet je bedrijf?',
      'Wat moet je website opleveren?',
    ],
    plans: ['Core-pakket', 'Advance-pakket', 'Pro-pakket', 'Weet ik nog niet / maatwerk'],
    group: 'Heb je nu een website?',
  },
}

const names = [
  ...['companyName', 'email', 'service-interested-in', 'hasWebsite', 'hasWebsite'],
  ...['businessDescription', 'websiteGoal'],
]
const kinds = ['text', 'email', 'select-one', 'radio', 'radio', 'text', 'textarea']

const cases = languages.map(({ code, chrome }) => ({
  code,
  chrome,
  path: inLanguage(code, '/strategy-call'),
  words: code === 'nl' ? wording.nl : wording.en,
}))
const withoutScript = { hasJavaScript: false, isReused: true }

test.for(cases)('$path asks for everything by name and with a label', async ({ path, words }) => {
  const page = await openPage(path, withoutScript)
  const form = page.locator('main form')
  expect(await form.getAttribute('method')).toBe('post')
  expect(await form.getAttribute('action')).toBe('/')
  const hidden = form.locator('input[type=hidden]')
  expect(await hidden.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
    '<input type="hidden" name="form-name" value="strategy-call">',
  ])

  const controls = form.locator('input:not([type=hidden]), select, textarea')
  expect(await controls.evaluateAll(describeControls)).toEqual(
    names.map((name, index) => ({
      name,
      kind: kinds[index],
      label: words.labels[index],
      isRequired: true,
    })),
  )
  expect(await form.getByRole('radiogroup', { name: words.group }).getByRole('radio').count()).toBe(
    2,
  )
  expect(await form.locator('textarea').getAttribute('rows')).toBe('3')
  expect(await form.locator(':read-write:not([maxlength="20000"])').count()).toBe(0)

  const options = form.locator('select option')
  expect((await options.allTextContents()).slice(1)).toEqual(words.plans)
  expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    '',
    'core',
    'advance',
    'pro',
    'not-sure',
  ])
})

const describeControls = (all: readonly HTMLInputElement[]) =>
  all.map(({ name, type, required, labels }) => ({
    name,
    kind: type,
    label: [...(labels ?? [])].map((label) => label.textContent.trim()).join(),
    isRequired: required,
  }))
