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
const dutch = (before: Pair, now: string) => since(before, [before[0], now])

describe('how it reads', () => {
  test.for<readonly [what: string, before: Pair, after: Pair, message: string]>([
    [
      'a duty that became a permission',
      notice,
      [notice[0], 'Je mag een dag vooraf bellen.'],
      'Dutch changed “moet” to “mag”; English still says “must”.',
    ],
    [
      'another figure of the source',
      delivery,
      ['Usually 3-4 weeks for us.', delivery[1]],
      'English changed “2-3 weeks” to “3-4 weeks”; Dutch still says “2-3 weken”.',
    ],
    [
      'an exception that is gone from both but one',
      ['Open daily, except on Sundays.', 'Elke dag open, behalve op zondag.'],
      ['Open daily.', 'Iedere dag open, behalve op zondag.'],
      '“except on Sundays” is gone from the English; Dutch changed too, and still says “behalve”.',
    ],
    [
      'two names that changed places',
      ['Ask Anna about bread and Tom about cake.', 'Vraag Anna naar brood en Tom naar taart.'],
      ['Ask Anna about bread and Tom about cake.', 'Vraag Tom naar brood en Anna naar taart.'],
      '“Anna” and “Tom” changed places in the Dutch; English did not change.',
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
    ['a value', 'error', delivery, ['Usually 3-4 weeks for us.', delivery[1]]],
    ['a duty', 'warning', notice, [notice[0], 'Je mag een dag vooraf bellen.']],
    [
      'a duty to pay',
      'error',
      ['You must pay a day ahead.', 'Je moet een dag vooraf betalen.'],
      ['You must pay a day ahead.', 'Je mag een dag vooraf betalen.'],
    ],
    ['a word for how sure it is', 'warning', delivery, ['2-3 weeks for us.', delivery[1]]],
    [
      'the same while both changed',
      'info',
      ['We bake rye for you.', 'Wij bakken rogge voor je.'],
      ['We usually bake rye for you.', 'Rogge bakken wij voor je.'],
    ],
  ])('%s: %s', ([, severity, before, after]) => {
    expect(told(before, after).map((each) => each.severity)).toEqual([severity])
  })
})

holdsForSites('translation/meaning', {
  caught: {
    'another figure': english(delivery, 'Usually 3-4 weeks for us.'),
    'one end of a range': english(delivery, 'Usually 2-4 weeks for us.'),
    'another unit': english(delivery, 'Usually 2-3 days for us.'),
    'a figure for a fact': english(delivery, 'Usually {{price.bread}} for us.'),
    'a figure less': english(delivery, 'Usually a few weeks for us.'),
    'a limit': english(delivery, 'Usually within 2-3 weeks for us.'),
    not: english(delivery, 'Usually not 2-3 weeks for us.'),
    'a sentence more': english(delivery, 'Usually 2-3 weeks for us. Ask for a date.'),
    'another price': english(price, 'From €699 a site, excluding VAT.'),
    'a price with VAT': english(price, 'From €599 a site, including VAT.'),
    'a permission for a duty': dutch(notice, 'Je mag een dag vooraf bellen.'),
    'a condition': dutch(notice, 'Je moet een dag vooraf bellen als het regent.'),
    'an exception': english(notice, 'You must call a day ahead, except for bread.'),
    only: english(notice, 'Only you must call a day ahead.'),
    'a number in words': dutch(notice, 'Je moet drie dagen vooraf bellen.'),
    'a contrary': english(['We open at noon.', 'Wij openen om twaalf uur.'], 'We close at noon.'),
    'another weekday': english(['Come on Monday.', 'Kom op maandag.'], 'Come on Friday.'),
    'a promise': dutch(delivery, 'Altijd 2-3 weken voor ons.'),
    'another figure in each': since(delivery, [
      'Usually 3 weeks for us.',
      'Meestal 4 weken voor ons.',
    ]),
  },
  clean: {
    nothing: recorded(),
    'no record': {},
    'another word': english(delivery, 'Mostly 2-3 weeks for us.'),
    'digits for a word': english(notice, 'You must call 1 day ahead.'),
    'a contraction': english(
      ['We do not bake rye.', 'Wij bakken geen rogge.'],
      'We don’t bake rye.',
    ),
    'not closed, which is open': english(
      ['The shop is not closed.', 'De winkel is niet dicht.'],
      'The shop is open.',
    ),
    'unless, which is only if': english(
      ['We do not bake unless you call.', 'Wij bakken niet, tenzij je belt.'],
      'We only bake if you call.',
    ),
    'a part that moved': english(
      ['On Monday we bake rye and wheat.', 'Op maandag bakken wij rogge en tarwe.'],
      'We bake rye and wheat on Monday.',
    ),
    'the same figure in both': since(delivery, [
      'Usually 3 weeks for us.',
      'Meestal 3 weken voor ons.',
    ]),
    'the same duty in both': since(notice, [
      'You may call a day ahead.',
      'Je mag een dag vooraf bellen.',
    ]),
    'a half, which is 50%': english(['Half of it is rye.', 'De helft is rogge.'], 'It is 50% rye.'),
    'a dozen, which is twelve': english(
      ['A dozen rolls fit in.', 'Er passen twaalf broodjes in.'],
      'Twelve rolls fit in.',
    ),
    'half past nine, which is 9.30': dutch(
      ['Come at 9.30 a.m.', 'Kom om 9.30 uur.'],
      'Kom om half tien.',
    ),
    'another word for the same duty': english(notice, 'You have to call a day ahead.'),
    'at most, which is no more than': english(
      ['At most six people fit in.', 'Er passen hoogstens zes mensen in.'],
      'No more than six people fit in.',
    ),
    'words alone in both': since(notice, [
      'You must ring a day ahead.',
      'Je moet een dag tevoren bellen.',
    ]),
  },
})
