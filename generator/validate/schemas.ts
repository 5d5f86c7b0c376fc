import { hash } from 'node:crypto'
import { posix } from 'node:path'
import { once } from '../once.ts'
import { isPerLanguage, singleKinds } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import {
  type OwnSections,
  parseClosed,
  parseNode,
  parseOwnSchema,
  type SchemaFault,
  sectionSchema,
  shared,
  withSectionKeys,
} from './own-sections.ts'
import type { SchemaNode, Slot } from './schema-node.ts'

/** A schema node and its file. References are relative to the file. */
export interface SchemaAt {
  readonly file: string
  readonly node: SchemaNode
}

/** All schemas, by path inside the schema folder. */
export interface Schemas {
  readonly files: ReadonlyMap<string, SchemaNode>
  /** The files as they are written. */
  readonly texts: ReadonlyMap<string, string>
  /** A hash of all files. */
  readonly hash: string
  /** A hash of the files of Diptych itself. */
  readonly hashOfEngine: string
  /** The types of sections: the file names in `sections/`. */
  readonly sectionTypes: readonly string[]
  /** The types of what stands in a slot of a section. */
  readonly mediaTypes: readonly string[]
  /** Those of them that the site brings. */
  readonly ownTypes: ReadonlySet<string>
  /** Whether a file is one of the site. */
  isOwn(file: string): boolean
  /** The words of the site's section types: by language, then by type, by the English text. */
  readonly ownWords: OwnSections['words']
  /** What is wrong with the section types of the site. */
  readonly faults: readonly SchemaFault[]
  /** What diagnostics call a schema file. */
  nameOf(file: string): string
  /**
   * Follows references to a node without reference. Siblings of a reference override its target.
   */
  resolve(at: SchemaAt): SchemaAt
  /** The root node of a schema file. */
  root(file: string): SchemaAt
}

const sectionFile = /^sections\/(.+)\.schema\.json$/

/** The same from JSON: a list of pairs of path and text, and the section types of the site. */
export function parseSchemas(json: string): Schemas {
  const { files, own }: { files: readonly [string, string][]; own?: OwnSections } = JSON.parse(json)
  return readSchemas(new Map(files), own)
}

/** Parses the files of the schema folder, path to text, and those of the site's section types. */
export function readSchemas(ofEngine: ReadonlyMap<string, string>, own?: OwnSections): Schemas {
  const files = new Map(
    [...ofEngine].map(([path, text]): [string, SchemaNode] => [path, parseSchema(path, text)]),
  )
  const engineFiles = new Map(files)
  const hashOfEngine = once(() => hashOf(engineFiles))
  const texts = new Map(ofEngine)
  const ownTypes = new Set<string>()
  const ownName = (type: string) => `${own?.folder}/${type}/schema.json`
  const faults: SchemaFault[] = []
  const ownFiles = new Map<string, string>()
  const { [shared]: common, ...bySection } = own?.schemas ?? {}
  const given = Object.entries(bySection)
  if (common !== undefined) given.unshift([shared, common])
  for (const [type, text] of given) {
    const file = sectionSchema(type)
    const parsed = parseOwnSchema({ type, file: ownName(type), text }, files)
    if ('messageId' in parsed) {
      faults.push(parsed)
      continue
    }
    files.set(file, parsed.node)
    texts.set(file, text)
    ownFiles.set(file, ownName(type))
    if (type !== shared) ownTypes.add(type)
  }
  const root = (file: string): SchemaAt => {
    const node = files.get(file)
    if (!node) throw new Error(`There is no schema ${file}.`)
    return { file, node }
  }

  const resolved = new WeakMap<SchemaNode, SchemaAt>()
  const resolve = (at: SchemaAt): SchemaAt => {
    const known = resolved.get(at.node)
    if (known) return known
    const found = follow(at)
    resolved.set(at.node, found)
    return found
  }
  const follow = (at: SchemaAt): SchemaAt => {
    const { $ref, ...beside } = at.node
    if ($ref === undefined) return at

    const [path = '', pointer = ''] = $ref.split('#')
    const file = path ? posix.join(posix.dirname(at.file), path) : at.file
    const target = resolve({ file, node: nodeAt(root(file).node, pointer) })
    return { file: target.file, node: { ...target.node, ...beside } }
  }

  for (const [file, text] of texts) {
    const written = text.includes('"x-count"') ? files.get(file) : undefined
    if (!written) continue
    const whole = withForms(written, (node) => resolve({ file, node }).node)
    files.set(file, whole)
    if (!ownFiles.has(file)) engineFiles.set(file, whole)
  }
  const types = [...files].flatMap(([file, node]) => {
    const type = sectionFile.exec(file)?.[1]
    return type === undefined ? [] : [{ type, slot: node['x-slot'] }]
  })
  const typesIn = (place?: Slot) =>
    types.flatMap(({ type, slot }) => (slot === place ? [type] : []))
  const hashOfAll = ownFiles.size === 0 ? hashOfEngine : once(() => hashOf(files))
  return {
    ...{ files, texts, ownTypes, faults, resolve, root },
    sectionTypes: typesIn(),
    mediaTypes: typesIn('media'),
    ownWords: own?.words ?? {},
    isOwn: (file) => ownFiles.has(file),
    nameOf: (file) => ownFiles.get(file) ?? `schema/${file}`,
    get hash() {
      return hashOfAll()
    },
    get hashOfEngine() {
      return hashOfEngine()
    },
  }
}

