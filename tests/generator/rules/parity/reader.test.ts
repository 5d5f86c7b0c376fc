import { describe, expect, test } from 'vitest'
import { printVerdicts } from '#generator/read/verdicts.ts'
import { familyNames } from '#generator/text/meaning/families.ts'
import { recorded } from '../../recorded-site.ts'
import {
  interns,
  night,
  type Pair,
  read,
  readerFile,
  since,
  verdictOf,
  withTexts,
} from '../../report/reader/changed-pairs.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const told = (changes: Changes, language?: 'en' | 'nl') =>
  checkSmallSite(changes, language).diagnostics.filter(({ code }) => code === 'parity/reader')

const both = { kind: 'role', said: 'interns', turned: 'De klanten' }
const differing = (pair: Pair, said: Parameters<typeof read>[1] = both): Changes => ({
  ...since(night, pair),
  ...read(pair, said),
})

describe('how it reads', () => {
  test.for<readonly [what: string, said: Parameters<typeof read>[1], en: string, nl: string]>([
    [
      'both say something',
      both,
      'Dutch says "De klanten"; English says "interns": it is about somebody else.',
      'Het Nederlands zegt “De klanten”, het Engels “interns”: het gaat over iemand anders.',
    ],
    [
      'the source alone',
      { kind: 'sentence', said: 'read' },
      'English says "read"; Dutch says nothing like it: one of them says more.',
      'Het Engels zegt “read”, het Nederlands niets van dien aard: een van de twee zegt meer.',
    ],
    [
      'the translation alone, of no kind',
      { turned: 'lezen' },
      'Dutch says "lezen"; English says nothing like it: that is not the same.',
      'Het Nederlands zegt “lezen”, het Engels niets van dien aard: dat is niet hetzelfde.',
    ],
    [
      'a kind of a newer version',
      { ...both, kind: 'irony' },
      'Dutch says "De klanten"; English says "interns": that is not the same.',
      'Het Nederlands zegt “De klanten”, het Engels “interns”: dat is niet hetzelfde.',
    ],
  ])('%s', ([, said, en, nl]) => {
    const changes = differing(interns, said)
    expect(told(changes).map(({ message }) => message)).toEqual([en])
    expect(told(changes, 'nl').map(({ message }) => message)).toEqual([nl])
  })

  test.for(familyNames)('%s has words of its own in both languages', (kind) => {
    const changes = differing(interns, { ...both, kind })
    for (const language of ['en', 'nl'] as const) {
      const [{ message = '' } = {}] = told(changes, language)
      expect(message).toMatch(/: [a-z].*\.$/)
      expect(message).not.toMatch(/not the same|niet hetzelfde|kinds|undefined/)
    }
  })

  test('the words are marked in both files, also where a quotation crosses a line', () => {
    const changes = differing(interns, { ...both, said: 'interns read' })
    const folded = changes['en/pages/home.yaml']?.replace(
      JSON.stringify(interns[0]),
      '>-\n      The interns\n      read the proofs.',
    )
    const [finding] = told({ ...changes, 'en/pages/home.yaml': folded })
    expect(finding).toMatchObject({
      severity: 'warning',
      path: 'sections[about].text',
      at: { file: 'content/nl/pages/home.yaml', line: 8, column: 12 },
      related: [
        {
          at: {
            file: 'content/en/pages/home.yaml',
            line: 9,
            column: 11,
            end: { line: 10, column: 11 },
          },
        },
      ],
    })
  })
})

