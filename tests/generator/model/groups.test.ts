import { expect, test } from 'vitest'
import { groupsOf, siteOfGroup } from '#generator/model/outline.ts'
import { catalogSite } from '../catalog-site.ts'
import { checkSmallSite } from '../small-site.ts'

const { site } = checkSmallSite(catalogSite)

const groups = groupsOf(site.documents)

test('every document but the records is in one group, with its translations', () => {
  const files = [...groups.values()].flatMap((own) => own.map(({ file }) => file))

  expect(files.toSorted()).toEqual(
    site.documents
      .filter(({ kind }) => kind !== 'state')
      .map(({ file }) => file)
      .toSorted(),
  )
  expect(groups.get('page plans/small')?.map(({ file }) => file)).toEqual([
    'content/en/pages/plans/small.yaml',
    'content/nl/pages/plans/small.yaml',
  ])
})

test('a group has its own documents, and finds the others', () => {
  const group = siteOfGroup(site, groups.get('page plans/small') ?? [])

  expect(group.documents).toHaveLength(2)
  expect(group.find('page', 'plans/small', 'nl')?.data).toBeDefined()
  expect(group.all('page')).toEqual(site.all('page'))
  expect(group.pathOf('home')).toBe('/')
  expect(group.facts).toBe(site.facts)
  expect(group.find('page', 'no-such-page', 'en')).toBeUndefined()
})
