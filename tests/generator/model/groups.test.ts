import { expect, test } from 'vitest'
import { groupsOf, siteOfGroup } from '#generator/model/groups/group.ts'
import { readHead } from '#generator/model/groups/head.ts'
import { isRecord } from '#generator/read/path.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { accidents } from '../accidents/accidents.ts'
import { korenaar } from '../accidents/korenaar.ts'
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

test.for<readonly [name: string, text: string, head: Record<string, unknown> | undefined]>([
  ['before sections', 'title: A\npath: /a\nsections:\n  - type: b\n', { title: 'A', path: '/a' }],
  ['after sections', 'sections:\n  - type: b\ntitle: A\n', { title: 'A' }],
  [
    'on both sides of a list without indentation',
    'path: /a\nsections:\n- type: b\n# A note.\n\n- type: c\ntitle: A\n',
    { title: 'A', path: '/a' },
  ],
  ['with sections that cannot be read', 'title: A\nsections: [\n', { title: 'A' }],
  ['of a page without sections', 'title: A\n', undefined],
  ['that is empty', 'sections: []\n', undefined],
  ['that cannot be read', 'title: "A\nsections: []\n', undefined],
  ['with sections twice', 'title: A\nsections: []\nname: B\nsections: []\n', undefined],
  ['with an alias', 'title: &a A\nname: *a\nsections: []\n', undefined],
])('a head %s', ([, text, head]) => {
  expect(readHead(text)).toEqual(head)
})

test.for(accidents)('a head says what the whole page says, with %s', ([, accident]) => {
  for (const [file, text] of accident(korenaar)) {
    const head = /^\w+\/pages\//.test(file) ? readHead(text) : undefined
    const data = head && readYaml(text)?.data
    if (!isRecord(data)) continue
    const { sections: _, ...rest } = data
    expect(head, file).toEqual(rest)
  }
})
