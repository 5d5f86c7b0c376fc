import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'
import { ownSections } from '../support/project-schemas.ts'
import { codeIn, readPaper, rowsUnder } from './paper.ts'

const paper = readPaper('schema/README.md')
const files = globSync('**/*.schema.json', { cwd: join(projectRoot, 'schema') }).map((file) =>
  file.replaceAll('\\', '/'),
)
const texts = [
  ...files.map((file) => readFileSync(join(projectRoot, 'schema', file), 'utf8')),
  ...Object.values(ownSections?.schemas ?? {}),
].join('\n')

/** The keys, or the values of a key, in all schemas. */
const foundIn = (pattern: RegExp) =>
  [...new Set(Array.from(texts.matchAll(pattern), ([, each = '']) => each))].toSorted()

test('the paper about schemas names every file, and no other', () => {
  const named = rowsUnder(paper, 'file').flatMap(([cell = '']) => codeIn(cell))
  const found = files.map((file) =>
    file.includes('/') ? `${file.split('/')[0]}/*` : file.replace('.schema.json', ''),
  )
  expect(named.toSorted()).toEqual([...new Set(found)].toSorted())
})

const rows = rowsUnder(paper, 'keyword')

test('it explains every keyword of our own, and no other', () => {
  const named = rows.flatMap(([cell = '']) => codeIn(cell))
  expect(named.toSorted()).toEqual([...foundIn(/"(x-[a-z0-9-]+)":/g), 'tsType'].toSorted())
})

test.for(['x-i18n', 'x-kind', 'x-ref', 'x-needs'])(
  'it names every value of %s that is used',
  (keyword) => {
    const [, says = ''] = rows.find(([cell]) => cell === `\`${keyword}\``) ?? []
    const used = foundIn(new RegExp(`"${keyword}": "([\\w-]+)"`, 'g'))
    const listed = foundIn(new RegExp(`"${keyword}": \\[([^\\]]*)\\]`, 'g')).flatMap(
      (list) => list.match(/[\w-]+/g) ?? [],
    )
    expect([...codeIn(says)].toSorted()).toEqual(expect.arrayContaining([...used, ...listed]))
  },
)
