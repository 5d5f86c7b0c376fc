import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecord, type Path } from '../../read/path.ts'
import { mapSource } from '../../read/source-map.ts'
import type { SchemaNode } from '../schema-node.ts'
import { isContentSchema, type Schemas } from '../schemas.ts'

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
