import { collectDefinitions, isReferenceKind } from '#generator/model/names.ts'
import { isRecord } from '#generator/read/path.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import type { Random } from '../../support/random.ts'
import { schemas } from './content.ts'
import { placesIn, site, written } from './places.ts'

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

function randomSection(types: readonly string[], random: Random): unknown {
  const type = random.pick(types) ?? ''
  return randomRecord(schemas.root(`sections/${type}.schema.json`), random)
}

function randomRecord({ file, node }: SchemaAt, random: Random): unknown {
  const { properties = {}, then, additionalProperties } = node
  const required = node.required ?? then?.required ?? []
  const keys = Object.keys(properties).filter((key) => required.includes(key) || random.chance(0.4))
  const entries = keys.map((key): [string, unknown] => [
    key,
    randomValue({ file, node: properties[key] ?? {} }, random),
  ])
  const others = isRecord(additionalProperties)
    ? keysFor(node, random).map((key): [string, unknown] => [
        key,
        randomValue({ file, node: additionalProperties }, random),
      ])
    : []
  return Object.fromEntries([...entries, ...others].filter(([, value]) => value !== undefined))
}

/** Keys for a record that names its keys itself. */
export function keysFor({ propertyNames }: SchemaNode, random: Random): readonly string[] {
  const kind = propertyNames?.['x-ref']
  if (isReferenceKind(kind)) return [...(names(kind) ?? [])]
  return [freshId(random)]
}

function randomList({ file, node }: SchemaAt, random: Random): unknown {
  const { items, minItems = 0 } = node
  if (!items) return []
  const length = Math.max(minItems, random.pick([0, 1, 2, 3]) ?? 1)
  return Array.from({ length }, () => randomValue({ file, node: items }, random)).filter(
    (item) => item !== undefined,
  )
}

function simpleValue(node: SchemaNode, random: Random): unknown {
  const kind = node['x-ref']
  if (isReferenceKind(kind)) return random.pick([...(names(kind) ?? [])])
  if (node.pattern?.startsWith('^[a-z][a-z0-9]*(')) return freshId(random)
  if (isFreeText(node)) return addedText
  const value = random.pick(usual.get(node) ?? [])?.value
  if (value !== undefined) return value
  return node.type === 'integer' || node.type === 'number'
    ? random.pick([0, 1, 2, 3, 5])
    : undefined
}

/** Stands for a text that is added, in the words of each language. */
export const addedText = 'Added by hand'

const isFreeText = (node: SchemaNode) =>
  node['x-i18n'] === 'translate' && node.pattern === '\\S' && !node['x-variables']

export const freshId = (random: Random) =>
  `added-${Array.from({ length: 4 }, () => random.pick([...'abcdefghkmnp'])).join('')}`
