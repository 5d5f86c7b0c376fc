import type { Place } from '../diagnostics/diagnostic.ts'
import { once } from '../once.ts'
import { isRecord, type Path } from '../read/path.ts'
import { mapSource } from '../read/source-map.ts'
import type { SchemaNode } from './schema-node.ts'

/** The section types that a site brings. */
export interface OwnSections {
  /** The name of their folder in diagnostics. */
  readonly folder: string
  /** The texts of their schemas, by type. What several have in common is under `shared`. */
  readonly schemas: Readonly<Record<string, string>>
  /** The words of their schemas: by language, then by type, by the English text. */
  readonly words: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >
}

/** What is wrong with the schema of a section type of the site: the type cannot be used. */
export interface SchemaFault {
  readonly type: string
  readonly messageId: 'taken' | 'syntax' | 'notSection' | 'reference'
  readonly at: Place
  readonly data?: Readonly<Record<string, string>>
}

/** What every section has. Its own schema may describe it in other words. */
const sectionKeys = (type: string): Readonly<Record<string, SchemaNode>> => ({
  type: { 'x-title': 'Type', description: 'The kind of section.', const: type },
  id: {
    'x-title': 'Id',
    $ref: '../common.schema.json#/$defs/id',
    description:
      'Names the section in every language; also its address on the page, after #. Without it, that is its heading.',
  },
  frame: { 'x-title': 'Frame', $ref: '../common.schema.json#/$defs/frame' },
})

/** The component and the type of a section type: `PlanExplorer` for `plan-explorer`. */
export const pascal = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A name in words: `coach-noor` as Coach noor, `whyChoose` as Why choose. */
export function humanize(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** A schema of content from JSON, in which each property has a title: what its key says, where none is written. */
export const parseNode = (text: string, lead = (to: string) => to): SchemaNode =>
  parseClosed(text, (key, value) => {
    if (key === '$ref' && typeof value === 'string') return lead(value)
    return key === 'properties' && isRecord(value) ? titled(value) : value
  })

/** A schema from JSON, in which an object that has a name of its own takes no other key, unless it says so. */
export const parseClosed = (
  text: string,
  revive = (_key: string, value: unknown) => value,
): SchemaNode =>
  JSON.parse(text, (key, value: unknown) => {
    const isNamed = isRecord(value) && typeof value['title'] === 'string' && value['properties']
    return isNamed ? { type: 'object', additionalProperties: false, ...value } : revive(key, value)
  })

const titled = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [
      name,
      isRecord(node) && isDescribed(node) ? { 'x-title': humanize(name), ...node } : node,
    ]),
  )

/** A condition names properties that are described elsewhere. */
const isDescribed = ({ description, $ref }: SchemaNode) => (description ?? $ref) !== undefined

/** A schema with `"x-section": true` or `x-slot`, with what every such value has. Another one as it is. */
export function withSectionKeys(type: string, node: SchemaNode): SchemaNode {
  const { 'x-section': isSection, required = [], properties = {}, ...rest } = node
  const { id, frame, ...named } = sectionKeys(type)
  if (isSection !== true && node['x-slot'] === undefined) return node
  return {
    title: `${pascal(type)}Section`,
    ...rest,
    type: 'object',
    required: ['type', ...required],
    additionalProperties: false,
    properties: {
      ...named,
      ...(isSection && id && { id }),
      ...properties,
      ...(isSection && frame && { frame }),
    },
  }
}

/** Stands for a section type where it is about what several of a site have in common. */
export const shared = '_shared'

/** The schema file of a section type, or of what those of a site have in common. */
export const sectionSchema = (type: string) =>
  type === shared ? `sections/${shared}/schema.json` : `sections/${type}.schema.json`

/** How a schema of a site names those of Diptych: `diptych:common#/$defs/text`. */
const ofEngine = /^diptych:([\w-]+)#/

/** How it names what the section types of the site have in common. */
const ofShared = `../${shared}/schema.json#`

/** Reads a schema of the site. `known`: those that it may refer to. */
export function parseOwnSchema(
  { type, file, text }: { readonly type: string; readonly file: string; readonly text: string },
  known: ReadonlyMap<string, SchemaNode>,
): { readonly node: SchemaNode } | SchemaFault {
  const source = once(() => mapSource(file, text))
  const fault = (
    messageId: SchemaFault['messageId'],
    path: Path = [],
    data: Readonly<Record<string, string>> = {},
  ): SchemaFault => ({ type, messageId, at: source().place(path), data })

  if (known.has(sectionSchema(type))) return fault('taken')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    const [, line = 1, column = 1] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? []
    return { ...fault('syntax'), at: { file, line: Number(line), column: Number(column) } }
  }
  const isType = isRecord(read) && (read['x-section'] === true || read['x-slot'] === 'media')
  if (!isRecord(read) || (type !== shared && !isType)) return fault('notSection')

  const stray = referencesIn(read).find(({ to }) => !leadsSomewhere(to, read, known))
  if (stray) return fault('reference', stray.path, { reference: stray.to })
  const toEngine = type === shared ? '../../$1.schema.json#' : '../$1.schema.json#'
  const node = parseNode(text, (to) =>
    to.replace(ofEngine, toEngine).replace(ofShared, `${shared}/schema.json#`),
  )
  return { node: withSectionKeys(type, node) }
}

function referencesIn(value: unknown, path: Path = []): readonly { to: string; path: Path }[] {
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isRecord(value) ? value : {})
  return entries.flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? [{ to: inner, path: [...path, key] }]
      : referencesIn(inner, [...path, key]),
  )
}

function leadsSomewhere(to: string, own: unknown, known: ReadonlyMap<string, SchemaNode>): boolean {
  const [file = '', pointer = ''] = to.split('#')
  const [, name] = ofEngine.exec(to) ?? []
  const root = name === undefined ? sectionSchema(shared) : `${name}.schema.json`
  if (file !== '' && name === undefined && !to.startsWith(ofShared)) return false
  let node: unknown = file === '' ? own : known.get(root)
  for (const step of pointer.split('/').slice(1)) {
    node = isRecord(node) ? node[step] : undefined
  }
  return isRecord(node)
}
