import { expect, test } from 'vitest'
import { edit } from '../../../generator/edit.ts'
import { recorded } from '../../../generator/recorded-site.ts'
import { diptych, folderWith } from '../../diptych.ts'

type Pair = readonly [english: string, dutch: string]

const page = ([en, nl]: Pair) => ({
  ...edit('en/pages/home.yaml', 'We bake at night.', en),
  ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', nl),
})

/** What an editor sees at a terminal without colours, of one text that changed. */
async function shown(before: Pair, after: Pair, lang: string, columns: number) {
  const { stdout } = await diptych(
    ['validate', '--only', 'translation', '--lang', lang, '--format', 'pretty'],
    {
      cwd: folderWith({ ...recorded(page(before)), ...page(after) }),
      ...{ columns, isTTY: true, environment: { NO_COLOR: '1' } },
    },
  )
  return stdout
}

const notice: Pair = ['You must give a month’s notice.', 'Je moet een maand van tevoren opzeggen.']
const permission: Pair = [notice[0], 'Je mag een maand van tevoren opzeggen.']
const cousin: Pair = ['Every cousin of Ada helps me.', 'Elke nicht van Ada helpt mij.']
const uncle: Pair = ['Every uncle of Ada helps me.', 'Mij helpt elke nicht van Ada.']

test('a change of meaning in one language', async () => {
  expect(await shown(notice, permission, 'en', 100)).toMatch(
    new RegExp(
      [
        String.raw`^✖ error  Dutch changed “moet” to “mag”; English still says “must”\. +translation/meaning · (\w{6})`,
        '  Home › Je mag een maand van tevoren opzeggen\\. › Text',
        '  nl  content/nl/pages/home\\.yaml:8:11',
        '  Dutch was      Je \\[moet\\] een maand van tevoren opzeggen\\.',
        '  Dutch is       Je \\[mag\\] een maand van tevoren opzeggen\\.',
        '  English says   You must give a month’s notice\\.',
        '  Fix it   Change the English too, or put the Dutch back\\.',
        '  Keep it  If both say the same:  npm run -s diptych -- keep \\1 "why it is meant to be so"',
      ].join('\\n+'),
    ),
  )
})

test('the same in Dutch', async () => {
  const stdout = await shown(notice, permission, 'nl', 100)
  expect(stdout).toContain(
    '✖ fout  Het Nederlands zei “moet” en zegt nu “mag”; het Engels zegt nog “must”.',
  )
  expect(stdout).toContain('  Los op   Pas het Engels ook aan, of zet het Nederlands terug.\n')
  expect(stdout).toContain('  Laat zo  Zeggen beide hetzelfde:  npm run -s diptych -- keep')
})

test.for<readonly [lang: string, lines: readonly string[]]>([
  [
    'en',
    [
      'ℹ note  Both texts changed. English:',
      '        “cousin” became “uncle”. Dutch:',
      '        only the order of words changed.',
      '  English was   Every [cousin] of Ada',
      '                helps me.',
      '  English is    Every [uncle] of Ada',
      '  Dutch was     [Elke nicht van Ada',
      '                helpt mij].',
      '  Dutch is      [Mij helpt elke nicht',
    ],
  ],
  [
    'nl',
    [
      'ℹ ter info  Beide teksten veranderden.',
      '            Engels: “cousin” werd',
      '            “uncle”. Nederlands: alleen',
      '        translation/unconfirmed · 97b084',
      '  Engels was',
      '    Every [cousin] of Ada helps me.',
      '  Engels is nu',
      '    Every [uncle] of Ada helps me.',
      '  Nederlands was',
      '    [Elke nicht van Ada helpt mij].',
      '  Nederlands is nu',
      '    [Mij helpt elke nicht van Ada].',
    ],
  ],
])('both changes below each other at a narrow terminal (%s)', async ([lang, lines]) => {
  const all = (await shown(cousin, uncle, lang, 40)).split('\n')
  expect(all).toEqual(expect.arrayContaining([...lines]))
  // A command is not broken, so that it can be copied.
  expect(all.filter((line) => line.length > 40 && !line.includes('npm run'))).toEqual([])
  expect(all.join('\n')).not.toContain('\u001B')
})