test('a pair is told once: not as one that changed, too', () => {
  for (const pair of [
    interns,
    ['We roast at night.', night[1]],
    [night[0], 'Wij roosteren ’s nachts.'],
  ] as const) {
    const changes = differing(pair, { said: pair[0].split(' ')[1] ?? '' })
    const codes = checkSmallSite(changes).diagnostics.map(({ code }) => code)
    expect(codes.filter((code) => /^(translation|parity)\//.test(code))).toEqual(['parity/reader'])
  }
})

test('where a rule tells the difference, the reader is silent', () => {
  const pair: Pair = ['You may call a day ahead.', 'Je moet een dag vooraf bellen.']
  const before: Pair = ['You must call a day ahead.', 'Je moet een dag vooraf bellen.']
  const changes = { ...since(before, pair), ...read(pair, { said: 'may', turned: 'moet' }) }
  const codes = checkSmallSite(changes).diagnostics.map(({ code }) => code)
  expect(codes).toContain('translation/meaning')
  expect(codes).not.toContain('parity/reader')
})

test('a file with lines that cannot be read says so, and its other lines count', () => {
  const whole = read(interns, both)[readerFile] ?? ''
  const changes = {
    ...differing(interns),
    [readerFile]: `${whole}"title": { source: "9f\n"a": { newer: true }\n`,
  }
  expect(told(changes).map(({ at, message }) => `${at.file}:${at.line} ${message}`)).toEqual([
    'content/.reader/nl/pages/home.yaml:3 2 lines of this file cannot be read: it was cut off, or a newer Diptych wrote it.',
    'content/nl/pages/home.yaml:8 Dutch says "De klanten"; English says "interns": it is about somebody else.',
  ])
})

/** Pairs that mean something else, though no list of words has it. */
const others: readonly Pair[] = [
  interns,
  ['Anna waters the plants.', 'Anna verkoopt de planten.'],
  ['The courier rings the bell.', 'De bakker drukt op de bel.'],
  ['A garden with pear trees.', 'Een tuin met appelbomen.'],
  ['The studio faces the canal.', 'De studio kijkt uit op het plein.'],
  ['We print on linen.', 'Wij drukken op katoen.'],
  ['Bring your own cup.', 'Neem een eigen bord mee.'],
  ['The landlord paints the door.', 'De huurder verft de deur.'],
  ['Flour from Zeeland.', 'Meel uit Limburg.'],
  ['Soup with fennel.', 'Soep met venkel en room.'],
  ['The choir sings in the barn.', 'Het koor zingt in de kerk.'],
  ['Our oven burns beech.', 'Onze oven brandt op eik.'],
  ['The gate is painted green.', 'De poort is blauw geschilderd.'],
  ['Walk past the mill.', 'Loop langs de brug.'],
  ['Readers write the reviews.', 'De redactie schrijft de recensies.'],
]

holdsForSites('parity/reader', {
  caught: Object.fromEntries(
    others.map((pair) => [pair.join(' | '), differing(pair, { said: pair[0].slice(0, 8) })]),
  ),
  clean: {
    nothing: {},
    'everything on record': recorded(),
    'a pair that says the same': differing(['A quiet oven.', 'Een stille oven.'], { same: true }),
    'a confirmed pair': { ...recorded(withTexts(interns)), ...read(interns, both) },
    'another text than was read': { ...since(night, interns), ...read(night, both) },
    'another source': {
      ...since(night, ['Our interns read it.', interns[1]]),
      ...read(interns, both),
    },
    'another translation': {
      ...since(night, [interns[0], 'Stagiairs lezen de proeven.']),
      ...read(interns, both),
    },
    'a text at another path': {
      ...since(night, interns),
      [readerFile]: printVerdicts([['title', verdictOf(interns, both)]]),
    },
    'a page that is not there': { '.reader/nl/pages/gone.yaml': read(interns, both)[readerFile] },
    'a language that is not there': {
      '.reader/de/pages/home.yaml': read(interns, both)[readerFile],
    },
    'the source language': {
      ...since(night, interns),
      '.reader/en/pages/home.yaml': read(interns, both)[readerFile],
    },
    'an empty file': { ...since(night, interns), [readerFile]: '' },
    'a comment': { ...since(night, interns), [readerFile]: '# Nothing yet.\n' },
    'a page that is not translated': {
      ...recorded(),
      'nl/pages/home.yaml': smallSite['en/pages/home.yaml'],
      ...read([night[0], night[0]], both),
    },
    'a record that is lost': {
      ...since(night, interns),
      '.state/nl/pages/home.yaml': undefined,
      ...read(interns, both),
    },
  },
})
