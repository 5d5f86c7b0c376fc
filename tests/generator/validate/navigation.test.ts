import { expect, test } from 'vitest'
import { editBoth } from '../edit.ts'
import { checkSmallSite, schemas } from '../small-site.ts'

const errorsIn = (from: string | RegExp, to: string) =>
  checkSmallSite(editBoth('navigation.yaml', from, to))
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at, path }) => `${at.file} ${path}`)

const told = (path: string) => ['en', 'nl'].map((code) => `content/${code}/navigation.yaml ${path}`)

test.for(['header', 'drawer'])('an entry of the %s leads somewhere or opens something', (menu) => {
  const entry = new RegExp(`(${menu}:\\n  - \\{ label: Start), to: home`)
  expect(errorsIn(entry, '$1')).toEqual(told(`${menu}[0].to`))
})

const kinds: readonly unknown[] =
  schemas.root('navigation.schema.json').node.$defs?.['entry']?.properties?.['menu']?.enum ?? []

test.for(kinds.filter((kind) => kind !== 'plans'))('the header does not open %s', (kind) => {
  const found = errorsIn(/(header:\n {2}- \{ label: Start), to: home/, `$1, menu: ${kind}`)
  expect(found).toEqual(expect.arrayContaining(told('header[0].menu')))
})

test('the footer may state something that leads nowhere', () => {
  const columns = 'columns: [{ id: a, heading: A, links: [{ label: B }] }]'
  expect(errorsIn('columns: []', columns)).toEqual([])
})
