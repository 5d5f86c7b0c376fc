import * as british from 'n2words/en-GB'
import * as american from 'n2words/en-US'
import { numberWords, phrases, type Vocabulary, wordList, wordSet } from '../vocabulary.ts'

export const vocabulary: Vocabulary = {
  numbers: numberWords([american, british], {
    endings: ['fold'],
    variants: [
      [/^one (?=hundred|thousand)/, 'a '],
      [/y$/, 'ies'],
    ],
    parts: wordList(
      'half/halves third/thirds quarter/quarters fifth/fifths sixth/sixths seventh/sevenths eighth/eighths ninth/ninths tenth/tenths',
    ),
    one: 'a',
    andHalf: (word) => `${word} and a half`,
    others: {
      0: 'no, none, nothing, free, without',
      0.5: 'half, half a, half an',
      1: 'a, an, single, once',
      2: 'both, couple, twice, double, doubles, doubled',
      3: 'thrice, triple, triples, tripled',
      12: 'dozen',
      100: 'hundred, hundreds',
      1000: 'thousand, thousands',
    },
  }),
  units: {
    millisecond: 'millisecond, milliseconds, ms',
    second: 'secs, s',
    minute: 'mins',
    'quarter-hour': 'quarter-hour',
    hour: 'hrs, h, hourly, of an hour',
    day: 'calendar day, calendar days, full days, daily',
    workday:
      'working day, working days, business day, business days, work day, work days, workday, workdays, weekday, weekdays',
    week: 'full weeks, weekly',
    fortnight: 'fortnight, fortnights',
    month: 'full months, calendar month, calendar months, monthly',
    'half-year': 'half year, half-year, half a year',
    year: 'full year, full years, yearly, annually, annual',
    decade: 'decade, decades',
    century: 'century, centuries',
    12: 'dozen',
    100: 'hundred',
    1000: 'thousand',
    1000000: 'million, of a million, mln, mn',
    1000000000: 'billion, bn',
    EUR: 'euro',
    USD: 'dollar, dollars',
    GBP: 'pound, pounds',
    cent: 'cent, cents',
    'm²': 'square metres, square meters, sq m',
    ton: 'tonne, tonnes',
    kg: 'kilo, kilos',
    l: 'of a litre',
    cl: 'centilitre, centilitres',
    times: 'times, time, fold',
    percent: 'pct, percentage points, percentage point',
    ordinal: 'st, nd, rd, th',
    clock: "o'clock",
  },
  compounds: [],
  andHalf: 'and a half',
  and: 'and',
  between: 'to|through|until|till|up to|and|or|or even|to about',
  partOf: 'out of every|out of|of every|in every|in|of',
  halfDays: true,
  halves: { am: 'in the morning', pm: 'in the (?:afternoon|evening)|at night' },
  clockTimes: {
    // In Britain it is 8.30; readers of Dutch and German take it for 7.30.
    half: [30, -30],
    'half past': [30],
    'quarter past': [15],
    'quarter to': [-15],
  },
  sayings: {
    noon: '12:00',
    midnight: '0:00',
    'every day': '7 days',
    'all year, year-round': '365 days',
    'all, completely, entirely, fully': '100%',
  },
  numbered: wordSet(`
    version v update upgrade release article clause section paragraph chapter annex figure table room step question
    level page
  `),
  repeatable: wordList('that had bye so very no ha knock blah hear there far really never'),
  functionWords: wordSet(`
    the and but with without from for your yours you our ours they them their there this that these
    those she his him its are were been being have having does did doing would should could might not
    what which who whom whose when where why how while because if then than about into onto between
    before after during through again against each every some any both few more other such very my by
    to yourself yourselves ourselves themselves itself myself it it’s that’s there’s what’s you’re we’re
    they’re you’ve we’ve don’t doesn’t didn’t isn’t aren’t can’t won’t you’ll we’ll they’ll i’m i’ve let’s
    get gets got know knows need needs says said want’s make makes made take takes give gives tell tells
    an or us only also until whether once already always never often still today here whoever whatever
  `),
  sharedWords: new Set(['contact', 'home', 'privacy']),
  registers: {},
  notRegister: undefined,
  determiners: wordSet('a an the your my our their his her its this that these those every each'),
  verbMarkers: wordSet('to can could will would must should may might we you i they please'),
  abbreviations: wordSet('etc incl excl vs inc ltd'),
  length: 1,
  stemsOf: (stem) => (stem.endsWith('y') ? [stem, `${stem.slice(0, -1)}ie`] : [stem]),
  rights: wordSet(`
    pay pays paid paying payable payment payments prepay refund refunds refunded refundable return returns
    returned cancel cancels cancelled cancelling cancellation terminate terminates terminated termination
    notice withdraw withdrawal own owns owned owner owners ownership liable liability warranty warranties
    guarantee guarantees guaranteed indemnify damages compensation rights consent agree agrees agreed
    agreement terms contract contracts invoice invoices invoiced fee fees deposit claim claims licence
    license licensed copyright renew renews renewed renewal expire expires
  `),
  endings: phrases('s, es, ’s, s’, ed, d, ing'),
}
