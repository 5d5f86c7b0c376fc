import { expect, test } from 'vitest'
import { groupsOf, siteOfGroup } from '#generator/model/groups/group.ts'
import { check, original } from '../../../mutations/content.ts'

const { site } = check(original)
const groups = groupsOf(site.documents)

test('every document but the records is in one group, with its translations', () => {
  const files = [...groups.values()].flatMap((own) => own.map(({ file }) => file))

  expect(files.toSorted()).toEqual(
    site.documents
      .filter(({ kind }) => kind !== 'state')
      .map(({ file }) => file)
      .toSorted(),
  )
  expect(groups.get('page about')?.map(({ file }) => file)).toEqual([
    'content/en/pages/about.yaml',
    'content/nl/pages/about.yaml',
  ])
})

test('a group has its own documents, and finds the others', () => {
  const group = siteOfGroup(site, groups.get('page about') ?? [])

  expect(group.documents).toHaveLength(2)
  expect(group.find('page', 'about', 'nl')?.data).toBeDefined()
  expect(group.all('page')).toEqual(site.all('page'))
  expect(group.pathOf('home')).toBe('/')
  expect(group.facts).toBe(site.facts)
  expect(group.find('page', 'no-such-page', 'en')).toBeUndefined()
})
