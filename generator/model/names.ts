import { missingName } from '../diagnostics/diagnostic.ts'
import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import { isRecord, readPath } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../validate/schemas.ts'
import { factsIn } from './facts/facts.ts'
import { itemsOf } from './plans.ts'
import type { Site } from './site.ts'
import { type Text, textsOf } from './texts.ts'
import { iconsOf, tilesOf } from './walls.ts'

/** Where names are declared, by `x-defines` of a schema. */
export interface Declaration {
  /** The kind of the names, such as `plan`. */
  readonly kind: string
  /** The kind of the documents that declare them. */
  readonly document: string
  /** The path of each declaring value: an entry of a group of keys is `{}`, an item of a list `[]`. */
  readonly path: readonly string[]
}

const entry = '{}'
const item = '[]'

/** Where the names of each kind are declared. */
export const declarationsOf = memoize((schemas: Schemas): readonly Declaration[] =>
  [...schemas.files.keys()].flatMap((file) => {
    const [, document] = /^([^/]+)\.schema\.json$/.exec(file) ?? []
    return document === undefined
      ? []
      : declarationsIn(schemas, schemas.root(file), []).map((found) => ({ document, ...found }))
  }),
)

/** `outer` are the nodes around the node: a schema may refer to itself. */
function declarationsIn(
  schemas: Schemas,
  at: SchemaAt,
  path: readonly string[],
  outer: readonly object[] = [],
): readonly Omit<Declaration, 'document'>[] {
  const { file, node } = schemas.resolve(at)
  if (outer.includes(at.node)) return []
  const kind = node['x-defines']
  if (kind !== undefined) return [{ kind, path }]
  const others = node.additionalProperties
  const inner: readonly (readonly [step: string, child: SchemaNode | undefined])[] = [
    ...Object.entries(node.properties ?? {}),
    [item, node.items],
    [entry, typeof others === 'object' ? others : undefined],
  ]
  return inner.flatMap(([step, child]) =>
    child
      ? declarationsIn(schemas, { file, node: child }, [...path, step], [...outer, at.node])
      : [],
  )
}

/**
 * What cannot be used if the value at a path is not as it should be: the name that is declared
 * around it, or those inside it. Undefined if none is declared near it.
 */
export function namesAround({ kind, path }: Declaration, at: string): string | undefined {
  const steps = readPath(at).map(({ name }) => name)
  const isOnTheWay = path
    .slice(0, steps.length)
    .every((step, depth) => step === entry || step === item || step === steps[depth])
  if (!isOnTheWay) return undefined
  const own = steps.slice(0, path.length).slice(path.findLastIndex((step) => step !== entry) + 1)
  if (path.at(-1) === item) {
    const name = steps[path.length - 1]
    // An item without its id is told by its position.
    return name === undefined || /^\d+$/.test(name) ? kind : missingName(kind, name)
  }
  return own.length === 0 ? kind : missingName(kind, own.join('.'))
}

/** The kinds of `x-ref` in schemas, and the source of the names of each kind. */
const namesOf = {
  page: (site: Site) => [
    ...new Set([
      ...site.all('page').map(({ name }) => name),
      ...[...site.aliases].map((path) => path.slice(1)),
    ]),
  ],
  faq: (site: Site) => fileNames(site, 'faq'),
  statistics: (site: Site) => fileNames(site, 'statistics'),
  form: (site: Site) => fileNames(site, 'form'),
  quiz: (site: Site) => fileNames(site, 'quiz'),
  fact: (site: Site) => [...site.facts.keys()],
  plan: (site: Site) => idsIn(site, 'plans'),
  feature: (site: Site) => idsIn(site, 'features'),
  group: (site: Site) => idsIn(site, 'groups'),
  level: (site: Site) => [...idsIn(site, 'plans'), 'all', 'custom'],
  wall: (site: Site) => {
    const walls = site.find('walls', 'walls')?.data
    return isRecord(walls) ? Object.keys(walls) : []
  },
  tile: (site: Site) => [...tilesOf(site), ...iconsOf(site)],
  tint: (site: Site) => {
    const settings = site.find('site', 'site')?.data
    const brand = isRecord(settings) ? settings['brand'] : undefined
    const tints = isRecord(brand) ? brand['tints'] : undefined
    return isRecord(tints) ? Object.keys(tints) : []
  },
} as const satisfies Readonly<Record<string, (site: Site) => readonly string[]>>

export type ReferenceKind = keyof typeof namesOf

/** The kinds of `x-ref` whose names are declared in the same document. */
const namesInside = {
  language: (data: unknown) => {
    const languages = isRecord(data) ? data['languages'] : undefined
    return Array.isArray(languages) ? languages.map(String) : []
  },
  field: (data: unknown) => {
    const fields = isRecord(data) ? data['fields'] : undefined
    return Array.isArray(fields)
      ? fields.flatMap((field: unknown) => (isRecord(field) ? [String(field['name'])] : []))
      : []
  },
} as const satisfies Readonly<Record<string, (data: unknown) => readonly string[]>>

type InnerKind = keyof typeof namesInside

