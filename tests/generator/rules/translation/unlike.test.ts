import { describe, expect, test } from 'vitest'

import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'pages/home.yaml'

/** A text in two languages that nobody has compared yet. */
const pair = (en: string, nl: string): Changes => ({
  [`en/${home}`]: smallSite[`en/${home}`]?.replace('We bake at night.', JSON.stringify(en)),
  [`nl/${home}`]: smallSite[`nl/${home}`]?.replace('Wij bakken ’s nachts.', JSON.stringify(nl)),
})

const told = (en: string, nl: string) =>
  checkSmallSite(pair(en, nl)).diagnostics.flatMap(({ code, message }) =>
    code === 'translation/unlike' ? [message] : [],
  )

describe('how it reads', () => {
  test.for<readonly [what: string, en: string, nl: string, message: string]>([
    [
      'another day',
      'Our shop is closed on Monday.',
      'Onze winkel is dicht op dinsdag.',
      'English says Monday, Dutch says dinsdag.',
    ],
  ])('%s', ([, en, nl, message]) => {
    expect(told(en, nl)).toEqual([message])
  })
})

holdsForSites('translation/unlike', {
  caught: {
    'an exception that is lost': pair('All of it except the rye.', 'Het hele assortiment.'),
    'a sentence that came': pair(
      'We bake with butter from the farm.',
      'Wij bakken met roomboter van de boer. Melk en eieren halen wij daar ook.',
    ),
  },
  clean: {
    nothing: {},
    'a free translation': pair('Bread that stays with you.', 'Brood om niet te vergeten.'),
  },
})
