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

/** The section types of a site that have a component. Those of Diptych are the compiler's to ask for. */
export interface SectionComponents {
  readonly types: readonly string[]
  /** The name of their folder. */
  readonly folder: string
}

/**
 * Reports section types of the site with a schema and no component, or with a component and no schema, and what is
 * wrong with their schemas. File names are relative to the project root.
 */
export function checkComponents(
  { ownTypes, faults }: Schemas,
  { types, folder }: SectionComponents,
): readonly RawDiagnostic[] {
  const broken = faults.map(({ at, messageId, type, data }) => ({
    ...{ code: 'schema/broken-section', severity: 'error' as const, at, messageId },
    data: { type, ...data },
  }))
  // A type whose schema has a fault has one, all the same.
  const withSchema = new Set([...ownTypes, ...faults.map(({ type }) => type)])
  const halves = [...withSchema.symmetricDifference(new Set(types))].map((type) => {
    const schema = `${folder}/${type}/schema.json`
    const component = `${folder}/${type}/section.tsx`
    const hasSchema = withSchema.has(type)
    return {
      code: 'schema/missing-component',
      severity: 'error' as const,
      at: { file: hasSchema ? schema : component, line: 1, column: 1 },
      messageId: hasSchema ? 'noComponent' : 'noSchema',
      data: { type, schema, component },
    }
  })
  return [...broken, ...halves]
}
