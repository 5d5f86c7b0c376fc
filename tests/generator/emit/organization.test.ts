import { expect, test } from 'vitest'
import { addressLines, weekOf } from '#generator/emit/organization.ts'
import { edit, editBoth } from '../edit.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'
import { emitted } from './read.ts'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const hours = [
  { days: [...week], opens: '13:00', closes: '17:30' },
  { days: ['monday', 'tuesday', 'friday'] as const, opens: '09:00', closes: '12:00' },
  { days: ['saturday'] as const, opens: '18:00', closes: '02:00' },
].map((each) => ({ ...each, days: [...each.days] }))

test.for([
  [
    'en-GB',
    [
      ['Monday – Tuesday', '09:00–12:00', '13:00–17:30'],
      ['Wednesday – Thursday', '13:00–17:30'],
      ['Friday', '09:00–12:00', '13:00–17:30'],
      ['Saturday', '18:00–02:00'],
      ['Sunday'],
    ],
  ],
  [
    'nl-NL',
    [
      ['Maandag – dinsdag', '09:00–12:00', '13:00–17:30'],
      ['Woensdag – donderdag', '13:00–17:30'],
      ['Vrijdag', '09:00–12:00', '13:00–17:30'],
      ['Zaterdag', '18:00–02:00'],
      ['Zondag'],
    ],
  ],
] as const)('in %s the week is written as there', ([locale, rows]) => {
  const told = weekOf(hours, { locale }).map(({ days, times }) => [days, ...times])
  expect(told).toEqual(rows)
})

const singel = { street: 'Singel 1', postalCode: '2011 AB', city: 'Haarlem' }
test.for([
  [singel, 'nl-NL', ['Singel 1', '2011 AB Haarlem']],
  [{ ...singel, country: 'NL' }, 'nl-NL', ['Singel 1', '2011 AB Haarlem']],
  [{ ...singel, country: 'NL' }, 'en-GB', ['Singel 1', '2011 AB Haarlem', 'Netherlands']],
  [{ ...singel, country: 'NL' }, 'nl-BE', ['Singel 1', '2011 AB Haarlem', 'Nederland']],
  [{ city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' }, 'en-GB', ['Leeds LS1 1AA']],
  [{ city: 'Haarlem' }, 'nl', ['Haarlem']],
  [{}, 'nl', []],
] as const)('the address %j in %s', ([address, locale, lines]) => {
  expect(addressLines(address, { locale })).toEqual(lines)
})

const organization = `organization:
  street: Singel 1
  city: Haarlem
  telephone: +31 (0)23 555 01 42
  email: hello@korenaar.example
  hours: [{ days: [monday, tuesday], opens: '09:00', closes: '17:00' }]
`
const settings = edit('site.yaml', /$/, organization)
const section = (show: string): Changes =>
  editBoth(
    'pages/home.yaml',
    /$/,
    `  - { type: contact, id: visit, heading: Korenaar, show: ${show} }\n`,
  )

test('a page with the section has the details in its language; another page has none', () => {
  const files = emitted({ ...settings, ...section('[address, telephone, email, hours]') })
  expect(files.get('data/nl/pages/home.json')).toMatchObject({
    organization: {
      address: ['Singel 1', 'Haarlem'],
      telephone: { text: '+31 (0)23 555 01 42', href: 'tel:+310235550142' },
      email: 'hello@korenaar.example',
      hours: [
        { days: 'Maandag – dinsdag', times: ['09:00–17:00'] },
        { days: 'Woensdag – zondag', times: [] },
      ],
      words: { hours: 'Openingstijden', closed: 'Gesloten' },
    },
  })
  expect(files.get('data/forms.json')).toMatchObject({ contact: 'hello@korenaar.example' })
  expect(emitted(settings).get('data/nl/pages/home.json')).not.toHaveProperty('organization')
})

test('the footer shows what it names, before its own lines', () => {
  const shown = edit(
    'nl/navigation.yaml',
    '  lines:',
    '  show: [hours, address, telephone]\n  lines:',
  )
  const english = edit(
    'en/navigation.yaml',
    '  lines:',
    '  show: [hours, address, telephone]\n  lines:',
  )
  const footer = (changes: Changes) =>
    Object(emitted({ ...settings, ...changes }).get('data/nl/chrome.json')).footer
  expect(footer({ ...shown, ...english })).toEqual({
    email: 'hello@bakery.example',
    lines: [
      'Maandag – dinsdag 09:00–17:00',
      'Singel 1',
      'Haarlem',
      '+31 (0)23 555 01 42',
      'Haarlem',
    ],
    columns: [],
  })
  expect(footer({})).toEqual({ email: 'hello@bakery.example', lines: ['Haarlem'], columns: [] })
})

test('what the site does not say is told where it is shown', () => {
  const changes = {
    ...edit('site.yaml', /$/, 'organization: { city: Haarlem }\n'),
    ...section('[address, hours, adress]'),
  }
  const told = checkSmallSite(changes)
    .diagnostics.filter(({ code, language }) => code === 'reference/unknown' && language === 'en')
    .map(({ at, message, hint }) => [at.file, at.line, message, hint])
  expect(told).toEqual([
    [
      'content/en/pages/home.yaml',
      10,
      'The site has no "hours" of the organization. The same name stands in one other place.',
      'Write it under "organization" in content/site.yaml, or remove it here.',
    ],
    [
      'content/en/pages/home.yaml',
      10,
      'The site has no "adress" of the organization. The same name stands in one other place.',
      'Did you mean "address"?',
    ],
  ])
})
