import { expect, test } from 'vitest'
import { audits, strategyCalls } from '../e2e/forms.ts'
import { openPage } from '../support/browser-page.ts'

/** What the options of each question of the audit count; none where the visitor writes. */
const scores = [
  ...[[], [3, 2, 3, 1], [], [3, 2, 1, 0], [], [2, 1], [3, 2, 1], [3, 2, 1]],
  ...[[3, 2, 1], []],
]

test.for(audits)('in $code the choices of the audit count what they should', ({ quiz }) => {
  expect(quiz.questions.map(({ options = [] }) => options.map(({ score }) => score))).toEqual(
    scores,
  )
})

/** What the strategy call asks for, in order, and the words of the choices. */
const wording = {
  en: {
    labels: [
      ...['Company name', 'Email address', 'Which plan are you thinking of?', 'Yes', 'No'],
      ...['What does your business do?', 'What should your website achieve?'],
    ],
    plans: ['Core Plan', 'Advance Plan', 'Pro Plan', 'Not Sure / Custom Solution'],
    group: 'Do you have a website now?',
  },
  nl: {
    labels: [
      ...['Bedrijfsnaam', 'E-mailadres', 'Aan welk pakket denk je?', 'Ja', 'Nee'],
      ...['Wat doet je bedrijf?', 'Wat moet je website opleveren?'],
    ],
    plans: ['Core-pakket', 'Advance-pakket', 'Pro-pakket', 'Weet ik nog niet / maatwerk'],
    group: 'Heb je nu een website?',
  },
}
const asked = [
  ['companyName', 'text'],
  ['email', 'email'],
  ['service-interested-in', 'select-one'],
  ['hasWebsite', 'radio'],
  ['hasWebsite', 'radio'],
  ['businessDescription', 'text'],
  ['websiteGoal', 'textarea'],
]

test.for(strategyCalls)(
  'in $code the strategy call asks for everything by name and with a label',
  async ({ code, path }) => {
    const words = code === 'nl' ? wording.nl : wording.en
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    const form = page.locator('main form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.getAttribute('action')).toBe('/')
    const hidden = form.locator('input[type=hidden]')
    expect(await hidden.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
      '<input type="hidden" name="form-name" value="strategy-call">',
    ])

    const controls = form.locator('input:not([type=hidden]), select, textarea')
    expect(await controls.evaluateAll(describeControls)).toEqual(
      asked.map(([name, kind], index) => ({
        ...{ name, kind },
        label: words.labels[index],
        isRequired: true,
      })),
    )
    const radios = form.getByRole('radiogroup', { name: words.group }).getByRole('radio')
    expect(await radios.count()).toBe(2)
    expect(await form.locator('textarea').getAttribute('rows')).toBe('3')
    expect(await form.locator(':read-write:not([maxlength="20000"])').count()).toBe(0)

    const options = await form.locator('select option').all()
    expect((await Promise.all(options.map((one) => one.textContent()))).slice(1)).toEqual(
      words.plans,
    )
    expect(await Promise.all(options.map((one) => one.getAttribute('value')))).toEqual([
      ...['', 'core', 'advance', 'pro', 'not-sure'],
    ])
  },
)

const describeControls = (all: readonly HTMLInputElement[]) =>
  all.map(({ name, type, required, labels }) => ({
    name,
    kind: type,
    label: [...(labels ?? [])].map((label) => label.textContent.trim()).join(),
    isRequired: required,
  }))
