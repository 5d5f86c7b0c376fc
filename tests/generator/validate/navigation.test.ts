import { expect, test } from 'vitest'
import { isRecord } from '#generator/read/path.ts'
import {
  alarmsIn,
  check,
  editYaml,
  type Files,
  original,
  schemas,
} from '../../mutations/content.ts'

/** The entries of the menus in which an entry that leads nowhere would be dead text. */
const menus = ['header', 'drawer'].flatMap((menu) => {
  const list = check(original).site.find('navigation', 'navigation', 'en')?.data
  const entries = isRecord(list) && Array.isArray(list[menu]) ? list[menu] : []
  return entries.map((entry: unknown, index) => ({
    ...{ menu, index },
    opens: isRecord(entry) ? entry['menu'] : undefined,
  }))
})

const inBoth = (edit: Parameters<typeof editYaml>[2]): Files =>
  ['en', 'nl'].reduce((files, code) => editYaml(files, `${code}/navigation.yaml`, edit), original)

const errorsIn = (files: Files) =>
  alarmsIn(check(files)).map(({ at, severity, path }) => `${at.file} ${severity} ${path}`)

const told = (path: string) =>
  ['en', 'nl'].map((code) => `content/${code}/navigation.yaml error ${path}`)

test.for(menus.filter(({ opens }) => opens === undefined))(
  'entry $index of the $menu leads somewhere',
  ({ menu, index }) => {
    const files = inBoth((document) => document.deleteIn([menu, index, 'to']))
    expect(errorsIn(files)).toEqual(told(`${menu}[${index}].to`))
  },
)

test.for(menus.filter(({ opens }) => opens !== undefined))(
  'entry $index of the $menu opens something',
  ({ menu, index }) => {
    const files = inBoth((document) => document.deleteIn([menu, index, 'menu']))
    expect(errorsIn(files)).toEqual(told(`${menu}[${index}].to`))
  },
)

const kinds: readonly unknown[] =
  schemas.root('navigation.schema.json').node.$defs?.['entry']?.properties?.['menu']?.enum ?? []

test.for(kinds.filter((kind) => kind !== 'plans'))('the header does not open %s', (kind) => {
  const [first] = menus
  const files = inBoth((document) => {
    document.deleteIn(['header', 0, 'to'])
    document.setIn(['header', 0, 'menu'], kind)
  })
  expect(first?.menu).toBe('header')
  expect(errorsIn(files)).toEqual(expect.arrayContaining(told('header[0].menu')))
})

test('the footer may state something that leads nowhere', () => {
  const path = ['footer', 'columns', 0, 'links', 0, 'to']
  expect(errorsIn(inBoth((document) => document.deleteIn(path)))).toEqual([])
})
