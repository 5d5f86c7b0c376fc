import { describe, expect, test } from 'vitest'
import { edit, editBoth } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const nl = 'content/nl/pages/home.yaml'

type Pair = readonly [english: string, dutch: string]

test.for([
  {
    name: 'a text was changed in both languages',
    changes: {
      ...edit('en/pages/home.yaml', /text: .*\n/, 'text: We bake bread.\n'),
      ...edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken brood.\n'),
    },
    findings: [
      `${nl}:8:11 translation/unconfirmed Both texts changed. English: “at night” became “bread”. Dutch: “Wij … ’s nachts” became “We … brood”.`,
    ],
  },
  {
    name: 'a translation was changed',
    changes: edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken elke nacht.\n'),
    findings: [
      `${nl}:8:11 translation/unconfirmed The Dutch text changed; the English text did not.`,
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf({ ...recorded(), ...changes })).toEqual(findings)
})

const text = (en: string, nl: string) => ({
  ...edit('en/pages/home.yaml', /text: .*\n/, `text: ${JSON.stringify(en)}\n`),
  ...edit('nl/pages/home.yaml', /text: .*\n/, `text: ${JSON.stringify(nl)}\n`),
})

describe('what changed in each language is put into words', () => {
  const before: Pair = ['Every cousin of Ada helps me.', 'Elke nicht van Ada helpt mij.']

  test.for<readonly [what: string, after: Pair, english: string, dutch: string]>([
    [
      'a word, and the order',
      ['Every uncle of Ada helps me.', 'Mij helpt elke nicht van Ada.'],
      '“cousin” became “uncle”',
      'only the order of words changed',
    ],
    [
      'words that came and went',
      ['Every cousin of Ada helps me here.', 'Elke nicht helpt mij.'],
      '“here” was added',
      '“van Ada” was taken out',
    ],
  ])('%s', ([, after, english, dutch]) => {
    const { diagnostics } = checkSmallSite({ ...recorded(text(...before)), ...text(...after) })
    expect(
      diagnostics.flatMap(({ code, message, changes = [] }) =>
        code === 'translation/unconfirmed' ? [message, ...changes.map(({ label }) => label)] : [],
      ),
    ).toEqual([
      `Both texts changed. English: ${english}. Dutch: ${dutch}.`,
      ...['English was', 'English is', 'Dutch was', 'Dutch is'],
    ])
  })

  test('a record of an older version does not know what the translation was', () => {
    const old = Object.fromEntries(
      Object.entries(recorded(text(...before))).map(([path, lines]) => [
        path,
        path.startsWith('.state/') ? lines?.replaceAll(/, said: "[^"]*"/g, '') : lines,
      ]),
    )
    const { diagnostics } = checkSmallSite({
      ...old,
      ...text('Every uncle of Ada helps me.', 'Elke oom van Ada helpt mij.'),
    })
    const found = diagnostics.find(({ code }) => code === 'translation/unconfirmed')
    expect(found?.message).toBe(
      'Both texts changed. English: “cousin” became “uncle”. Dutch: what it was is not on record.',
    )
    expect(found?.changes?.map(({ label }) => label)).toEqual([
      ...['English was', 'English is', 'Dutch is'],
    ])
  })
})

const since = (...changes: readonly Readonly<Record<string, string | undefined>>[]) => ({
  ...recorded(),
  ...Object.assign({}, ...changes),
})
const inDutch = (from: string | RegExp, to: string) => edit('nl/pages/home.yaml', from, to)

holdsForSites('translation/unconfirmed', {
  caught: {
    'a translation': since(inDutch(/text: .*\n/, 'text: We bakken elke nacht.\n')),
    'a text that an empty record lacks': { '.state/nl.yaml': '{}\n' },
  },
  clean: {
    'no record': {},
    'an address of the page': since(editBoth('pages/home.yaml', /^/, 'aliases: [/start]\n')),
  },
})
