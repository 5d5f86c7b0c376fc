import { expect, test } from 'vitest'
import { groupsOf, sharedSite, siteOfGroup } from '#generator/model/groups/group.ts'
import { check, original } from '../../../mutations/content.ts'

const { site } = check(original)
const groups = groupsOf(site.documents)
const shared = sharedSite(site)

const viewOf = (id: string) => {
  const group = groups.find((each) => each.id === id)
  if (!group) throw new Error(`There is no group ${id}.`)
  return siteOfGroup(shared, group)
}

test('every document is in one group, with its translations', () => {
  const files = groups.flatMap(({ documents, records }) =>
    [...documents, ...records].map(({ file }) => file),
  )
  const ofLanguages = ['content/.state/nl.yaml']

  expect([...files, ...ofLanguages].toSorted()).toEqual(
    site.documents.map(({ file }) => file).toSorted(),
  )
  expect(viewOf('page about').documents.map(({ file }) => file)).toEqual([
    'content/en/pages/about.yaml',
    'content/nl/pages/about.yaml',
  ])
})

test('a group reads its own documents and what all groups share', () => {
  const group = viewOf('page about')

  expect(group.find('page', 'about', 'nl')?.data).toBeDefined()
  expect(group.find('facts', 'facts')?.data).toBeDefined()
  expect(group.find('language', 'language', 'nl')?.data).toBeDefined()
  expect(group.find('state', 'nl')?.data).toBeDefined()
  expect(group.find('state', 'nl/pages/about')?.data).toBeDefined()
  expect(group.facts.size).toBeGreaterThan(0)
})

test('of other groups it knows the names and addresses', () => {
  const group = viewOf('page about')

  expect(group.all('page').map(({ name }) => name)).toEqual(
    site.all('page').map(({ name }) => name),
  )
  expect(group.pathOf('home')).toBe('/')
  expect(group.names()).toEqual(site.names())
  expect(group.find('page', 'no-such-page', 'en')).toBeUndefined()
})

test('what it may not depend on, it cannot read', () => {
  for (const [view, kind, name, language] of [
    [viewOf('page about'), 'page', 'home', 'en'],
    [viewOf('page about'), 'state', 'nl/pages/home', undefined],
    [shared, 'page', 'home', 'en'],
    [shared, 'state', 'nl/pages/about', undefined],
  ] as const) {
    const other = view.find(kind, name, language)
    expect(other?.name).toBe(name)
    for (const read of [
      () => other?.data,
      () => other?.text,
      () => other?.hash,
      () => other?.problems,
      () => other?.place([]),
    ])
      expect(read).toThrow(`reads ${other?.file}, which is of another one`)
  }
})

test('a rule does not read what pages show of each other', () => {
  const [one, other] = site.all('page', 'en')
  if (!one || !other) throw new Error('There are no pages.')
  for (const view of [viewOf(`page ${one.name}`), shared])
    expect(() => view.faceOf(other)).toThrow(`A rule reads what ${other.file} shows`)
})
