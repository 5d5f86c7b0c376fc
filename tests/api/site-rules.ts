import type { FormRules, FormRuleWords } from '#site/types.ts'

type Words = FormRuleWords['fields']

const texts = (
  entries: Readonly<Record<string, readonly [label: string, required?: string]>>,
): Words =>
  Object.fromEntries(
    Object.entries(entries).map(([name, [label, required]]) => [
      name,
      { label, ...(required !== undefined && { required }) },
    ]),
  )

const choice = (label: string, options: readonly (readonly [label: string, score?: number])[]) => ({
  label,
  options: options.map(([option, score]) => ({
    value: option,
    label: option,
    ...(score !== undefined && { score }),
  })),
})

const questions = Array.from({ length: 10 }, (_, index) => `question_${index + 1}`)
const [website = ''] = questions

const auditWords: Words = {
  ...texts({
    name: ['Your name', 'Please enter your name.'],
    email: ['Your email address', 'Please enter your email address.'],
    website: ['What is the address of your website?'],
    question_1: ['What is the address of your website?', 'Please enter a website URL'],
    question_3: ['Who is your website for?', 'Please enter your target audience.'],
    question_5: ['What frustrates you most about your site?', 'Please describe it.'],
    question_10: ['Where should we send your video?'],
  }),
  question_2: choice('What should your website do?', [
    ['Collect leads', 3],
    ['Inform visitors', 2],
  ]),
  question_4: choice('How happy are you with it?', [
    ['Very happy', 3],
    ['It’s okay', 2],
  ]),
}

const address = { kind: 'email', required: true, maxLength: 254 } as const
const plan = (core: string, advance: string, pro: string) => [
  { value: 'core', label: core },
  { value: 'advance', label: advance },
  { value: 'pro', label: pro },
]
const yesOrNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]

/** The rules of a site with two forms in two languages, as a build writes them. */
export const rules: FormRules = {
  origin: 'https://tegelwerk.example',
  contact: 'hello@tegelwerk.example',
  retention: {
    requests: { number: 2, unit: 'year' },
    spam: { number: 30, unit: 'day' },
    unsent: { number: 30, unit: 'day' },
  },
  notStored: {
    en: { heading: 'We didn’t receive this', text: 'Nothing was saved.', mail: 'Or email it' },
    nl: { heading: 'Dit is niet aangekomen', text: 'Er is niets opgeslagen.', mail: 'Of mail het' },
  },
  notTaken: {
    en: {
      tooOften: { heading: 'Please wait a minute', text: 'Nothing was saved.' },
      tooLarge: { heading: 'That’s too much text', text: 'Nothing was saved.' },
      unreadable: { heading: 'We couldn’t read this form', text: 'Nothing was saved.' },
    },
    nl: {
      tooOften: { heading: 'Wacht even een minuut', text: 'Er is niets opgeslagen.' },
      tooLarge: { heading: 'Dit formulier is te lang', text: 'Er is niets opgeslagen.' },
      unreadable: { heading: 'We konden dit niet lezen', text: 'Er is niets opgeslagen.' },
    },
  },
  forms: [
    {
      name: 'strategy-call',
      fields: [
        { name: 'companyName', kind: 'text', required: true },
        { name: 'email', ...address, pattern: '\\S+@\\S+\\.\\S+' },
        { name: 'service-interested-in', kind: 'select', required: true },
        { name: 'hasWebsite', kind: 'radio', required: true },
        { name: 'businessDescription', kind: 'text', required: true },
        { name: 'websiteGoal', kind: 'textarea', required: true },
      ],
      languages: {
        en: {
          path: '/strategy-call',
          sent: '/strategy-call/sent',
          thanks: 'Sent. Now pick a time.',
          fields: {
            ...texts({
              companyName: ['Company name', 'Please enter your company name.'],
              email: ['Email address', 'Please enter your email address.'],
              businessDescription: ['What does your business do?', 'Please tell us.'],
              websiteGoal: ['What should your website achieve?', 'Please tell us what.'],
            }),
            'service-interested-in': {
              label: 'Which plan are you thinking of?',
              required: 'Please choose a plan.',
              options: plan('Core Plan', 'Advance Plan', 'Pro Plan'),
            },
            hasWebsite: { label: 'Do you have a website now?', options: yesOrNo('Yes', 'No') },
          },
        },
        nl: {
          path: '/nl/strategy-call',
          sent: '/nl/strategy-call/sent',
          thanks: 'Verstuurd. Kies nu een tijd.',
          fields: {
            ...texts({
              companyName: ['Bedrijfsnaam', 'Vul je bedrijfsnaam in.'],
              email: ['E-mailadres', 'Vul je e-mailadres in.'],
              businessDescription: ['Wat doet je bedrijf?', 'Vertel wat je bedrijf doet.'],
              websiteGoal: ['Wat moet je website opleveren?', 'Vertel het.'],
            }),
            'service-interested-in': {
              label: 'Aan welk pakket denk je?',
              required: 'Kies een pakket.',
              options: plan('Core-pakket', 'Advance-pakket', 'Pro-pakket'),
            },
            hasWebsite: { label: 'Heb je nu een website?', options: yesOrNo('Ja', 'Nee') },
          },
        },
      },
    },
    {
      name: 'funnel-scan-results',
      fields: [
        { name: 'name', kind: 'text', required: true },
        { name: 'email', ...address, pattern: '^\\S+@\\S+$' },
        { name: 'website', kind: 'text', required: false, sameAs: website },
        ...questions.flatMap((name): FormRules['forms'][number]['fields'] => [
          {
            name,
            kind: 'options' in (auditWords[name] ?? {}) ? 'choice' : 'text',
            required: name === website || name === 'question_3' || name === 'question_5',
            wording: `${name}_text`,
            ...(name === website && {
              maxLength: 2048,
              pattern:
                '^(?:https?://)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+\\p{L}{2,}(?:[/?#]\\S*)?$',
            }),
            ...(name === 'question_10' && { sameAs: 'name' }),
          },
          { name: `${name}_text`, kind: 'wording', required: false },
        ]),
      ],
      languages: {
        en: {
          path: '/funnel-scan/questions',
          sent: '/funnel-scan/sent',
          thanks: 'Thank you.',
          fields: auditWords,
        },
        nl: {
          path: '/nl/funnel-scan/questions',
          sent: '/nl/funnel-scan/sent',
          thanks: 'Dank je wel.',
          fields: auditWords,
        },
      },
    },
  ],
}

/** Valid fields of the strategy call form. */
export const strategyCall = {
  'form-name': 'strategy-call',
  companyName: 'Bakkerij de Vries',
  email: 'anna@devries.example',
  'service-interested-in': 'advance',
  hasWebsite: 'yes',
  businessDescription: 'Bread, baked at night',
  websiteGoal: 'Orders before noon',
}

/** Valid fields of the audit, as the browser sends them. */
export const audit = {
  'form-name': 'funnel-scan-results',
  name: 'Anna de Vries',
  email: 'anna@devries.example',
  website: 'devries.example',
  ...Object.fromEntries(
    [
      'devries.example',
      'Collect leads',
      'Runners',
      'It’s okay',
      'Nobody calls',
      'Yes',
      'No',
      'No',
      'Some',
      'Anna de Vries',
    ].flatMap((answer, index) => [
      [`question_${index + 1}`, answer],
      [`question_${index + 1}_text`, `Question ${index + 1}?`],
    ]),
  ),
}

/** The form-encoded body of some fields. */
export const encode = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString()
