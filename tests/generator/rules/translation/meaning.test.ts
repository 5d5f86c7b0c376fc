import { describe, expect, test } from 'vitest'
import { recorded } from '../../recorded-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'pages/home.yaml'

type Pair = readonly [en: string, nl: string]

/** A text in two languages as it was confirmed, and as it is since. */
const since = (before: Pair, after: Pair): Changes => {
  const pages = ([en, nl]: Pair) => ({
    [`en/${home}`]: smallSite[`en/${home}`]?.replace('We bake at night.', JSON.stringify(en)),
    [`nl/${home}`]: smallSite[`nl/${home}`]?.replace('Wij bakken ’s nachts.', JSON.stringify(nl)),
  })
  return { ...recorded(pages(before)), ...pages(after) }
}

const told = (before: Pair, after: Pair) =>
  checkSmallSite(since(before, after)).diagnostics.filter(
    ({ code }) => code === 'translation/meaning',
  )

const notice: Pair = ['You must call a day ahead.', 'Je moet een dag vooraf bellen.']
const price: Pair = ['From €599 a site, excluding VAT.', 'Vanaf € 599 per site, exclusief btw.']
const delivery: Pair = ['Usually 2-3 weeks for us.', 'Meestal 2-3 weken voor ons.']
const english = (before: Pair, now: string) => since(before, [now, before[1]])

describe('how it reads', () => {
  test.for<readonly [what: string, before: Pair, after: Pair, message: string]>([
    [
      'a duty that became a permission',
      notice,
      [notice[0], 'Je mag een dag vooraf bellen.'],
      'Dutch changed “moet” to “mag”; English still says “must”.',
    ],
  ])('%s', ([, before, after, message]) => {
    expect(told(before, after).map((each) => each.message)).toEqual([message])
  })

  test('what was, what is and what the other language says stand under each other', () => {
    expect(told(delivery, ['Usually 3-4 weeks for us.', delivery[1]])).toMatchObject([
      {
        changes: [
          { label: 'English was', text: 'Usually [2-3] weeks for us.' },
          { label: 'English is', text: 'Usually [3-4] weeks for us.' },
          { label: 'Dutch says', text: 'Meestal 2-3 weken voor ons.' },
        ],
      },
    ])
  })
})

describe('how much it weighs', () => {
  test.for<readonly [what: string, severity: string, before: Pair, after: Pair]>([
    [
      'a duty to pay',
      'error',
      ['You must pay a day ahead.', 'Je moet een dag vooraf betalen.'],
      ['You must pay a day ahead.', 'Je mag een dag vooraf betalen.'],
    ],
  ])('%s: %s', ([, severity, before, after]) => {
    expect(told(before, after).map((each) => each.severity)).toEqual([severity])
  })
})

holdsForSites('translation/meaning', {
  caught: {
    'a limit': english(delivery, 'Usually within 2-3 weeks for us.'),
    'another price': english(price, 'From €699 a site, excluding VAT.'),
  },
  clean: {
    nothing: recorded(),
    'no record': {},
  },
})
