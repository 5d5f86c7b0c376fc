import { expect, test } from 'vitest'
import { checkContent, createCache } from '#generator/index.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { groupsOf, siteOfGroup } from '#generator/model/outline.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { rules } from '#generator/rules/index.ts'
import { createRuleCheck } from '#generator/rules/run-rules.ts'
import { withRecordsOf } from '../../generator/records-of.ts'
import { schemas } from '../../support/project-schemas.ts'
import { checkInput, original } from '../edits/content.ts'

const isBank = (group: string) => group.startsWith('quiz-bank ')

test('an edit of a page, its confirmation and its first record concern its group only', () => {
  const files = new Map(original)
  let cache = createCache()
  /** The groups that a new process checks anew. */
  const checkedAnew = () => {
    cache = withRecordsOf(cache)
    const before = new Map(cache.entries().map(({ name, key }) => [name, key]))
    checkContent({ ...checkInput(files), cache })
    return cache
      .entries()
      .filter(({ name, key }) => name.startsWith('group ') && before.get(name) !== key)
      .map(({ name }) => name.slice('group '.length))
  }
  expect(checkedAnew().length).toBeGreaterThan(20)
  expect(checkedAnew()).toEqual([])

  const edit = (file: string, from: RegExp | string, to: string) => {
    files.set(file, files.get(file)?.replace(from, to) ?? '')
    return checkedAnew()
  }
  const record = '.state/nl/pages/about.yaml'
  expect(edit('nl/pages/about.yaml', /^title: .*$/m, 'title: Iets anders')).toEqual(['page about'])
  expect(edit(record, /^"pages.*\n/m, '')).toEqual(['page about'])
  files.delete(record)
  expect(checkedAnew()).toEqual(['page about'])
  const afterPrice = edit('facts.yaml', /money: \d+/, 'money: 4321')
  expect(afterPrice.length).toBeGreaterThan(20)
  expect(afterPrice.filter(isBank)).toEqual([])
  expect(edit('glossary.yaml', /$/, '# A note\n').filter(isBank).length).toBeGreaterThan(5)
})

test('a group reads its own texts and what all groups share', () => {
  const { documents } = parseDocuments({ files: original, folder: 'content' })
  let read = new Set<string>()
  const watched = documents.map((document) => {
    const noted = ['data', 'text', 'problems'].map((name) => {
      const get = () => {
        read.add(document.address)
        return Reflect.get(document, name)
      }
      return [name, { enumerable: true, get }]
    })
    return Object.create(document, Object.fromEntries(noted))
  })
  const site = linkSite({ documents: watched, schemas, today: '2026-11-21' })
  for (const document of watched) {
    site.outlineOf(document)
    site.faceOf(document)
  }
  const { checkGroup } = createRuleCheck(rules, site)
  // Of the record of a language a group has the part that is about it.
  const isShared = (id: string, address: string) =>
    isBank(id)
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