const hashOf = (files: ReadonlyMap<string, SchemaNode>) =>
  hash('sha256', JSON.stringify([...files]), 'base64url').slice(0, 22)

function parseSchema(path: string, text: string): SchemaNode {
  if (!isContentSchema(path)) return parseClosed(text)
  const node = parseNode(text)
  const type = sectionFile.exec(path)?.[1]
  if (type !== undefined) return withSectionKeys(type, node)
  return mayBePartial(path.replace('.schema.json', '')) ? withLanguages(node) : node
}

/** Whether a file of a kind may be meant for some of the languages only. */
const mayBePartial = (kind: string) =>
  isPerLanguage(kind) && !singleKinds.some((single) => single === kind)

const withLanguages = ({ properties, ...node }: SchemaNode): SchemaNode => ({
  ...node,
  properties: {
    ...properties,
    languages: { 'x-title': 'Languages', $ref: 'common.schema.json#/$defs/languages' },
  },
})

/** Whether a schema describes files of the content, and not what is made of them. */
export const isContentSchema = (file: string) => !/^(api|data)\//.test(file)

function nodeAt(root: SchemaNode, pointer: string): SchemaNode {
  let node: unknown = root
  for (const step of pointer.split('/').slice(1)) {
    node = isRecord(node) ? node[step] : undefined
  }
  if (!isRecord(node)) throw new Error(`There is no ${pointer} in the schema.`)
  return node
}

/** The names that the forms of a number have in any language, by CLDR. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** What a form of a text is called for editors. */
const titles: Readonly<Record<(typeof pluralForms)[number], string>> = {
  zero: 'Form zero',
  one: 'Form one',
  two: 'Form two',
  few: 'Form few',
  many: 'Form many',
  other: 'Form other',
}

/**
 * A schema in which each text with `x-count` may also be written once per form of number. `resolve` follows its
 * reference.
 */
function withForms(node: SchemaNode, resolve: (counted: SchemaNode) => SchemaNode): SchemaNode {
  // JSON in, JSON out: what is no counted text stays as it is.
  return JSON.parse(JSON.stringify(node), (_, value: unknown) =>
    isCounted(value) ? counted(value, resolve(value)) : value,
  )
}

/** Whether a schema is that of one form of a text, and not of the whole text. */
export const isForm = (node: SchemaNode) => node['x-count'] !== undefined && node.type === 'string'

const isCounted = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'x-count')

function counted(written: SchemaNode, resolved: SchemaNode): SchemaNode {
  const { title: _title, ...target } = resolved
  const { $ref: _, ...own } = written
  const form: SchemaNode = {
    ...target,
    description: 'The text with the numbers that take this form.',
  }
  return {
    ...target,
    ...own,
    type: ['string', 'object'],
    required: ['other'],
    additionalProperties: false,
    properties: Object.fromEntries(
      pluralForms.map((name) => [name, { ...form, 'x-title': titles[name] }]),
    ),
    tsType: 'Counted',
  }
}
