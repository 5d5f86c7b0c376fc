import { expect, test } from 'vitest'
import { checkContent, createCache } from '#generator/index.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { groupsOf, siteOfGroup } from '#generator/model/outline.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { rules } from '#generator/rules/index.ts'
import { createRuleCheck } from '#generator/rules/run-rules.ts'
import { withRecordsOf } from '../../generator/records-of.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { type Files, original } from '../edits/content.ts'

const input = { folder: 'content', schemas, validators, today: '2026-11-21' }

/** The groups that a process checks anew, after others. */
function createRuns() {
  let cache = createCache()
  return (files: Files): readonly string[] => {
    cache = withRecordsOf(cache)
    const before = new Map(cache.entries().map(({ name, key }) => [name, key]))
    checkContent({ ...input, files, cache })
    return cache
      .entries()
      .filter(({ name, key }) => name.startsWith('group ') && before.get(name) !== key)
      .map(({ name }) => name.slice('group '.length))
  }
}

test('an edit of a page, its confirmation and its first record concern its group only', () => {
  const about = '.state/nl/pages/about.yaml'
  const checkedAnew = createRuns()
  expect(checkedAnew(original).length).toBeGreaterThan(20)
  expect(checkedAnew(original)).toEqual([])

  const files = new Map(original)
  const replaceIn = (file: string, from: RegExp | string, to: string) =>
    files.set(file, files.get(file)?.replace(from, to) ?? '')
  replaceIn('nl/pages/about.yaml', /^title: .*$/m, 'title: Iets anders')
  expect(checkedAnew(files)).toEqual(['page about'])
  replaceIn(about, /^"pages.*\n/m, '')
  expect(checkedAnew(files)).toEqual(['page about'])
  files.delete(about)
  expect(checkedAnew(files)).toEqual(['page about'])
  const isBank = (group: string) => group.startsWith('quiz-bank ')
  replaceIn('facts.yaml', /money: \d+/, 'money: 4321')
  const afterPrice = checkedAnew(files)
  expect(afterPrice.length).toBeGreaterThan(20)
  expect(afterPrice.filter(isBank)).toEqual([])
  replaceIn('glossary.yaml', /$/, '# A note\n')
  expect(checkedAnew(files).filter(isBank).length).toBeGreaterThan(5)
})

test('a group reads its own texts and what all groups share', () => {
  const { documents } = parseDocuments({ files: original, folder: 'content' })
  let read = new Set<string>()
  const watched = documents.map((document) => {
    const noting = { data: document, text: document, problems: document }
    const properties = Object.keys(noting).map((name) => [
      name,
      {
        enumerable: true,
        get: () => {
          read.add(document.address)
          return Reflect.get(document, name)
        },
      },
    ])
    return Object.create(document, Object.fromEntries(properties))
  })
  const site = linkSite({ documents: watched, schemas, today: input.today })
  for (const document of watched) {
    site.outlineOf(document)
    site.faceOf(document)
  }
  const { checkGroup } = createRuleCheck(rules, site)
  // Of the record of a language a group has the part that is about it.
  const isShared = (id: string, address: string) =>
    id.startsWith('quiz-bank ')
      ? /^(?:brand\/tiles\.svg|\.state\/\w+|glossary|facts)$/.test(address)
      : /^(?:brand\/tiles\.svg|\.state\/\w+)$/.test(address) ||
        !/\/|^(?:navigation|redirects|acknowledged|stand-ins)$/.test(address)
  const strays: string[] = []
  for (const [id, own] of groupsOf(site.documents)) {
    read = new Set()
    checkGroup(siteOfGroup(site, own))
    const mayRead = (address: string) =>
      isShared(id, address) || own.some((each) => address.endsWith(each.address))
    strays.push(...[...read].filter((each) => !mayRead(each)).map((each) => `${id} reads ${each}`))
  }
  expect(strays).toEqual([])
})
