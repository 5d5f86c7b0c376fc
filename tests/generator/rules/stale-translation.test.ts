import { expect, test } from 'vitest'
import { recorded } from '../recorded-site.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

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
  { name: 'another figure', after: { en: 'Usually 3-4 weeks for us.' }, severity: 'error' },
  { name: 'another fact', after: { en: 'Usually {{price.bread}} for us.' }, severity: 'error' },
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
  expect(story(delivery, { en: 'Usually 3-4 weeks for us.' })).toMatchObject([
    {
      message:
        'The English text now says 3-4 weeks instead of 2-3 weeks; the Dutch did not change.',
      changes: [
        { label: 'English was', text: 'Usually [2-3] weeks for us.' },
        { label: 'English is', text: 'Usually [3-4] weeks for us.' },
        { label: 'Dutch still', text: 'Meestal 2-3 weken voor ons.' },
      ],
    },
  ])
})

test('without a record nothing is known to be stale', () => {
  expect(checkSmallSite().diagnostics).toEqual([])
})
