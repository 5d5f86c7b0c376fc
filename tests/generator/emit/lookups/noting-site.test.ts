import { expect, test } from 'vitest'
import { createCache } from '#generator/cache.ts'
import { fingerprintOfRest, notingSite } from '#generator/emit/lookups/noting-site.ts'
import type { Site } from '#generator/model/site.ts'
import { check, original, rewrite } from '../../../mutations/content.ts'

const cache = createCache()
const { site: whole } = check(original)
const { site, resultOf } = notingSite(whole, cache)
const page = 'content/en/pages/about.yaml'

const about = (of: Site) => {
  const document = of.find('page', 'about', 'en')
  if (!document) throw new Error('There is no such page.')
  return document
}

test.for([
  {
    what: 'a list of questions',
    read: () => site.find('faq', 'core', 'nl')?.data,
    notes: ['file content/nl/faqs/core.yaml'],
  },
  { what: 'that there is one', read: () => site.find('faq', 'core', 'nl')?.name, notes: [] },
  { what: 'facts', read: () => site.find('facts', 'facts')?.data, notes: [] },
  {
    what: 'the title of a page',
    read: () => site.faceOf(about(site)).title,
    notes: [`caption ${page}`],
  },
  { what: 'its status', read: () => site.faceOf(about(site)).status, notes: [] },
  { what: 'its path', read: () => site.pathOf('about'), notes: [] },
  {
    what: 'its outline',
    read: () => site.outlineOf(about(site)).register,
    notes: [`outline ${page}`],
  },
  { what: 'all names', read: () => site.names(), notes: ['names'] },
])('whoever reads $what looks up $notes', ({ read, notes }) => {
  const noted = cache.noting(read)
  expect(noted.notes).toEqual(notes)
  for (const note of noted.notes) expect(resultOf(note)).not.toBe('')
})

test('a page reads neither the texts of another one nor the records of translations', () => {
  expect(() => about(site).data).toThrow(`A page reads ${page}, which is of another one`)
  expect(() => site.find('state', 'nl')?.data).toThrow('A page reads')
})

test.for([
  {
    what: 'a title',
    file: 'en/pages/about.yaml',
    from: /^title: /m,
    to: 'title: X ',
    changes: ['caption'],
  },
  {
    what: 'a status',
    file: 'en/pages/about.yaml',
    from: /^/,
    to: 'status: 404\n',
    changes: ['rest'],
  },
  {
    what: 'a text',
    file: 'en/pages/about.yaml',
    from: /^description: >-\n {2}/m,
    to: '$&X ',
    changes: [],
  },
  { what: 'a price', file: 'facts.yaml', from: /\d/, to: '9$&', changes: ['rest'] },
  {
    what: 'an answer',
    file: 'nl/faqs/core.yaml',
    from: /answer: >-\n {6}/,
    to: '$&X ',
    changes: ['file'],
  },
])('what is found changes with $what: $changes', ({ file, from, to, changes }) => {
  const files = rewrite(original, file, (text) => text.replace(from, to))
  expect(files).not.toEqual(original)
  const { site: next } = check(files)
  const found = (of: Site) => {
    const { resultOf: result } = notingSite(of, createCache())
    return {
      caption: result(`caption ${page}`),
      file: result('file content/nl/faqs/core.yaml'),
      names: result('names'),
      rest: fingerprintOfRest(of),
    }
  }
  const [before, after] = [found(whole), found(next)]
  const differing = Object.entries(after).filter(
    ([, value]) => !Object.values(before).includes(value),
  )
  expect(differing.map(([key]) => key)).toEqual(changes)
})

test('nothing is found of a document that is gone', () => {
  expect(resultOf('file content/nl/faqs/gone.yaml')).toBe('')
})
