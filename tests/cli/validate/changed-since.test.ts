import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDiff } from '#cli/validate/changed-since.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const en = 'en/pages/home.yaml'
const nl = 'nl/pages/home.yaml'

/** The small site with a description over two lines and a figure, on record as translated. */
const base = recorded({
  [en]: smallSite[en]
    ?.replace(/^description: (.*), baked (.*)$/m, 'description: >-\n  $1,\n  baked $2')
    .replace('at night.', 'on 6 days a week.'),
  [nl]: smallSite[nl]?.replace('’s nachts.', '6 dagen per week.'),
})

/** A file of the base with one change. */
const change = (file: string, from: string | RegExp, to: string): Changes => {
  const before = base[file] ?? smallSite[file] ?? ''
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has nothing like ${from}.`)
  return { [file]: after }
}

/** Where a finding stands: the file, and what its line begins with; and the place that it names too. */
type Annotated = readonly [code: string, file: string, line: string, twin?: string]

test.for<readonly [name: string, changes: Changes, annotated: Annotated, before?: Changes]>([
  [
    'a source text changes: its translation is out of date',
    change(en, 'Bakery in', 'A bakery in'),
    ['translation/stale', en, 'title: A bakery', `content/${nl}:2`],
  ],
  [
    'a figure changes in the translation only',
    change(nl, '6 dagen', '5 dagen'),
    ['translation/meaning', nl, '    text: Wij bakken 5 dagen', `content/${en}:10`],
  ],
  [
    'a page gets another name, and a figure in its source changes',
    {
      ...{ [en]: undefined, [nl]: undefined, 'nl/pages/start.yaml': base[nl] },
      'en/pages/start.yaml': base[en]?.replace('6 days', '5 days'),
    },
    ['facts/mismatch', 'en/pages/start.yaml', '    text: We bake on 5 days'],
  ],
  [
    'no changed line is concerned',
    change('site.yaml', 'languages:', '# A bakery.\nlanguages:'),
    ['translation/meaning', nl, '    text: Wij bakken 7 dagen', `content/${en}:10`],
    change(nl, '6 dagen', '7 dagen'),
  ],
])('in a pull request, %s', async ([, changes, [code, file, line, twin = ''], before]) => {
  const cwd = commit({ ...base, ...before }, changes)
  const { stdout } = await diptych(
    ['validate', '--changed-since', 'HEAD^', '--only', code, '--format', 'github'],
    { cwd },
  )
  const [, place = '', number, title = '', twins = ''] =
    /^::\w+ file=(.*?),line=(\d+),.*title=(.*?)::(.*)$/m.exec(stdout) ?? []

  expect(place).toBe(`content/${file}`)
  const text = readFileSync(join(cwd, place), 'utf8').split('\n')[Number(number) - 1]
  expect(text?.slice(0, line.length)).toBe(line)
  expect(twins).toContain(twin)
  expect(title).toMatch(/^(\p{Lu}|").*\.$/u)
})

describe('a change of meaning that was confirmed in the pull request', () => {
  const toldIn = async (cwd: string, ...options: readonly string[]) => {
    const { code, stdout } = await diptych(['validate', '--format', 'concise', ...options], { cwd })
    return { code, told: stdout.split('\n').filter((line) => line.includes('translation/')) }
  }
  const duty = recorded({
    [en]: smallSite[en]?.replace('We bake at night.', 'You must call a day ahead.'),
    [nl]: smallSite[nl]?.replace('Wij bakken ’s nachts.', 'Je moet een dag vooraf bellen.'),
  })
  const permission = { [nl]: duty[nl]?.replace('moet', 'mag') ?? '' }

  test('is told as information, and stops nothing', async () => {
    const cwd = commit(duty, permission)
    await diptych(['accept', '--all'], { cwd })
    expect(await toldIn(cwd)).toEqual({ code: 0, told: [] })
    const info =
      /home\.yaml:\d+:\d+: info translation\/meaning Dutch changed “moet” to “mag”; .* It was confirmed in this change/
    // However the folder is named.
    for (const content of ['content', './content', join(cwd, 'content')])
      expect(await toldIn(cwd, '--changed-since', 'HEAD^', '--content', content)).toEqual({
        code: 0,
        told: [expect.stringMatching(info)],
      })
  })

  test('is not told where both languages followed', async () => {
    const cwd = commit(duty, {
      ...permission,
      [en]: duty[en]?.replace('must', 'may') ?? '',
    })
    await diptych(['accept'], { cwd })
    expect(await toldIn(cwd, '--changed-since', 'HEAD^')).toEqual({ code: 0, told: [] })
  })
})

test.for([
  { name: 'outside a repository', start: () => folderWith(recorded()) },
  { name: 'at the first commit', start: () => commit(recorded()) },
])('$name the check works all the same', async ({ start }) => {
  const cwd = start()
  const { code, stdout, stderr } = await diptych(
    ['validate', '--changed-since', 'HEAD^', '--format', 'concise'],
    { cwd },
  )

  expect(code).toBe(0)
  expect(stderr).toBe('git cannot compare with "HEAD^". Each finding stays at its own place.\n')
  expect(stdout).toMatch(/^Nothing to fix/m)
})

test('a text that looks like a header of a diff is none', () => {
  const diff = readDiff('+++ b/a.yaml\n@@ -1 +1,2 @@\n-x\n+++ b/b.yaml\n+@@ -1 +9 @@')
  expect([...diff]).toEqual([['a.yaml', new Set([1, 2])]])
})

/** A repository with the site, and with a second commit if there are changes. */
function commit(site: Changes, changes?: Changes): string {
  const cwd = folderWith(site)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd })
  const record = () => {
    git('add', '.')
    git('commit', '--quiet', '--message', 'Change')
  }
  git('init', '--quiet')
  record()
  if (!changes) return cwd
  for (const [path, text] of Object.entries(changes)) {
    const file = join(cwd, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  record()
  return cwd
}
