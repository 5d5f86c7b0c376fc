import { describe, expect, test } from 'vitest'
import { emitEditorSchemas, linkSite, parseDocuments } from '#generator/index.ts'
import { offeredTypes, type PartName, partsOf } from '#generator/model/parts.ts'
import { schemas } from '../../support/project-schemas.ts'

const settings = 'brand: { name: Krume }\norigin: https://krume.example\nlanguages: [de]\n'
const twoFiles = { 'site.yaml': settings, 'de/pages/home.yaml': 'path: /\ntitle: Brot\n' }

function siteOf(changes: Readonly<Record<string, string>> = {}) {
  const files = new Map(Object.entries({ ...twoFiles, ...changes }))
  const { documents } = parseDocuments({ files, folder: '' })
  return linkSite({ documents, schemas, today: '2026-01-01' })
}

interface Told {
  /** The content that brings the part. */
  readonly content: Readonly<Record<string, string>>
  readonly types?: readonly string[]
  readonly kinds?: readonly string[]
  /** Words of the interface, and keys of `language.yaml`. */
  readonly words?: readonly string[]
}

const answers = ['notStored', 'notTaken']

const told: Readonly<Record<PartName, Told>> = {
  plans: {
    content: { 'catalog.yaml': 'plans: []\n' },
    types: ['plans'],
    kinds: ['catalog', 'catalog-texts'],
    words: [
      'plan',
      'from',
      'noFeatures',
      'featureCount',
      'included',
      'notIncluded',
      'replaces',
      'replacedBy',
      'popular',
    ],
  },
  walls: {
    content: { 'walls.yaml': 'empty: { rows: [sun] }\n' },
    kinds: ['walls'],
  },
  forms: {
    content: { 'de/forms/kontakt.yaml': 'fields: []\n' },
    types: ['form'],
    kinds: ['form'],
    words: answers,
  },
  quizzes: {
    content: { 'de/quizzes/probe.yaml': 'questions: []\n' },
    types: ['quiz'],
    kinds: ['quiz'],
    words: answers,
  },
  'tool-builder': {
    content: { 'de/tool-builder.yaml': 'heading: Fragen\n' },
    types: ['tool-builder'],
    kinds: ['tool-builder', 'quiz-frames', 'quiz-bank', 'helplines'],
  },
  booking: {
    content: { 'site.yaml': `${settings}scheduling: { name: Termin }\n` },
  },
  notice: {
    content: { 'de/navigation.yaml': 'notice: { text: Cookies, button: Ja }\n' },
    words: ['notice'],
  },
}

/** What of a site is offered to editors. */
function shown(changes: Readonly<Record<string, string>> = {}) {
  const site = siteOf(changes)
  const editor = emitEditorSchemas(site)
  const kinds = [...editor.keys()].flatMap(
    (file) => /^editor\/en\/([\w-]+)\./.exec(file)?.[1] ?? [],
  )
  const { properties } = JSON.parse(editor.get('editor/en/language.schema.json') ?? '{}')
  return {
    parts: partsOf(site),
    types: offeredTypes(site),
    kinds,
    words: [...Object.keys(properties), ...Object.keys(properties.words.properties)],
  }
}

const without = shown()

test('a site of two files has no part', () => {
  expect(without.parts).toEqual([])
  const all = Object.values(told)
  const of = (key: 'types' | 'kinds' | 'words') => all.flatMap((each) => each[key] ?? [])
  expect(without.types.filter((type) => of('types').includes(type))).toEqual([])
  expect(without.kinds.filter((kind) => of('kinds').includes(kind))).toEqual([])
  expect(without.words.filter((word) => of('words').includes(word))).toEqual([])
  expect(without.types).toContain('hero')
  expect(without.kinds).toContain('page')
  expect(without.words).toContain('menu')
})

describe('content brings a part back, and nothing else', () => {
  test.for(Object.entries(told))('%s', ([name, { content, ...own }]) => {
    const { types = [], kinds = [], words = [] } = own
    const now = shown(content)
    const added = (after: readonly string[], before: readonly string[]) =>
      new Set(after).difference(new Set(before))
    expect(now.parts).toEqual([name])
    // A site may bring types of its own that need the part.
    expect([...added(now.types, without.types)]).toEqual(expect.arrayContaining([...types]))
    expect(added(now.kinds, without.kinds)).toEqual(new Set(kinds))
    expect(added(now.words, without.words)).toEqual(new Set(words))
  })
})
