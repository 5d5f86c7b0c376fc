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
  { name: 'a capital', after: { en: 'Usually 2-3 Weeks for us.' }, severity: 'info' },
])('$name in the source alone: $severity', ({ after, severity }) => {
  expect(story(delivery, after)).toMatchObject([
    { severity, at: { file: `content/nl/${home}`, line: 8 }, path: 'sections[about].text' },
  ])
})

test('the second line of the source alone', () => {
  const before = { en: '"For us.\\n\\nUsually soon."', nl: '"Voor ons.\\n\\nMeestal gauw."' }

  expect(story(before, { en: '"For us.\\n\\nMostly soon."' })).toMatchObject([
    { path: 'sections[about].text' },
  ])
})

test.for([
  { name: 'nothing', after: {} },
  { name: 'the translation alone', after: { nl: 'In de regel 2-3 weken voor ons.' } },
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
    'the notice of the site': { ...recorded(), ...edit('en/navigation.yaml', 'Fine', 'All right') },
    'an answer': {
      ...recorded(inBoth('faqs/home.yaml', faqs('So'))),
      'en/faqs/home.yaml': faqs('Because'),
    },
  },
  clean: {
    'no record': {},
    nothing: recorded(),
    'the translation alone': since(delivery, { nl: 'In de regel 2-3 weken voor ons.' }),
  },
})
