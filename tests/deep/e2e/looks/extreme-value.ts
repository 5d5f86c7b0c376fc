import { Ajv2020 as Ajv } from 'ajv/dist/2020.js'
import { isRecord } from '#generator/index.ts'
import type { Names } from '#generator/model/names.ts'
import { isReferenceKind } from '#generator/model/names.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import type { SchemaAt, Schemas } from '#generator/validate/schemas.ts'
import { type Extreme, extremes, extremeText } from './extreme-text.ts'

export interface ExtremeInput {
  readonly schemas: Schemas
  readonly extreme: Extreme
  /** Begins the ids inside, so that no two values share one. */
  readonly id: string
  /** The names that the site has. */
  readonly names: Names
  /** The names of facts of some kinds. */
  readonly factsOf: (kinds: readonly string[]) => readonly string[]
  /** Values of keys at the top that are not for this to choose. */
  readonly given: Readonly<Record<string, unknown>>
}

/** The items of a list without a limit. */
const many = 9

/**
 * The least or the most that a schema allows. What needs a name that the site lacks, or a value that the schema does
 * not describe, is left out: undefined if it is needed.
 */
export function extremeValue(input: ExtremeInput, root: SchemaAt): unknown {
  const { schemas, given } = input
  let turn = 0

  const valueAt = (unresolved: SchemaAt, extreme: Extreme, place: number | undefined): unknown => {
    const at = schemas.resolve(unresolved)
    const { node } = at
    turn += 1
    if (Object.hasOwn(node, 'const')) return node.const
    if (node.enum) return valueIn(node.enum, extreme, place)
    if (node['x-ref'] !== undefined) return nameFor(input, node, extreme, place)
    if (node.items) return listAt(at, extreme)
    if (node.properties) return groupAt(at, extreme, place)
    if (isRecord(node.additionalProperties)) return mapAt(at)
    if (node.type === 'boolean') return extreme === 'longest' && (!node['x-single'] || place === 0)
    if (node.type === 'integer' || node.type === 'number') return numberIn(node, extreme)
    return textFor(input, node, extreme, turn)
  }

  const groupAt = ({ file, node }: SchemaAt, extreme: Extreme, place: number | undefined) => {
    const { properties = {}, required = [] } = node
    const made = Object.entries(properties).flatMap(([key, child]): [string, unknown][] => {
      if (node === top && Object.hasOwn(given, key)) return [[key, given[key]]]
      if (extreme === 'shortest' && !required.includes(key)) return []
      return [[key, valueAt({ file, node: child }, extreme, place)]]
    })
    const isWhole = made.every(([key, value]) => value !== undefined || !required.includes(key))
    const group = Object.fromEntries(made.filter(([, value]) => value !== undefined))
    const late = neededBy(node, group).filter((key) => !Object.hasOwn(group, key))
    for (const key of late)
      group[key] = valueAt({ file, node: properties[key] ?? {} }, extreme, place)
    return isWhole ? group : undefined
  }

  const listAt = ({ file, node }: SchemaAt, extreme: Extreme) => {
    const { items, minItems = 0, maxItems = Math.max(many, minItems) } = node
    const count =
      extreme === 'shortest' ? minItems : extreme === 'longest' ? maxItems : Math.max(minItems, 2)
    const made = Array.from({ length: Math.min(count, maxItems) }, (_, place) =>
      items ? valueAt({ file, node: items }, extreme, count - 1 - place) : undefined,
    )
    if (made.includes(undefined)) return undefined
    // Numbers of a list are counted up: no two are equal.
    if (items?.type === 'integer') return made.map((_, place) => (items.minimum ?? 0) + place)
    return [...new Set(made)]
  }

  /** Each name has a value; that of an extreme has such a one. */
  const mapAt = ({ file, node }: SchemaAt) => {
    const { additionalProperties: inner, propertyNames } = node
    const kind = propertyNames?.['x-ref']
    const names = isReferenceKind(kind) ? [...(input.names(kind) ?? [])] : []
    if (!isRecord(inner) || names.length === 0) return undefined
    const made = names.map((name, place): [string, unknown] => {
      const extreme = extremes.find((each) => each === name) ?? 'longest'
      return [name, valueAt({ file, node: inner }, extreme, place)]
    })
    return Object.fromEntries(made)
  }

  const { node: top } = schemas.resolve(root)
  return valueAt(root, input.extreme, undefined)
}

interface Conditional {
  readonly required?: readonly string[]
  readonly if?: object
  readonly then?: Conditional
  readonly allOf?: readonly Conditional[]
}

const ajv = new Ajv({ strict: false })

/** The keys that a group needs because of the values of others. */
const neededBy = (node: Conditional, group: object): readonly string[] =>
  [node, ...(node.allOf ?? [])].flatMap(({ if: condition, then }) =>
    condition && ajv.validate(condition, group) ? (then?.required ?? []) : [],
  )

/** The last items of a list have the last values: what ends a list is named last. */
function valueIn(values: readonly unknown[], extreme: Extreme, place: number | undefined) {
  if (place === undefined) return values.at(extreme === 'unbroken' ? -1 : 0)
  return values.at(-1 - Math.min(place, values.length - 1))
}

/** A name of the site: that of the extreme, where there is one. Items of a list take turns. */
function nameFor(
  input: ExtremeInput,
  node: SchemaNode,
  extreme: Extreme,
  place: number | undefined,
) {
  const { 'x-ref': kind, 'x-fact': kinds } = node
  if (!isReferenceKind(kind)) return undefined
  const names = kinds ? input.factsOf(kinds) : [...(input.names(kind) ?? [])]
  const own = place === undefined ? names.find((name) => name.split('-')[0] === extreme) : undefined
  return own ?? names[(place ?? 0) % names.length]
}

function numberIn({ minimum, maximum }: SchemaNode, extreme: Extreme): number {
  const least = minimum ?? Math.min(1, maximum ?? 1)
  return extreme === 'longest' ? (maximum ?? Math.max(many, least)) : least
}

/** A text, or a value in a form that is known. */
function textFor(input: ExtremeInput, node: SchemaNode, extreme: Extreme, turn: number) {
  const use = node['x-i18n']
  if (use === 'translate' || use === 'name') return extremeText(extreme, node, turn)
  const { pattern } = node
  if (pattern === undefined) return undefined
  const id = `${input.id}-${turn}`
  return [id, `https://kiln.example/${id}`, '2025-06'].find((text) =>
    new RegExp(pattern, 'u').test(text),
  )
}
