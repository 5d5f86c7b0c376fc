import { describe, expect, test } from 'vitest'
import { recorded } from '../../recorded-site.ts'
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
    [
      'an exception that is lost',
      'All bread is ours except the rye.',
      'Al het brood is van ons.',
      'English says except, Dutch says nothing like it.',
    ],
    [
      'an exception that came',
      'All bread is ours.',
      'Al het brood is van ons behalve de rogge.',
      'Dutch says behalve, English says nothing like it.',
    ],
  ])('%s', ([, en, nl, message]) => {
    expect(told(en, nl)).toEqual([message])
  })
})

holdsForSites('translation/unlike', {
  caught: {
    'another weekday': pair('Come on Monday.', 'Kom op vrijdag.'),
    'another month': pair('We are away in June.', 'Wij zijn weg in juli.'),
    'another number in words': pair('We bake seven loaves.', 'Wij bakken acht broden.'),
    'another span in words': pair('It keeps two weeks.', 'Het blijft drie weken goed.'),
    'another rate': pair('You pay per month.', 'Je betaalt per week.'),
    'another treatment of VAT': pair('Prices are including VAT.', 'Prijzen zijn exclusief btw.'),
    'a duty for a permission': pair('You must call.', 'Je mag bellen.'),
    'a permission for a duty': pair('You may call.', 'Je moet bellen.'),
    'an exception that is lost': pair('All of it except the rye.', 'Het hele assortiment.'),
    'an exception that came': pair('The whole range.', 'Alles behalve de rogge.'),
    'unless, which is lost': pair('We deliver unless it snows.', 'Wij bezorgen.'),
    'a denial of a duty': pair('You do not have to call.', 'Je moet bellen.'),
    'a denial of a permission': pair('You may not call.', 'Je mag bellen.'),
    'open and closed': pair('We are open today.', 'Wij zijn vandaag gesloten.'),
    'always and usually': pair('It is always fresh.', 'Het is meestal vers.'),
    'another surname': pair('Ask for Karel Vermeersch.', 'Vraag naar Karel Vermeulen.'),
    'another surname behind a particle': pair('Art by Piet van Acker.', 'Werk van Piet van Maris.'),
    'another share in words': pair('Two thirds of it is rye.', 'Een derde ervan is rogge.'),
    'noon and midnight': pair('We close at noon.', 'Wij sluiten om middernacht.'),
    'a sentence that is lost': pair(
      'Our bread keeps a week. Store it in a cool and dry place.',
      'Ons brood blijft een week goed.',
    ),
    'a sentence that came': pair(
      'We bake with butter from the farm.',
      'Wij bakken met roomboter van de boer. Melk en eieren halen wij daar ook.',
    ),
  },
  clean: {
    nothing: {},
    'what is on record': {
      ...recorded(pair('Come on Monday.', 'Kom op vrijdag.')),
      ...pair('Come on Monday.', 'Kom op vrijdag.'),
    },
    'a denial said the other way round': pair('The shop is not closed.', 'De winkel is open.'),
    'only with, which is not without': pair(
      'We do not bake without an order.',
      'Wij bakken alleen op bestelling.',
    ),
    'digits for words': pair('We bake twelve loaves.', 'Wij bakken 12 broden.'),
    'a half hour': pair('It takes half an hour.', 'Het duurt 30 minuten.'),
    'a figure of speech': pair('Why not come by?', 'Kom eens langs.'),
    'no strings attached': pair('No strings attached.', 'Vrijblijvend.'),
    'the same day': pair('Closed on Monday.', 'Op maandag gesloten.'),
    'a free translation': pair('Bread that stays with you.', 'Brood om niet te vergeten.'),
    'one day and another word for it': pair('Every day of the week.', 'Alle dagen van de week.'),
    'at most': pair('At most six people.', 'Hoogstens zes mensen.'),
    'a limit of a range': pair('Open from 9 to 5.', 'Open van 9 tot 17 uur.'),
    'a duty in other words': pair('You have to call.', 'Bellen is verplicht.'),
    'an exception in other words': pair(
      'Open daily but for Monday.',
      'Maandag dicht, verder open.',
    ),
    'one name in two forms': pair(
      'In Karel Vermeulen’s shop.',
      'In de winkel van Karel Vermeulen.',
    ),
    'a city and its other name': pair(
      'Come to Antwerp Centre.',
      'Kom naar het centrum van Antwerpen.',
    ),
    'two sentences in one': pair(
      'Our bread keeps a week. Store it in a cool and dry place.',
      'Ons brood blijft een week goed als je het koel en droog bewaart.',
    ),
    'a short sentence said in a word': pair('Nothing. These things happen.', 'Niets, zo gaat dat.'),
    'a word that is missing in the list': pair('Save for a rainy day.', 'Spaar voor later.'),
  },
})
