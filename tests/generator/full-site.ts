import fc from 'fast-check'
import { linkSite, parseDocuments } from '#generator/index.ts'
import { collectDefinitions, isReferenceKind } from '#generator/model/names.ts'
import { kindOf, languageFiles, languageFolders } from '#generator/read/file-kind.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import { sectionSchema } from '#generator/validate/own-sections.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { schemas } from '../support/project-schemas.ts'
import { catalogSite } from './catalog-site.ts'
import { smallSite } from './small-site.ts'

/** A value that languages compare, where it stands in its document. */
export interface Part {
  readonly path: Path
  readonly of: 'section' | 'item' | 'key'
  /** Whether it is a text to translate. */
  readonly isText: boolean
}

/** A document that each language has, with every key that its schema knows. */
export interface FullDocument {
  readonly kind: string
  /** The path in the folder of a language, without extension. */
  readonly address: string
  /** The folder, if other files of the kind can be in it. */
  readonly folder: string | undefined
  readonly parts: readonly Part[]
  /** The data in each language. */
  readonly data: Readonly<Record<Language, unknown>>
}

export const fullLanguages = ['en', 'nl'] as const
export type Language = (typeof fullLanguages)[number]

const vocabulary = {
  en: {
    how: 'warm fresh brown sweet small large plain salty round light dark crisp',
    what: 'bread cakes tarts rolls pies buns toast dough flour honey crust seeds',
    to: 'with love for',
    whom: 'sailors painters singers drivers farmers nurses pupils guests tailors miners pilots',
  },
  nl: {
    how: 'warm vers bruin zoet klein groot gewoon zout rond licht donker knapperig',
    what: 'brood gebak taart broodjes koeken bollen toast deeg meel honing korst zaden',
    to: 'vol liefde voor',
    whom: 'zeelui schilders zangers rijders boeren zusters leerlingen gasten kleermakers mijnwerkers piloten',
  },
}

/** A type of section that is also on a page of its own. */
const anySection = 'text'

/** Different words in each language for each number. */
function words(language: Language, count: number): string {
  const { how, what, to, whom } = vocabulary[language]
  const [a, b, c] = [how, what, whom].map((list) => list.split(' '))
  const pick = (list: readonly string[] = [], at: number) => list[at % list.length] ?? ''
  const far = Math.floor(count / 12)
  return `${pick(a, count)} ${pick(b, count + far)} ${to} ${pick(c, count)}`
}

const groups = 'groups:\n  - { id: first, tile: key }\n  - { id: second, tile: key }\n'

const shared = Object.fromEntries(
  Object.entries({
    ...{ ...smallSite, ...catalogSite },
    'catalog.yaml': `${catalogSite['catalog.yaml']}${groups}`,
  }).filter(([path]) => !path.includes('/')),
)

const namesOf = (() => {
  const files = new Map(Object.entries(shared).map(([path, text = '']) => [path, text]))
  const { documents } = parseDocuments({ files, folder: '' })
  const names = collectDefinitions(linkSite({ documents, schemas, today: '' }))
  return (kind: string | undefined) =>
    isReferenceKind(kind) ? [...(names(kind) ?? [])].slice(0, 2) : []
})()

