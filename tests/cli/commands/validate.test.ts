import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edit } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const wrong = edit('nl/pages/home.yaml', 'tile: key', 'tile: kay')
/** A file that nothing reads. */
const unread = { 'notes.yaml': 'flour: 10\n' }

test.for([
  { name: 'clean content', changes: {}, args: [], code: 0 },
  { name: 'an error', changes: wrong, args: [], code: 1 },
  { name: 'a warning', changes: unread, args: [], code: 0 },
  { name: 'a warning where they count', changes: unread, args: ['--strict'], code: 1 },
  { name: 'an error that was not asked for', changes: wrong, args: ['--only', 'parity'], code: 0 },
  { name: 'an error that was asked for', changes: wrong, args: ['--only', 'reference'], code: 1 },
  { name: 'a folder without site.yaml', changes: { 'site.yaml': undefined }, args: [], code: 1 },
])('$name ends with $code', async ({ changes, args, code }) => {
  const cwd = folderWith(changes)

  expect(await diptych(['validate', ...args], { cwd })).toMatchObject({ code, stderr: '' })
})

test.for([
  { args: ['--only', 'facst'], stderr: 'There is no code "facst". Did you mean "facts"?\n' },
  { args: ['--only', 'x'], stderr: /^There is no code "x"\. There are the areas .*schema.*\n$/ },
  { args: ['--format', 'xml'], stderr: /Allowed choices are pretty, concise, github, json/ },
  { args: ['nowhere'], stderr: /^There is no file or folder "nowhere"\. / },
  { args: ['..'], stderr: /^"\.\." is not in the content folder "content"\. / },
  { args: ['--lang', 'xx'], stderr: /Allowed choices are en, nl/ },
])('$args is an error', async ({ args, stderr }) => {
  const result = await diptych(['validate', ...args], { cwd: folderWith() })

  expect(result).toMatchObject({
    code: 2,
    stderr: typeof stderr === 'string' ? stderr : expect.stringMatching(stderr),
  })
})

test('an outdated translation is shown with what changed, counted, and named', async () => {
  const cwd = folderWith({
    ...recorded(),
    ...edit('en/pages/home.yaml', 'Bakery in', 'A bakery in'),
  })
  const { stdout } = await diptych(['validate', '--format', 'pretty'], { cwd })

  expect(stdout).toMatch(
    /The English text changed; the Dutch text did not\.[\s\S]*English was +.+\n +English is +.*\[.+\].*\n +Dutch still +.+\n/,
  )
  expect(stdout).toMatch(
    /\nDutch: (\d+) of \1 texts translated, 1 out of date\. Start with .+ › .+\.\n$/,
  )
})

test.for([
  { args: ['--lang', 'nl'], environment: {} },
  { args: [], environment: { DIPTYCH_LANG: 'nl' } },
])('$args speaks its language with $environment', async ({ args, environment }) => {
  const { stdout } = await diptych(['validate', ...args], { cwd: folderWith(wrong), environment })
  expect(stdout).toMatch(
    /Er is geen tegel "kay"\.[\s\S]*\n1 op te lossen\. {3}11 bestanden, 2 talen, /,
  )
})

test('files are named from where it runs; a path selects what relates to it in other languages', async () => {
  const cwd = folderWith(edit('nl/pages/home.yaml', /description: .*\n/, ''))
  const args = ['validate', '--content', '..', 'pages/home.yaml']
  const { stdout } = await diptych(args, { cwd: `${cwd}/content/en` })
  expect(stdout).toMatch(/^\.\.\/nl\/pages\/home\.yaml:\d+:\d+: error parity\/missing-key/)
})

test.for([
  {
    name: 'a terminal',
    world: { isTTY: true },
    first: /^.{0,8}✖ error.*There is no tile "kay"/,
  },
  { name: 'a pipe', world: {}, first: /^content\/nl\/pages\/home\.yaml:7:11: error / },
  { name: 'GitHub', world: { environment: { GITHUB_ACTIONS: 'true' } }, first: /^::error file=/ },
])('on $name the default format', async ({ world, first }) => {
  const { stdout } = await diptych(['validate'], { cwd: folderWith(wrong), ...world })

  expect(stdout).toMatch(first)
})

test('a terminal shows two screens, and says how to see the rest', async () => {
  const tour = smallSite['en/pages/home.yaml']?.replace('path: /\n', '')
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  const tours = numbers.map((number) => [`en/pages/tour-${number}.yaml`, tour])
  const cwd = folderWith(Object.fromEntries(tours))
  const { stdout } = await diptych(['validate', '--drafts'], { cwd, isTTY: true })
  const [, shown = ''] = /npm run -s diptych -- validate (--drafts --format \w+)/.exec(stdout) ?? []
  const all = await diptych(['validate', ...shown.split(' ')], { cwd, isTTY: true })
  const [short, long] = [stdout, all.stdout].map((text) => text.split('\n').length)
  expect(short).toBeLessThanOrEqual(100)
  expect(long).toBeGreaterThan(100)
  expect(stdout).toMatch(/npm run -s diptych -- validate --drafts content\/\S+\.yaml/)
  expect([stdout, all.stdout].map((text) => text.includes('not shown'))).toEqual([true, false])
})

test('the github format writes a table to the summary of the job', async () => {
  const cwd = folderWith(wrong)
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') }
  await diptych(['validate'], { cwd, environment })
  await diptych(['validate'], { cwd, environment })
  const summary = readFileSync(environment.GITHUB_STEP_SUMMARY, 'utf8')

  expect(summary.match(/^## Content check$/gm)).toHaveLength(2)
  expect(summary).toContain('content/nl/pages/home.yaml:7 | Did you mean "key"? |')
})

/** A Dutch text with a space too many, in a file as Windows writes it. */
const spaced = {
  'nl/pages/home.yaml': `\uFEFF${smallSite['nl/pages/home.yaml'] ?? ''}`
    .replace('Wij bakken', 'Wij  bakken')
    .replaceAll('\n', '\r\n'),
}
const dutch = (cwd: string) => readFileSync(join(cwd, 'content/nl/pages/home.yaml'), 'utf8')

test('--fix changes only the text of the finding, and reports the rest', async () => {
  const cwd = folderWith({ ...spaced, ...unread })
  const fix = () =>
    diptych(['validate', '--fix', '--only', 'text,content', '--strict', '--lang', 'nl'], { cwd })
  const result = await fix()

  expect(dutch(cwd)).toBe(spaced['nl/pages/home.yaml'].replace('Wij  bakken', 'Wij bakken'))
  expect(result).toMatchObject({ code: 1, stderr: '1 hersteld in 1 bestand.\n' })
  expect(result.stdout).not.toContain('text/')
  expect((await fix()).stderr).toBe('Niets kan vanzelf hersteld worden.\n')
})
