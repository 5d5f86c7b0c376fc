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

test.for([
  { en: 'about', nl: 'home' },
  { en: 'home', nl: 'about' },
  { en: 'about', nl: 'home#about' },
  { en: 'about#about', nl: 'about' },
  { en: 'about', nl: 'about#about' },
  { en: 'about', nl: 'https://elsewhere.example' },
  { en: 'about', nl: 'mailto:hello@bakery.example' },
  { en: 'https://elsewhere.example', nl: 'about' },
])('a link to $en is not one to $nl', ({ en, nl }) => {
  expect(found(linked(en, nl))).toMatchObject([
    { severity: 'error', at: { file: 'content/nl/pages/home.yaml' }, values: { en, nl } },
  ])
})

test.for([
  { en: 'See [us](about).', nl: 'Bekijk [ons](home).' },
  { en: 'See [us](about) and [this](home).', nl: 'Bekijk [ons](about) en [dit](about).' },
  { en: 'See [us](about#about).', nl: 'Bekijk [ons](about).' },
])('in a text, $en is not $nl', ({ en, nl }) => {
  expect(found(written(en, nl))).toHaveLength(1)
})

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

test.for([
  'https://bakery.example/About',
  'https://bakery.example/%61bout',
  'https://bakery.example/NL/about//',
  'https://bakery.example/about',
  'https://bakery.example/nl/about',
  'https://www.bakery.example/about/',
  'http://bakery.example/about#about',
  'https://bakery.example/',
])('%s is a page of this site', (address) => {
  const findings = found(linked(address, address))
  expect(findings).toHaveLength(2)
  expect(findings[0]?.fix?.edits[0]?.text).toMatch(/^(about(#about)?|home)$/)
})

test.for([
  linked('about', 'about'),
  linked('about#about', 'about#about'),
  linked('https://elsewhere.example/en', 'https://elsewhere.example/nl'),
  linked('mailto:hello@bakery.example', 'mailto:hallo@bakery.example'),
  linked('https://bakery.example/menu.pdf', 'https://bakery.example/menu.pdf'),
  linked('https://shop.bakery.example/about', 'https://shop.bakery.example/about'),
  linked('https://bakery.example.com/about', 'https://bakery.example.com/about'),
  written('See [us](about) or [home](home).', 'Ga naar [huis](home) of [ons](about).'),
  written('No link', 'Geen link'),
  written('See [us](about).', 'Bekijk ons.'),
  written('[A](https://a.example)', '[B](https://b.example)'),
])('nothing to say: %#', (changes) => {
  expect(found(changes)).toEqual([])
})

const origin = 'https://bakery.example'
const own = (address: string) => linked(address, address)

holdsForSites('links/twin', {
  caught: {
    'another page': linked('about', 'home'),
    'the other way around': linked('home', 'about'),
    'a part in English alone': linked('about#about', 'about'),
    'a part in Dutch alone': linked('about', 'about#about'),
    'another page and a part of it': linked('about', 'home#about'),
    'another site in Dutch': linked('about', 'https://elsewhere.example'),
    'another site in English': linked('https://elsewhere.example', 'about'),
    'a mail address in Dutch': linked('about', 'mailto:hello@bakery.example'),
    'a link in a text': written('See [us](about).', 'Bekijk [ons](home).'),
    'the second link of a text': written('[A](about), [b](home)', '[A](about), [b](about)'),
    'a part in a text': written('See [us](about#about).', 'Bekijk [ons](about).'),
    'a page of this site by its address': own(`${origin}/about`),
    'its Dutch address': own(`${origin}/nl/about`),
    'its address with www': own('https://www.bakery.example/about/'),
    'its address without s': own('http://bakery.example/about#about'),
    'its home page': own(`${origin}/`),
    'in a text, by its address': written(
      `See [us](${origin}/about).`,
      `Bekijk [ons](${origin}/nl/about).`,
    ),
    'in a menu': {
      ...inBoth('pages/about.yaml', about('About')),
      ...edit('nl/navigation.yaml', 'to: home', 'to: about'),
    },
  },
  clean: {
    'the small site': {},
    'the same page': linked('about', 'about'),
    'the same part': linked('about#about', 'about#about'),
    'another site, per language': linked(
      'https://elsewhere.example/en',
      'https://elsewhere.example/nl',
    ),
    'mail addresses': linked('mailto:hello@bakery.example', 'mailto:hallo@bakery.example'),
    'telephone numbers': linked('tel:+31201234567', 'tel:+31201234567'),
    'a file of this site': own(`${origin}/menu.pdf`),
    'a part of this site elsewhere': own('https://shop.bakery.example/about'),
    'a site whose name begins alike': own('https://bakery.example.com/about'),
    'a page that there is not on this site': own(`${origin}/nothing`),
    'links in another order': written(
      'See [us](about) or [home](home).',
      'Ga naar [huis](home) of [ons](about).',
    ),
    'no links': written('No link', 'Geen link'),
    'a link that Dutch lacks, which is told as that': written('See [us](about).', 'Bekijk ons.'),
    'other sites in a text': written('[A](https://a.example)', '[B](https://b.example)'),
    'the same link twice': written('[A](about), [b](about)', '[A](about), [b](about)'),
    'a link in a menu of both': {
      ...inBoth('pages/about.yaml', about('About')),
      ...edit('en/navigation.yaml', 'to: home', 'to: about'),
      ...edit('nl/navigation.yaml', 'to: home', 'to: about'),
    },
  },
})
