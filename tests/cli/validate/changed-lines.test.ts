import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOnChange, readDiff } from '#cli/validate/changed-lines.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'
import { finding } from '../report/finding.ts'

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

interface PullRequest {
  readonly name: string
  readonly changes: Changes
  readonly code: string
  /** Where the finding stands: the file, and what its line begins with. */
  readonly file: string
  readonly line: string
  /** The place that it names too. */
  readonly twin?: string
}

const section =
  '  - type: text\n    look: statement\n    id: more\n    tile: key\n    text: We sell bread.\n'

const pullRequests: readonly PullRequest[] = [
  {
    name: 'a source text changes: its translation is out of date',
    changes: change(en, 'Bakery in', 'A bakery in'),
    code: 'translation/stale',
    file: en,
    line: 'title: A bakery',
    twin: `content/${nl}:2`,
  },
  {
    name: 'the second line of a source text changes',
    changes: change(en, 'every night', 'every single night'),
    code: 'translation/stale',
    file: en,
    line: '  baked every single night',
    twin: `content/${nl}:3`,
  },
  {
    name: 'a figure changes in the source only',
    changes: change(en, '6 days', '5 days'),
    code: 'translation/meaning',
    file: en,
    line: '    text: We bake on 5 days',
    twin: `content/${nl}:8`,
  },
  {
    name: 'a figure changes in the translation only',
    changes: change(nl, '6 dagen', '5 dagen'),
    code: 'translation/meaning',
    file: nl,
    line: '    text: Wij bakken 5 dagen',
    twin: `content/${en}:10`,
  },
  {
    name: 'a section is added in the source only',
    changes: change(en, /$/, section),
    code: 'parity/missing-key',
    file: en,
    line: '  - type: text',
    twin: `content/${nl}:`,
  },
  {
    name: 'a page is added in the source only',
    changes: { 'en/pages/new.yaml': smallSite[en]?.replace('path: /\n', '') },
    code: 'parity/missing-page',
    file: 'en/pages/new.yaml',
    line: 'title: Bakery',
  },
  {
    name: 'a page gets another name, and a figure in its source changes',
    changes: {
      ...{ [en]: undefined, [nl]: undefined, 'nl/pages/start.yaml': base[nl] },
      'en/pages/start.yaml': base[en]?.replace('6 days', '5 days'),
    },
    code: 'facts/mismatch',
    file: 'en/pages/start.yaml',
    line: '    text: We bake on 5 days',
  },
  {
    name: 'a key is misspelt',
    changes: change(nl, 'title:', 'titel:'),
    code: 'schema/unknown-key',
    file: nl,
    line: 'titel: ',
  },
  {
    name: 'no changed line is concerned',
    changes: change('site.yaml', 'languages:', 'upcoming: [shop]\nlanguages:'),
    code: 'translation/meaning',
    file: nl,
    line: '    text: Wij bakken 7 dagen',
    twin: `content/${en}:10`,
  },
]

describe.for(pullRequests)(
  'in a pull request, $name',
  ({ changes, code, file, line, twin, name }) => {
    test('the finding stands there, with the other place', async () => {
      const isUnconcerned = name.startsWith('no changed')
      const before = isUnconcerned ? { ...base, ...change(nl, '6 dagen', '7 dagen') } : base
      const cwd = commit(before, changes)
      const found = await annotation(cwd, code)

      expect(found.file).toBe(`content/${file}`)
      const text = readFileSync(join(cwd, found.file), 'utf8').split('\n')[found.line - 1]
      expect(text).toMatch(new RegExp(`^${line}`))
      expect(found.twins).toContain(twin ?? '')
      expect(found.title).toMatch(/^(\p{Lu}|").*\.$/u)
    })
  },
)

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
    const { code, told } = await toldIn(cwd, '--changed-since', 'HEAD^')
    expect(code).toBe(0)
    expect(told).toEqual([
      expect.stringMatching(
        /home\.yaml:\d+:\d+: info translation\/meaning Dutch changed “moet” to “mag”; .* It was confirmed in this change/,
      ),
    ])
  })

  test('is told too of a folder that is named in another way', async () => {
    const cwd = commit(duty, permission)
    await diptych(['accept', '--all'], { cwd })
    for (const content of ['./content', join(cwd, 'content')]) {
      const { told } = await toldIn(cwd, '--changed-since', 'HEAD^', '--content', content)
      expect(told, content).toEqual([expect.stringMatching(/info translation\/meaning/)])
    }
  })

  test('is told once while it is open', async () => {
    const { told } = await toldIn(commit(duty, permission), '--changed-since', 'HEAD^')
    expect(told).toEqual([expect.stringMatching(/warning translation\/meaning/)])
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

test.for([
  { name: 'nothing', diff: '', lines: {} },
  { name: 'an added line', diff: '+++ b/a.yaml\n@@ -1,0 +2 @@\n+x', lines: { 'a.yaml': [2] } },
  {
    name: 'changed lines in two hunks',
    diff: '+++ b/a.yaml\n@@ -1 +1 @@ x\n-a\n+b\n@@ -5,2 +5,3 @@\n-a\n-b\n+c\n+d\n+e',
    lines: { 'a.yaml': [1, 5, 6, 7] },
  },
  { name: 'a removed line', diff: '+++ b/a.yaml\n@@ -3 +2,0 @@\n-x', lines: { 'a.yaml': [] } },
  {
    name: 'two files, one without a last line end',
    diff: '+++ b/a.yaml\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n\\ No newline at end of file\n+++ b/b c.yaml\t\n@@ -1 +4 @@\n-x\n+y',
    lines: { 'a.yaml': [1], 'b c.yaml': [4] },
  },
  {
    name: 'texts that look like headers',
    diff: '+++ b/a.yaml\n@@ -1 +1,2 @@\n-x\n+++ b/b.yaml\n+@@ -1 +9 @@',
    lines: { 'a.yaml': [1, 2] },
  },
])('a diff with $name', ({ diff, lines }) => {
  const found = [...readDiff(diff)].map(([file, changed]) => [file, [...changed]])

  expect(Object.fromEntries(found)).toEqual(lines)
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

/** The finding with a code, as GitHub shows it. */
async function annotation(cwd: string, code: string) {
  const { stdout } = await diptych(
    ['validate', '--changed-since', 'HEAD^', '--only', code, '--format', 'github'],
    { cwd },
  )
  const [, file = '', line, title = '', twins = ''] =
    /^::\w+ file=(.*?),line=(\d+),.*title=(.*?)::(.*)$/m.exec(stdout) ?? []
  return { file, line: Number(line), title, twins }
}

test('a finding moves to a changed line that follows from it', () => {
  const place = (file: string, line: number) => ({ file, line, column: 3 })
  const found = finding({
    following: [4, 7].map((line) => ({ code: 'a/b', at: place('nl.yaml', line) })),
  })
  const moved = placeOnChange(found, new Map([['nl.yaml', new Set([7])]]), 'Found here.')

  expect(moved.at).toEqual(place('nl.yaml', 7))
  expect(moved.related).toEqual([{ at: found.at, message: 'Found here.' }])
})
