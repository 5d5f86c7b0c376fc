import { expect, test } from 'vitest'
import { recorded } from '../../generator/recorded-site.ts'
import { smallSite } from '../../generator/small-site.ts'
import { repository } from '../repository.ts'

const state = 'content/.state/nl/pages/home.yaml'
const [english, dutch] = ['content/en/pages/home.yaml', 'content/nl/pages/home.yaml']
const place = 'sections[about].text'

type Pair = readonly [english: string, dutch: string]

/** The small site with one text in both languages, and that on record. */
const siteWith = ([en, nl]: Pair) =>
  recorded({
    'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('We bake at night.', en),
    'nl/pages/home.yaml': smallSite['nl/pages/home.yaml']?.replace('Wij bakken ’s nachts.', nl),
  })

/** One branch changes the English and confirms it, another the Dutch; then they are merged. */
async function merged(before: Pair, after: Pair) {
  const own = repository(siteWith(before))
  const { git, edit, run, commit } = own
  for (const [index, file] of [english, dutch].entries()) {
    git('switch', '-qc', `branch-${index}`, 'main')
    edit(file, before[index] ?? '', after[index] ?? '')
    await run('accept', '--all')
    commit(`Change one language: ${file}`)
  }
  git('merge', '-q', '--no-edit', 'branch-0')
  expect(git('status', '--porcelain')).toBe('')
  return own
}

const linesOf = ({ read }: ReturnType<typeof repository>) =>
  read(state)
    .split('\n')
    .filter((line) => line.startsWith(`"pages/home#${place}"`))

const notice: Pair = ['You must call a day ahead.', 'Je moet een dag vooraf bellen.']

test.for<readonly [what: string, before: Pair, after: Pair, told: string]>([
  [
    'a duty that one branch lifted and the other reworded',
    notice,
    ['You may call a day ahead.', 'Je moet een dag tevoren bellen.'],
    'warning translation/meaning English changed “must” to “may”; Dutch changed too, and still says “moet”.',
  ],
  [
    'a value that one branch raised',
    ['Please call two days ahead.', 'Bel graag twee dagen vooraf.'],
    ['Please call three days ahead.', 'Bel graag twee dagen tevoren.'],
    'error translation/meaning English changed “two days” to “three days”; Dutch changed too, and still says “twee dagen”.',
  ],
  [
    'what the Dutch branch took out',
    ['Open daily, except on Sundays.', 'Elke dag open, behalve op zondag.'],
    ['Open every day, except on Sundays.', 'Elke dag open.'],
    'warning translation/meaning “behalve op zondag” is gone from the Dutch; English changed too, and still says “except”.',
  ],
  [
    'the same change in both',
    notice,
    ['You may call a day ahead.', 'Je mag een dag vooraf bellen.'],
    'warning translation/unconfirmed Two branches changed this text, each in one language. English: “must” became “may”. Dutch: “moet” became “mag”.',
  ],
  [
    'words that no list has',
    ['Every cousin helps here.', 'Elke nicht helpt hier graag.'],
    ['Every uncle helps here.', 'Hier helpt elke nicht graag.'],
    'warning translation/unconfirmed Two branches changed this text, each in one language. English: “cousin” became “uncle”. Dutch: only the order of words changed.',
  ],
])('%s', async ([, before, after, told]) => {
  const { findings } = await merged(before, after)
  const found = await findings()
  expect(found.map((each) => `${each.severity} ${each.code} ${each.message}`)).toEqual([told])
})

test('the lines of both branches stay until somebody confirms the two texts', async () => {
  const own = await merged(notice, ['You may call a day ahead.', 'Je moet een dag tevoren bellen.'])
  const { run, edit, findings } = own
  const both = linesOf(own)
  expect(both).toHaveLength(2)

  // Neither accept without a name, nor one of another text, nor keep of one, takes a line away.
  expect((await run('accept')).stdout).toContain('1 text out of date')
  edit(english, 'Bakery in Haarlem', 'A bakery in Haarlem')
  const title = (await findings()).find(({ path }) => path === 'title')
  await run('keep', title?.id ?? '', 'The same in both')
  expect(linesOf(own)).toEqual(both)

  const [open] = await findings()
  expect(open?.path).toBe(place)
  await run('accept', open?.id ?? '')
  expect(linesOf(own)).toHaveLength(1)
  expect(await findings()).toEqual([])
})

test('a text that was put back fits the line of the other branch', async () => {
  const own = await merged(notice, ['You may call a day ahead.', 'Je moet een dag tevoren bellen.'])
  own.edit(english, 'may', 'must')
  expect(await own.findings()).toEqual([])
  await own.run('accept')
  expect(linesOf(own)).toHaveLength(1)
})

test('a text that changed again after the merge is compared with what its branch confirmed', async () => {
  const own = await merged(notice, ['You may call a day ahead.', 'Je moet een dag tevoren bellen.'])
  own.edit(english, 'may call', 'must ring')
  expect((await own.findings()).map(({ code, message }) => `${code} ${message}`)).toEqual([
    'translation/stale The English text changed; the Dutch text did not.',
  ])
})
