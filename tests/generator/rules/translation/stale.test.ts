import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'pages/home.yaml'

/** A page in two languages as it was confirmed, and what was made of it since. */
const story = (before: Pair, after: Partial<Pair>) => {
  const pages = (pair: Pair) => ({
    [`en/${home}`]: smallSite[`en/${home}`]?.replace('We bake at night.', pair.en),
    [`nl/${home}`]: smallSite[`nl/${home}`]?.replace('Wij bakken ’s nachts.', pair.nl),
  })
  const since = { ...recorded(pages(before)), ...pages({ ...before, ...after }) }
  return checkSmallSite(since).diagnostics.filter(({ code }) => code === 'translation/stale')
}

interface Pair {
  readonly en: string
  readonly nl: string
}

const delivery = { en: 'Usually 2-3 weeks for us.', nl: 'Meestal 2-3 weken voor ons.' }

test.for([
  { name: 'another word', after: { en: 'Mostly 2-3 weeks for us.' }, severity: 'warning' },
  { name: 'a word less', after: { en: 'Usually 2-3 weeks.' }, severity: 'warning' },
  { name: 'a capital', after: { en: 'Usually 2-3 Weeks for us.' }, severity: 'info' },
  { name: 'a point', after: { en: 'Usually 2-3 weeks for us!' }, severity: 'info' },
])('$name in the source alone: $severity', ({ after, severity }) => {
  expect(story(delivery, after)).toMatchObject([
    { severity, at: { file: `content/nl/${home}`, line: 8 }, path: 'sections[about].text' },
  ])
})

test.for([
  { name: 'nothing', after: {} },
  { name: 'the translation alone', after: { nl: 'In de regel 2-3 weken voor ons.' } },
  { name: 'both', after: { en: 'Always 2-3 weeks for us.', nl: 'Altijd 2-3 weken voor ons.' } },
  { name: 'quotes', after: { en: '"Usually 2-3 weeks for us."' } },
  { name: 'how it is wrapped', after: { en: '>-\n      Usually 2-3 weeks\n      for us.' } },
])('$name changed: nothing is stale', ({ after }) => {
  expect(story(delivery, after)).toEqual([])
})

test('what was, what is and what still stands are shown under each other', () => {
  expect(story(delivery, { en: 'Usually 2-3 weeks for bread.' })).toMatchObject([
    {
      message: 'The English text changed; the Dutch text did not.',
      changes: [
        { label: 'English was', text: 'Usually 2-3 weeks for [us].' },
        { label: 'English is', text: 'Usually 2-3 weeks for [bread].' },
        { label: 'Dutch still', text: 'Meestal 2-3 weken voor ons.' },
      ],
    },
  ])
})

test('without a record nothing is known to be stale', () => {
  expect(checkSmallSite().diagnostics).toEqual([])
})

/** The page as it was confirmed, and as it is since. */
const since = (before: Pair, after: Partial<Pair>): Changes => {
  const pages = (pair: Pair) => ({
    [`en/${home}`]: smallSite[`en/${home}`]?.replace('We bake at night.', pair.en),
    [`nl/${home}`]: smallSite[`nl/${home}`]?.replace('Wij bakken ’s nachts.', pair.nl),
  })
  return { ...recorded(pages(before)), ...pages({ ...before, ...after }) }
}
const now = (en: string) => since(delivery, { en })
const faqs = (answer: string) => `questions:\n  - { id: a, question: Why, answer: ${answer} }\n`

holdsForSites('translation/stale', {
  caught: {
    'another word': now('Mostly 2-3 weeks for us.'),
    'another adjective': since(
      { en: 'Our rye is dark and heavy.', nl: 'Onze rogge is donker en zwaar.' },
      { en: 'Our rye is dark and moist.' },
    ),
    'another verb': since(
      { en: 'We knead dough by hand.', nl: 'Wij kneden deeg met de hand.' },
      { en: 'We shape dough by hand.' },
    ),
    'another noun': since(
      { en: 'Ask for the baker.', nl: 'Vraag naar de bakker.' },
      { en: 'Ask for the miller.' },
    ),
    'another place': since(
      { en: 'Our mill stands by the water.', nl: 'Onze molen staat aan het water.' },
      { en: 'Our mill stands by the road.' },
    ),
    'a remark': since(
      { en: 'The crust is thick.', nl: 'De korst is dik.' },
      { en: 'The crust is thick, like leather.' },
    ),
    'another colour': since(
      { en: 'The door is green.', nl: 'De deur is groen.' },
      { en: 'The door is blue.' },
    ),
    'a text about something else': since(
      { en: 'The oven is made of stone.', nl: 'De oven is van steen.' },
      { en: 'Our flour comes by barge.' },
    ),
    'a word less': now('Usually 2-3 weeks.'),
    'words in another order': now('For us usually 2-3 weeks.'),
    'a capital': now('Usually 2-3 Weeks for us.'),
    'an exclamation mark': now('Usually 2-3 weeks for us!'),
    'a link': now('Usually [2-3 weeks](home) for us.'),
    'a title': { ...recorded(), ...edit(`en/${home}`, /title: .*/, 'title: Bakers by the water') },
    'the notice of the site': { ...recorded(), ...edit('en/navigation.yaml', 'Fine', 'All right') },
    'an answer': {
      ...recorded(inBoth('faqs/home.yaml', faqs('So'))),
      'en/faqs/home.yaml': faqs('Because'),
    },
  },
  clean: {
    'no record': {},
    nothing: recorded(),
    'nothing, with figures': since(delivery, {}),
    'the translation alone': since(delivery, { nl: 'In de regel 2-3 weken voor ons.' }),
    both: since(delivery, { en: 'Always 2-3 weeks for us.', nl: 'Altijd 2-3 weken voor ons.' }),
    'a figure in both': since(delivery, {
      en: 'Usually 3 weeks for us.',
      nl: 'Meestal 3 weken voor ons.',
    }),
    quotes: now('"Usually 2-3 weeks for us."'),
    'other quotes': now("'Usually 2-3 weeks for us.'"),
    'how it is wrapped': now('>-\n      Usually 2-3 weeks\n      for us.'),
    spaces: now('Usually  2-3 weeks   for us.'),
    'the order of keys': {
      ...recorded(),
      ...edit(`en/${home}`, 'id: about\n    tile: key', 'tile: key\n    id: about'),
    },
    'a remark': { ...recorded(), ...edit(`en/${home}`, /^/, '# about our bread\n') },
    'a tile': { ...recorded(), ...edit(`en/${home}`, 'tile: key', 'tile: sun') },
    'the fact that is filled in': {
      ...since({ en: 'Bread is {{price.bread}}.', nl: 'Brood kost {{price.bread}}.' }, {}),
      'facts.yaml': 'price:\n  bread: { money: 5 }\n',
    },
    'a page that is new': {
      ...recorded(),
      ...inBoth('pages/about.yaml', 'title: A\ndescription: A\nsections: []\n'),
    },
    'a text that is gone': {
      ...recorded(),
      ...edit(`en/${home}`, /description: .*\n/, ''),
      ...edit(`nl/${home}`, /description: .*\n/, ''),
    },
  },
})