/** Makes a value of a schema with all that can stand in it. */
function createMaker(language: Language) {
  let count = 0
  const parts: Part[] = []

  const textOf = (node: SchemaNode): string => {
    count += 1
    const { pattern = '', 'x-ref': reference } = node
    const isMatching = (text: string) => new RegExp(pattern, 'u').test(text)
    if (node['x-i18n'] === 'translate') {
      const text = words(language, count)
      return isMatching(text) ? text : `${text} ${matching(pattern, count)}`
    }
    if (reference === 'page') return anySection
    const name = reference && (namesOf(reference)[0] ?? 'first')
    return name && isMatching(name) ? name : pattern ? matching(pattern, count) : `name ${count}`
  }

  let media = 0
  /** What stands in a slot: a wall, or one of the types in turn. */
  const slotAt = (at: SchemaAt): SchemaAt => {
    const type = ['', ...schemas.mediaTypes][media++ % (schemas.mediaTypes.length + 1)]
    return type ? schemas.root(sectionSchema(type)) : at
  }

  const make = (at: SchemaAt, path: Path): unknown => {
    const { file, node } = schemas.resolve(at)
    if (node['x-sections'] === 'media') {
      const slot = schemas.resolve(slotAt(at))
      return record(slot.node, slot.file, path)
    }
    const isArray = node.type === 'array'
    if (node.const !== undefined) return node.const
    if (node.enum) return node.enum[0]
    if (isArray && node.items) return list(node, { file, node: node.items }, path)
    if (node.properties || isRecord(node.additionalProperties)) return record(node, file, path)
    if (node.type === 'boolean') return true
    if (node.type === 'number' || node.type === 'integer') return node.minimum ?? 1
    return textOf(node)
  }

  const record = (node: SchemaNode, file: string, path: Path) => {
    const { properties = {}, additionalProperties: others } = node
    const [first = 'first', second = 'second'] = namesOf(node.propertyNames?.['x-ref'])
    const { one, other } = properties
    // The forms that English and Dutch have.
    const own = node['x-count'] && one && other ? { one, other } : properties
    const all = isRecord(others) ? { ...own, [first]: others, [second]: others } : own
    return Object.fromEntries(
      // Which languages a file is meant for is what the others are compared by.
      Object.entries(all).flatMap(([key, child]) =>
        path.length === 0 && key === 'languages'
          ? []
          : [[key, part({ file, node: child }, [...path, key], 'key')]],
      ),
    )
  }

  const list = (node: SchemaNode, item: SchemaAt, path: Path) => {
    const length = Math.min(Math.max(2, node.minItems ?? 0), node.maxItems ?? 2)
    return Array.from({ length }, (_, index) => {
      const at = item.node['x-sections'] ? sectionAt(index) : item
      return part(at, [...path, index], item.node['x-sections'] ? 'section' : 'item')
    })
  }

  let sections: readonly string[] = []
  const sectionAt = (index: number) => schemas.root(sectionSchema(sections[index] ?? ''))

  const part = (at: SchemaAt, path: Path, of: Part['of']): unknown => {
    const { node } = schemas.resolve(at)
    const before = parts.length
    const value = make(at, path)
    const use = node['x-i18n']
    // What a language may leave out is not compared.
    if (use === 'per-language') parts.length = before
    else parts.push({ path, of, isText: typeof value === 'string' && use === 'translate' })
    return value
  }

  return {
    parts,
    document: (kind: string, types: readonly string[]) => {
      sections = types
      return make(schemas.root(`${kind}.schema.json`), [])
    },
  }
}

/** Making one of a pattern takes as long as a hundred texts of it. */
const textsOf = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string, seed: number): string {
  const texts =
    textsOf.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 20 })
  textsOf.set(pattern, texts)
  const [text = ''] = fc.sample(texts, { numRuns: 1, seed })
  return text
}

/** The kinds of files of a language, each with its file or folder. */
const kinds = [...languageFiles, ...languageFolders].map((name) => {
  const isFile = kindOf(`en/${name}`) !== undefined
  const { kind = '' } = kindOf(isFile ? `en/${name}` : `en/${name}/first`) ?? {}
  return { kind, name, isFile }
})

/** Whether a kind of file has sections: a document of it has those of one type. */
const hasSections = (kind: string) =>
  Object.values(schemas.root(`${kind}.schema.json`).node.properties ?? {}).some(
    ({ items }) => items?.['x-sections'],
  )

function fullDocument(kind: string, address: string, types: readonly string[]): FullDocument {
  const [en, nl] = fullLanguages.map((language) => {
    const maker = createMaker(language)
    return { data: maker.document(kind, types), parts: maker.parts }
  })
  const folder = address.includes('/') ? address.slice(0, address.lastIndexOf('/')) : undefined
  return { kind, address, folder, parts: en?.parts ?? [], data: { en: en?.data, nl: nl?.data } }
}

/** A document of each kind that has texts and, where it has sections, of each type of section. */
export const fullDocuments: readonly FullDocument[] = kinds
  .flatMap(({ kind, name, isFile }) => {
    if (isFile) return [fullDocument(kind, name, [])]
    const all = hasSections(kind) ? schemas.sectionTypes : ['first', 'second']
    return all.map((type) => fullDocument(kind, `${name}/${type}`, [type, anySection]))
  })
  .filter(({ parts }) => parts.some(({ isText }) => isText))

export const fileOf = (language: Language, { address }: FullDocument) =>
  `${language}/${address}.yaml`

/** The files of a site that has them all, and what it takes for them to be checked. */
export const fullSite: ReadonlyMap<string, string> = new Map([
  ...Object.entries(shared).map(([path, text = '']): [string, string] => [path, text]),
  ...fullDocuments.flatMap((document) =>
    fullLanguages.map((language): [string, string] => [
      fileOf(language, document),
      textOfData(document.data[language]),
    ]),
  ),
])

export function textOfData(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`
}