/** The names of a kind that a document declares for itself. */
export const namesIn = (kind: InnerKind, { data }: SourceDocument): readonly string[] =>
  namesInside[kind](data)

export const isInnerKind = (text: string | undefined): text is InnerKind =>
  text !== undefined && text in namesInside

/** The defined names of a kind. undefined if the file that defines them is missing or unreadable. */
export type Names = (kind: ReferenceKind) => ReadonlySet<string> | undefined

const lists: Readonly<
  Partial<Record<ReferenceKind, 'site' | 'facts' | 'catalog' | 'walls' | 'tiles'>>
> = {
  page: 'site',
  fact: 'facts',
  plan: 'catalog',
  feature: 'catalog',
  group: 'catalog',
  level: 'catalog',
  wall: 'walls',
  tile: 'tiles',
  tint: 'site',
}

/** The defined names of a site. */
export const definitionsOf =
  (site: Site): Names =>
  (kind) =>
    definedNames(site.shared, kind)

/** Whether a name is defined, as far as is known. Of pages it does not read a list, which each new page changes. */
export function isDefined(site: Site, kind: ReferenceKind, name: string): boolean {
  if (kind !== 'page') return definitionsOf(site)(kind)?.has(name) ?? true
  const settings = site.find('site', 'site')
  const isReadable = settings === undefined || settings.data !== undefined
  return !isReadable || site.pageNamed(name) !== undefined
}

/** Collects the defined names of a site. Each kind is collected at its first use. */
export function collectDefinitions(site: Site): Names {
  const collected = new Map<ReferenceKind, ReadonlySet<string> | undefined>()

  return (kind) => {
    if (!collected.has(kind)) collected.set(kind, definedNames(site, kind))
    return collected.get(kind)
  }
}

const definedNames = memoize((site: Site, kind: string): ReadonlySet<string> | undefined => {
  if (!isReferenceKind(kind)) return undefined
  const list = lists[kind]
  const document = list && site.find(list, list)
  const isUnreadable = document
    ? document.data === undefined
    : list !== undefined && isNamesFile(list)
  return isUnreadable ? undefined : new Set(namesOf[kind](site))
})

/** The kinds of reference that name files of the same kind. */
const kindsOfFiles = ['page', 'faq', 'statistics', 'form', 'quiz'] as const

/** The file or folder that has all names of a kind. */
export function placeOfNames(site: Site, kind: ReferenceKind): string | undefined {
  const list = lists[kind]
  if (list !== undefined && list !== 'site') return site.find(list, list)?.file
  const own = kindsOfFiles.find((each) => each === kind)
  const [document] = own === undefined ? [] : site.all(own)
  return document?.file.slice(0, -`${document.name}.yaml`.length)
}

/** The kind of the files that declare names. undefined if they are declared elsewhere. */
export const kindOfNames = (ref: string): Kind | undefined =>
  (isReferenceKind(ref) ? lists[ref] : undefined) ?? kindsOfFiles.find((each) => each === ref)

/** The files that a site may lack as long as no text uses their names. */
export const namesFiles = ['facts', 'catalog', 'walls'] as const

export const isNamesFile = (kind: string): kind is (typeof namesFiles)[number] =>
  namesFiles.some((each) => each === kind)

/** The texts that use a name of one of these files. */
export const usesOf = (site: Site, file: (typeof namesFiles)[number]): readonly Text[] =>
  textsOf(site).filter(({ document, text, schema }) => {
    if (document.kind === 'acknowledged') return false
    const kind = schema['x-ref']
    if (file === 'facts' && factsIn(text).length > 0) return true
    return isReferenceKind(kind) && kind !== 'level' && lists[kind] === file
  })

export const isReferenceKind = (text: string | undefined): text is ReferenceKind =>
  text !== undefined && text in namesOf

/** A file that a language lacks is reported once, and not wherever its name is used. */
const fileNames = (site: Site, kind: Exclude<(typeof kindsOfFiles)[number], 'page'>) => [
  ...new Set(site.all(kind).map(({ name }) => name)),
]

const idsIn = (site: Site, list: 'plans' | 'features' | 'groups'): readonly string[] =>
  itemsOf(site, list).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

interface NeededFile {
  /** Also the name of the document. */
  readonly kind: Kind
  readonly name: string
  /** The path in the folder of a language, or in the content folder if all languages share it. */
  readonly file: string
  readonly isShared: boolean
}

const catalog = 'catalog.yaml'

/** The files that a section draws from besides its own keys, by `x-needs` in its schema. */
export const neededFiles = {
  catalog: [
    { kind: 'catalog', name: 'catalog', file: catalog, isShared: true },
    { kind: 'catalog-texts', name: 'catalog', file: catalog, isShared: false },
  ],
  routes: [],
  'tool-builder': [
    { kind: 'tool-builder', name: 'tool-builder', file: 'tool-builder.yaml', isShared: false },
  ],
} as const satisfies Readonly<Record<string, readonly NeededFile[]>>

export type Need = keyof typeof neededFiles

export const isNeed = (text: string): text is Need => text in neededFiles
