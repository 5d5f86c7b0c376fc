import { linkSite } from '#generator/model/link-site.ts'
import { collectDefinitions, isReferenceKind } from '#generator/model/names.ts'
import { parseDocuments, type SourceDocument } from '#generator/read/documents.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { children } from '#generator/validate/walk.ts'
import type { Random } from '../../support/random.ts'
import { original, schemas } from './content.ts'

/** A value of a content file, and its schema with references resolved. */
export interface Place {
  readonly path: Path
  readonly value: unknown
  readonly at: SchemaAt
}

const { documents } = parseDocuments({ files: original, folder: '' })

/** The project's content, before any edit. */
export const site = linkSite({ documents, schemas, today: '2026-11-21' })

/** The files that people write. */
export const written = documents.filter(({ kind }) => kind !== 'state' && kind !== 'acknowledged')

/** All values of a file, parents first. */
export function placesIn({ kind, data }: Pick<SourceDocument, 'kind' | 'data'>): readonly Place[] {
  const places: Place[] = []
  const visit = (value: unknown, at: SchemaAt, path: Path) => {
    places.push({ path, value, at: schemas.resolve(at) })
    for (const child of children(schemas, at, value))
      visit(child.value, child.at, [...path, child.step])
  }
  visit(data, schemas.root(`${kind}.schema.json`), [])
  return places
}

const names = collectDefinitions(site)

/** The simple values of the content, by their schema. */
const usual = Map.groupBy(
  written.flatMap(placesIn).filter(({ value }) => typeof value !== 'object'),
  ({ at }) => at.node,
)

/** A value that a schema allows. undefined where the content has no example of it. */
export function randomValue(at: SchemaAt, random: Random): unknown {
  const { file, node } = schemas.resolve(at)
  if (node['x-sections'] === true) return randomSection(schemas.sectionTypes, random)
  if (node['x-sections'] === 'media' && random.chance(0.5))
    return randomSection(schemas.mediaTypes, random)
  if (node.const !== undefined) return node.const
  if (node.enum) return random.pick(node.enum)
  if (node.type === 'object') return randomRecord({ file, node }, random)
  if (node.type === 'array') return randomList({ file, node }, random)
  if (node.type === 'boolean') return random.chance(0.5)
  return simpleValue(node, random)
}

const randomSection = (types: readonly string[], random: Random) =>
  randomRecord(schemas.root(`sections/${random.pick(types) ?? ''}.schema.json`), random)

function randomRecord({ file, node }: SchemaAt, random: Random): unknown {
  const { properties = {}, then, additionalProperties } = node
  const required = node.required ?? then?.required ?? []
  const own = Object.entries(properties).filter(
    ([key]) => required.includes(key) || random.chance(0.4),
  )
  const others = isRecord(additionalProperties)
    ? keysFor(node, random).map((key) => [key, additionalProperties] as const)
    : []
  const entries = [...own, ...others].map(
    ([key, inner]) => [key, randomValue({ file, node: inner }, random)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Keys for a record that names its keys itself. */
export function keysFor({ propertyNames }: SchemaNode, random: Random): readonly string[] {
  const kind = propertyNames?.['x-ref']
  return isReferenceKind(kind) ? [...(names(kind) ?? [])] : [freshId(random)]
}

function randomList({ file, node }: SchemaAt, random: Random): unknown {
  const { items, minItems = 0 } = node
  if (!items) return []
  const length = Math.max(minItems, random.below(4))
  return Array.from({ length }, () => randomValue({ file, node: items }, random)).filter(
    (item) => item !== undefined,
  )
}

function simpleValue(node: SchemaNode, random: Random): unknown {
  const kind = node['x-ref']
  if (isReferenceKind(kind)) return random.pick([...(names(kind) ?? [])])
  if (node.pattern?.startsWith('^[a-z][a-z0-9]*(')) return freshId(random)
  const isFree = node['x-i18n'] === 'translate' && node.pattern === '\\S' && !node['x-variables']
  if (isFree) return addedText
  const value = random.pick(usual.get(node) ?? [])?.value
  if (value !== undefined) return value
  return node.type === 'integer' || node.type === 'number' ? random.below(5) : undefined
}

/** Stands for a text that is added, in the words of each language. */
export const addedText = 'Added by hand'

export const freshId = (random: Random) =>
  `added-${Array.from({ length: 4 }, () => random.pick([...'abcdefghkmnp'])).join('')}`
