import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, type Path } from '../read/path.ts'
import { mapSource } from '../read/source-map.ts'
import { sectionSchema } from './own-sections.ts'
import type { SchemaNode } from './schema-node.ts'
import { isContentSchema, type Schemas } from './schemas.ts'

type MessageId = 'text' | 'keys' | 'items'

/**
 * Reports where a schema lets a text stand without saying what languages may do with it: no comparison of
 * two languages would see that text.
 */
export const undeclaredTexts = (schemas: Schemas): readonly RawDiagnostic[] =>
  [...schemas.files].flatMap(([file, root]) => {
    if (!isContentSchema(file)) return []
    const found = inside(root).flatMap(({ node, path }) => undeclaredIn(schemas, file, node, path))
    if (found.length === 0) return []

    const name = schemas.nameOf(file)
    const source = mapSource(name, schemas.texts.get(file) ?? '')
    return found.map(({ messageId, path }) => ({
      code: 'schema/undeclared-text',
      severity: 'error' as const,
      at: source.place(path, { part: 'key' }),
      path: path.join('.'),
      messageId,
    }))
  })

interface Found {
  readonly messageId: MessageId
  readonly path: Path
}

function undeclaredIn(
  schemas: Schemas,
  file: string,
  node: SchemaNode,
  path: Path,
): readonly Found[] {
  const target = schemas.resolve({ file, node })
  const isElsewhere = node.$ref !== undefined
  // A node of another content schema is told at its own place.
  if (isElsewhere && isContentSchema(target.file)) return []

  const messageId = gapIn(target.node)
  return [
    ...(messageId === undefined ? [] : [{ messageId, path }]),
    ...inside(target.node).flatMap((child) =>
      undeclaredIn(schemas, target.file, child.node, isElsewhere ? path : [...path, ...child.path]),
    ),
  ]
}

/** What a node leaves open, besides what is inside it. */
function gapIn(node: SchemaNode): MessageId | undefined {
  const types = new Set([node.type ?? 'string'].flat())
  const isDeclared =
    (node['x-i18n'] ?? node['x-ref'] ?? node.enum) !== undefined || Object.hasOwn(node, 'const')
  if (types.has('string') && !isDeclared) return 'text'
  if (types.has('object') && !isClosed(node)) return 'keys'
  return types.has('array') && (node.items === undefined || has(node, 'prefixItems'))
    ? 'items'
    : undefined
}

/** Whether every key of an object has a schema that texts are looked up in. */
const isClosed = (node: SchemaNode) =>
  node['x-sections'] !== undefined ||
  (node.additionalProperties !== undefined &&
    node.additionalProperties !== true &&
    !has(node, 'patternProperties'))

const has = (node: SchemaNode, keyword: string) => Object.hasOwn(node, keyword)

/** The nodes inside a node that describe values, with their paths. */
function inside(node: SchemaNode): readonly { node: SchemaNode; path: Path }[] {
  const { properties, $defs, items, additionalProperties } = node
  const named = Object.entries({ properties, $defs }).flatMap(([keyword, nodes = {}]) =>
    Object.entries(nodes).map(([name, each]) => ({ node: each, path: [keyword, name] })),
  )
  const single = Object.entries({ items, additionalProperties }).flatMap(([keyword, each]) =>
    isRecord(each) ? [{ node: each, path: [keyword] }] : [],
  )
  return [...named, ...single]
}

/** The looks of a section type, the usual one first. Most have one look, without a name. */
export function looksOf(schemas: Schemas, type: string): readonly unknown[] {
  const file = sectionSchema(type)
  const look = schemas.files.get(file)?.properties?.['look']
  return look ? (schemas.resolve({ file, node: look }).node.enum ?? []) : []
}

/** The section types that have a component, by where it is. */
export interface SectionComponents {
  /** Those of Diptych. */
  readonly engine: readonly string[]
  /** Those of the site. */
  readonly own: readonly string[]
  /** The name of the folder with those of the site. */
  readonly folder: string
}

/**
 * Reports section types with a schema and no component, or with a component and no schema, and what is wrong with
 * those of the site. File names are relative to the project root.
 */
export function checkComponents(
  { sectionTypes, mediaTypes, ownTypes, faults }: Schemas,
  { engine, own, folder }: SectionComponents,
): readonly RawDiagnostic[] {
  const withSchema = new Set([...sectionTypes, ...mediaTypes])
  // A type whose schema has a fault has one, all the same.
  const withFault = new Set(faults.map(({ type }) => type))
  const isOwn = (type: string) =>
    ownTypes.has(type) || !(engine.includes(type) || withSchema.has(type))
  const withComponent = new Set([...engine, ...own.filter((type) => !withFault.has(type))])

  const broken = faults.map(({ at, messageId, type, data }) => ({
    ...{ code: 'schema/broken-section', severity: 'error' as const, at, messageId },
    data: { type, ...data },
  }))
  const halves = [...withSchema.symmetricDifference(withComponent)].map((type) => {
    const schema = isOwn(type)
      ? `${folder}/${type}/schema.json`
      : `schema/sections/${type}.schema.json`
    const component = isOwn(type)
      ? `${folder}/${type}/section.tsx`
      : `renderer/client/sections/${type}.tsx`
    const [messageId, file] = withSchema.has(type)
      ? (['noComponent', schema] as const)
      : (['noSchema', component] as const)
    return {
      code: 'schema/missing-component',
      severity: 'error' as const,
      at: { file, line: 1, column: 1 },
      messageId,
      data: { type, schema, component },
    }
  })
  return [...broken, ...halves]
}
