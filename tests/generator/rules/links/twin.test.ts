import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const about = (title: string) => `title: ${title}
description: ${title}
sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`
const linked = (en: string, nl: string) => ({
  'en/pages/about.yaml': about('About'),
  'nl/pages/about.yaml': about('Over ons'),
  ...edit('en/pages/home.yaml', /$/, `    link: { label: More, to: '${en}' }\n`),
  ...edit('nl/pages/home.yaml', /$/, `    link: { label: Meer, to: '${nl}' }\n`),
})
const callout = (text: string) => `  - type: action
    id: call
    tile: key
    text: '${text}'
    actions: [{ label: Home, to: home }]
    look: line
`
const written = (en: string, nl: string) => ({
  'en/pages/about.yaml': about('About'),
  'nl/pages/about.yaml': about('Over ons'),
  ...edit('en/pages/home.yaml', /$/, callout(en)),
  ...edit('nl/pages/home.yaml', /$/, callout(nl)),
})
const found = (changes: ReturnType<typeof linked>) =>
  checkSmallSite(changes).diagnostics.filter(({ code }) => code === 'links/twin')

test.for([{ en: 'https://elsewhere.example', nl: 'about' }])(
  'a link to $en is not one to $nl',
  ({ en, nl }) => {
    expect(found(linked(en, nl))).toMatchObject([
      { severity: 'error', at: { file: 'content/nl/pages/home.yaml' }, values: { en, nl } },
    ])
  },
)

test.for([{ en: 'See [us](about).', nl: 'Bekijk [ons](home).' }])(
  'in a text, $en is not $nl',
  ({ en, nl }) => {
    expect(found(written(en, nl))).toHaveLength(1)
  },
)

test('two addresses of one page are a warning', () => {
  const alias = 'aliases: [/over-ons]\n'
  const both = {
    ...linked('about', 'over-ons'),
    'en/pages/about.yaml': `${alias}${about('About')}`,
    'nl/pages/about.yaml': `${alias}${about('Over ons')}`,
  }

  expect(found(both)).toMatchObject([
    {
      severity: 'warning',
      hint: 'It is the same page at another of its addresses. Write one of the two in English and Dutch.',
    },
  ])
})

test.for(['https://bakery.example/About'])('%s is a page of this site', (address) => {
  const findings = found(linked(address, address))
  expect(findings).toHaveLength(2)
  expect(findings[0]?.fix?.edits[0]?.text).toMatch(/^(about(#about)?|home)$/)
})

test.for([linked('about', 'about')])('nothing to say: %#', (changes) => {
  expect(found(changes)).toEqual([])
})

holdsForSites('links/twin', {
  caught: {
    'a link in a text': written('See [us](about).', 'Bekijk [ons](home).'),
    'in a menu': {
      ...inBoth('pages/about.yaml', about('About')),
      ...edit('nl/navigation.yaml', 'to: home', 'to: about'),
    },
  },
  clean: {
    'the small site': {},
    'another site, per language': linked(
      'https://elsewhere.example/en',
      'https://elsewhere.example/nl',
    ),
  },
})
