import * as british from 'n2words/en-GB'
import * as american from 'n2words/en-US'
import {
  decades,
  fractions,
  numberWords,
  phrases,
  sayings,
  type Vocabulary,
  wordList,
  wordSet,
  wordsOf,
} from '../vocabulary.ts'

export const vocabulary: Vocabulary = {
  numbers: numberWords([american, british], {
    endings: ['fold'],
    variants: [[/^one (?=hundred|thousand)/, 'a ']],
    others: {
      0: 'no, none, nothing, free, without',
      0.25: 'quarter',
      0.5: 'half, half a, half an',
      0.75: 'three quarters',
      1: 'a, an, single, once',
      1.5: 'one and a half',
      2: 'both, couple, twice, double, doubles, doubled',
      2.5: 'two and a half',
      3: 'thrice, triple, triples, tripled',
      3.5: 'three and a half',
      4: 'quadruple, quadrupled',
      12: 'dozen',
      100: 'hundred, hundreds',
      1000: 'thousand, thousands',
    },
  }),
  fractions: fractions(
    'half, halves',
    'third, thirds',
    'quarter, quarters, fourth, fourths',
    'fifth, fifths',
    'sixth, sixths',
    'seventh, sevenths',
    'eighth, eighths',
    'ninth, ninths',
    'tenth, tenths',
  ),
  plus: 'and',
  ofUnit: '(?:of )?(?:an?|the)[ -]|of ',
  partOf: 'out of every|out of|of every|in every|in|of|/',
  units: wordsOf({
    millisecond: 'millisecond, milliseconds, ms',
    second: 'second, seconds, sec, secs, s',
    minute: 'minute, minutes, min, mins',
    'quarter-hour': 'quarter of an hour, quarters of an hour, quarter-hour',
    hour: 'hour, hours, hr, hrs, h, hourly',
    day: 'day, days, calendar day, calendar days, full days, daily',
    workday:
      'working day, working days, business day, business days, work day, work days, workday, workdays, weekday, weekdays',
    week: 'week, weeks, wk, wks, full weeks, weekly',
    fortnight: 'fortnight, fortnights',
    month: 'month, months, full months, calendar month, calendar months, monthly',
    'half-year': 'half year, half-year, half a year',
    year: 'year, years, yr, yrs, full year, full years, yearly, annually, annual',
    decade: 'decade, decades',
    century: 'century, centuries',
  }),
  scales: wordsOf({
    12: 'dozen',
    1e2: 'hundred',
    1e3: 'thousand',
    1e6: 'million, mln, mn',
    1e9: 'billion, bn',
  }),
  currencies: wordsOf({ EUR: 'euro, euros', USD: 'dollar, dollars', GBP: 'pound, pounds' }),
  cents: phrases('cent, cents'),
  measures: wordsOf({
    'm²': 'square metres, square meters, sq m',
    t: 'tonne, tonnes',
    kg: 'kilo, kilos',
    cl: 'centilitre, centilitres',
  }),
  times: phrases('times, time, fold'),
  percent: phrases('pct, percentage points, percentage point'),
  between: phrases('to, through, until, till, up to, and, or, or even, to about'),
  conjunctions: phrases('and, or'),
  ordinals: phrases('st, nd, rd, th'),
  outOf: phrases('out of, of, /'),
  article: phrases('a, an'),
  clock: phrases("o'clock"),
  halfDays: true,
  halves: { am: 'in the morning', pm: 'in the (?:afternoon|evening)|at night' },
  spokenTimes: {
    // In Britain it is 8.30; readers of Dutch and German take it for 7.30.
    'half {h}': [
      [30, 0],
      [-30, 0],
    ],
    'half past {h}': [[30, 0]],
    '(?:a )?quarter (?:past|after) {h}': [[15, 0]],
    '(?:a )?quarter (?:to|before|till) {h}': [[-15, 0]],
    '{m}(?: minutes)? (?:past|after) {h}': [[0, 1]],
    '{m}(?: minutes)? (?:to|before|till) {h}': [[0, -1]],
    "{h} o['’]clock": [[0, 0]],
    '{h}(?: oh)? {m}': [[0, 1]],
  },
  decade: String.raw`(?:['’]|\d\d)?\d0['’]?s(?!\p{L})`,
  rates: 'per|each|every|euros?|times',
  idioms: String.raw`24/7|50/50|1:1|1[-\s](?:on|to)[-\s]1|3rd[-\s]part(?:y|ies)`,
  compounds: [],
  sayings: sayings({
    'date:0-1-1': "new year's day",
    'date:0-12-31': "new year's eve",
    'date:0-12-24': 'christmas eve',
    'date:0-12-25': 'christmas day',
    'date:0-12-26': 'boxing day',
    'number:2000': 'turn of the millennium',
    'time:12:00': 'noon',
    'time:0:00 time:24:00': 'midnight',
    'duration:seconds:604800': 'every day',
    'duration:seconds:31536000': 'all year, year-round',
    'percent:100': 'all, completely, entirely, fully',
    ...decades(
      'twenties thirties forties fifties sixties seventies eighties nineties',
      (each) => each,
    ),
  }),
  roundedMoney: false,
  spacedMarks: false,
  version: phrases('version, v, update, upgrade, release'),
  sections: wordList(
    'article clause section paragraph chapter annex figure table room step question level page',
  ),
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
