import { expect, test } from 'vitest'
import { recorded } from '../../generator/recorded-site.ts'
import { smallSite } from '../../generator/small-site.ts'
import { repository } from '../repository.ts'

const state = 'content/.state/nl/pages/home.yaml'
const place = 'sections[about].text'
const [english, dutch] = ['content/en/pages/home.yaml', 'content/nl/pages/home.yaml']

type Pair = readonly [english: string, dutch: string]
type Repository = ReturnType<typeof repository>

const night: Pair = ['at night', '’s nachts']
const notice: Pair = ['You must call a day ahead.', 'Je moet een dag vooraf bellen.']
const lifted: Pair = ['You may call a day ahead.', 'Je moet een dag tevoren bellen.']

/** Changes a document in both languages. */
function editBoth({ edit }: Repository, document: string, from: Pair, to: Pair) {
  for (const [at, language] of ['en', 'nl'].entries())
    edit(`content/${language}/${document}.yaml`, from[at] ?? '', to[at] ?? '')
}
const editNotice = (own: Repository) =>
  editBoth(own, 'navigation', ['keeps a note', 'bewaart iets'], ['keeps one note', 'bewaart dit'])

/** A page in both languages, and its title and text. */
function addPage({ write }: Repository, name: string, texts: Pair) {
  for (const [at, language] of ['en', 'nl'].entries())
    write(
      `content/${language}/pages/${name}.yaml`,
      `title: ${texts[at]}\ndescription: ${texts[at]} ${name}.\nsections:\n  - { type: text, look: statement, id: us, tile: key, text: ${texts[at]}. }\n`,
    )
}

async function acceptAndCommit({ run, commit }: Repository, message: string) {
  await run('accept')
  commit(message)
}

const merge = ({ git }: Repository, branch: string) => git('merge', '-q', '--no-edit', branch)

/** What is on record of the text. */
const linesOf = ({ read }: Repository) =>
  read(state)
    .split('\n')
    .filter((line) => line.startsWith(`"pages/home#${place}"`))

test('texts that two branches changed and accepted merge without a conflict', async () => {
  const own = repository()
  own.git('switch', '-qc', 'titles')
  const title: Pair = ['Bakery in Haarlem', 'Bakkerij in Haarlem']
  editBoth(own, 'pages/home', title, ['The bakery of Haarlem', 'De bakkerij van Haarlem'])
  await acceptAndCommit(own, 'Change the title')
  own.git('switch', '-q', 'main')
  editBoth(own, 'pages/home', night, ['all night', 'de hele nacht'])
  await acceptAndCommit(own, 'Change the text')
  merge(own, 'titles')

  expect(own.git('status', '--porcelain')).toBe('')
  expect(await own.told()).toEqual([])
  await own.run('accept')
  expect(own.read(state).match(/^"pages\/home#title"/gm)).toHaveLength(1)
  expect(await own.told()).toEqual([])
})

test('one text that both branches changed has a line of each, and the right one holds', async () => {
  const own = repository()
  const { git, told } = own
  git('switch', '-qc', 'dawn')
  editBoth(own, 'pages/home', night, ['at dawn', 'bij zonsopgang'])
  await acceptAndCommit(own, 'Bake at dawn')
  git('switch', '-q', 'main')
  editBoth(own, 'pages/home', night, ['by day', 'overdag'])
  await acceptAndCommit(own, 'Bake by day')

  // The texts conflict, as they must. The record does not.
  expect(() => merge(own, 'dawn')).toThrow()
  expect(git('diff', '--name-only', '--diff-filter=U').trim().split('\n')).toEqual([english, dutch])
  expect(linesOf(own)).toHaveLength(2)
  for (const side of ['--theirs', '--ours']) {
    git('checkout', '-q', side, english, dutch)
    expect(await told()).toEqual([])
  }
  // One text of each branch: the translation is not one of this source.
  git('checkout', '-q', '--theirs', english)
  expect(await told()).toEqual([`translation/unconfirmed ${place}`])

  // The order of the lines says nothing.
  own.write(state, own.read(state).split('\n').toReversed().join('\n'))
  expect(await told()).toEqual([`translation/unconfirmed ${place}`])
})

test('a stale translation stays stale when another branch is merged', async () => {
  const own = repository()
  own.edit(english, 'at night', 'at dawn')
  own.commit('Change English alone')
  own.git('switch', '-qc', 'titles')
  own.edit(dutch, 'Bakkerij in Haarlem', 'De bakkerij in Haarlem')
  await acceptAndCommit(own, 'Change a Dutch title')
  own.git('switch', '-q', 'main')
  editNotice(own)
  await acceptAndCommit(own, 'Change the notice')
  merge(own, 'titles')

  expect(await own.told()).toEqual([`translation/stale ${place}`])
})

test('one editor removes a page and another accepts texts of it: git asks, and accept cleans up', async () => {
  const own = repository()
  const { git, read } = own
  const remove = () => git('rm', '-q', 'content/en/pages/about.yaml', 'content/nl/pages/about.yaml')
  addPage(own, 'about', ['About us', 'Over ons'])
  await acceptAndCommit(own, 'Add a page')
  git('switch', '-qc', 'gone')
  remove()
  await acceptAndCommit(own, 'Remove it')
  git('switch', '-q', 'main')
  addPage(own, 'about', ['Who we are', 'Wie wij zijn'])
  await acceptAndCommit(own, 'Change it')

  expect(() => merge(own, 'gone')).toThrow()
  remove()
  // The record of the page is left, as git leaves what one side changed.
  expect((await own.told()).filter((each) => !each.startsWith('page/removed'))).toEqual([])
  await own.run('accept')
  expect(() => read('content/.state/nl/pages/about.yaml')).toThrow('ENOENT')
})

/** One branch changes the English and confirms it, another the Dutch; then they are merged. */
async function merged(before: Pair, after: Pair) {
  const [en, nl] = before
  const own = repository(
    recorded({
      'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('We bake at night.', en),
      'nl/pages/home.yaml': smallSite['nl/pages/home.yaml']?.replace('Wij bakken ’s nachts.', nl),
    }),
  )
  for (const [at, file] of [english, dutch].entries()) {
    own.git('switch', '-qc', `branch-${at}`, 'main')
    own.edit(file, before[at] ?? '', after[at] ?? '')
    await own.run('accept', '--all')
    own.commit(`Change one language: ${file}`)
  }
  merge(own, 'branch-0')
  expect(own.git('status', '--porcelain')).toBe('')
  return own
}

test.for<readonly [what: string, before: Pair, after: Pair, told: string]>([
  [
    'a duty that one branch lifted and the other reworded',
    notice,
    lifted,
    'warning translation/meaning English changed “must” to “may”; Dutch changed too, and still says “moet”.',
  ],
  [
    'the same change in both',
    notice,
    [lifted[0], 'Je mag een dag vooraf bellen.'],
    'warning translation/unconfirmed Two branches changed this text, each in one language.',
  ],
  [
    'words that no list has',
    ['Every cousin helps here.', 'Elke nicht helpt hier graag.'],
    ['Every uncle helps here.', 'Hier helpt elke nicht graag.'],
    'warning translation/unconfirmed Two branches changed this text, each in one language.',
  ],
])('%s', async ([, before, after, told]) => {
  const found = await (await merged(before, after)).findings()
  expect(found.map((each) => `${each.severity} ${each.code} ${each.message}`)).toEqual([told])
})

test('the lines of both branches stay until somebody confirms the two texts', async () => {
  const own = await merged(notice, lifted)
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
