import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { findingsOf } from '../small-site.ts'

test('a broken file hides no problem of another', () => {
  const changes = {
    ...edit('nl/pages/home.yaml', 'id: about', '\tid: about'),
    ...edit('en/pages/home.yaml', 'path: /', 'path: /\nlayout: bear'),
    ...edit('nl/navigation.yaml', 'to: home', 'to: hom'),
  }

  expect(findingsOf(changes).map((text) => text.split(' ')[1])).toEqual([
    'schema/invalid-value',
    'reference/unknown',
    'yaml/syntax',
  ])
})

test.for([
  {
    file: 'facts.yaml',
    changes: editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
  },
  { file: 'walls.yaml', changes: edit('site.yaml', /$/, 'footerWall: flower\n') },
  { file: 'site.yaml', changes: editBoth('navigation.yaml', 'to: home', 'to: about') },
  { file: 'nl/language.yaml', changes: {} },
  { file: 'en/pages/home.yaml', changes: {} },
])('a broken $file is the only finding', ({ file, changes }) => {
  const found = findingsOf({ ...changes, [file]: 'upcoming: [about]\nfirst:\n\tsecond: 1\n' })

  expect(found).toEqual([`content/${file}:3:1 yaml/syntax This line starts with a tab.`])
})
