import { posix } from 'node:path'
import { isRecord } from '../../read/path.ts'
import { pascal, sectionSchema } from '../../validate/own-sections.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import type { Schemas } from '../../validate/schemas.ts'

/** Schemas of generated data. Each becomes an exported type. */
const dataFile = /^(data|api)\//

/** Schemas of content files. The group is the kind of the file. */
const contentFile = /^([\w-]+)\.schema\.json$/

/** The module of types that are generated from the schemas. */
export async function emitTypes(schemas: Schemas): Promise<string> {
  // Imported only when a schema changed, because it loads slowly.
  const { compile } = await import('json-schema-to-typescript')
  const sections = schemas.sectionTypes.toSorted()
  const sectionFiles = new Set(sections.map(sectionSchema))
  const media = schemas.mediaTypes.toSorted()
  const roots = [...schemas.files.keys()].filter((file) => dataFile.test(file))
  const kinds = contentKinds(schemas)
  const properties = Object.fromEntries(
    [...roots, ...kinds.map(({ file }) => file), ...[...sections, ...media].map(sectionSchema)].map(
      (file) => [file, { $ref: `#/$defs/${defName(file)}` }],
    ),
  )
  const bundle: Parameters<typeof compile>[0] = {
    title: 'Everything',
    type: 'object',
    additionalProperties: false,
    properties,
    $defs: Object.fromEntries(
      [...schemas.files].map(([file, node]) => [
        defName(file),
        relink(schemas, file, sectionFiles.has(file) ? filled(node) : node),
      ]),
    ),
  }
  const compiled = await compile(bundle, 'Everything', {
    bannerComment: '',
    format: false,
    declareExternallyReferenced: true,
    additionalProperties: false,
    // A list of 5 to 12 items would become a union of eight tuples. No array is assignable to it.
    ignoreMinAndMaxItems: true,
  })

  return [
    compiled.trim(),
    '',
    '/** A text with a number, or its forms by the category of the number. */',
    'export type Counted = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })',
    '/** What a content file holds once facts, links and markup are resolved, by the kind of the file. */',
    'export interface ContentMap {',
    ...kinds.map(({ kind, type }) => `  '${kind}': ${type}`),
    '}',
    '/** The sections there are, by their type. */',
    'export interface SectionMap {',
    ...sections.map((type) => `  '${type}': ${pascal(type)}Section`),
    '}',
    '/** What may stand in a section, besides a wall, by its type. */',
    'export interface MediaMap {',
    ...media.map((type) => `  '${type}': ${pascal(type)}Section`),
    '}',
    'export type SectionType = keyof SectionMap',
    'export type MediaType = keyof MediaMap',
    'export type Section<T extends SectionType | MediaType = SectionType> = { [K in T]: (SectionMap & MediaMap)[K] & { type: K } }[T]',
    'export type Media = { readonly wall: Wall } | Section<MediaType>',
    '',
  ].join('\n')
}

/** A section as it is emitted, with what it need not say. */
const filled = ({ required = [], ...node }: SchemaNode): SchemaNode => ({
  ...node,
  required: [...new Set([...required, 'id', ...(node.properties?.['look'] ? ['look'] : [])])],
})

const contentKinds = ({ files }: Schemas) =>
  [...files].flatMap(([file, { title }]) => {
    const kind = contentFile.exec(file)?.[1]
    return kind === undefined || kind === 'common' || title === undefined
      ? []
      : [{ kind, file, type: title }]
  })

const defName = (file: string) => file.replaceAll(/[^a-z]/gi, '_')

/**
 * Prepares a schema for the type printer. References point into the bundle and have no siblings, so
 * that each definition is printed once. Texts get the type that `tsType` names.
 */
function relink(schemas: Schemas, file: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => relink(schemas, file, item))
  if (!isRecord(value)) return value

  const { $ref } = value
  if (typeof $ref !== 'string') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, relink(schemas, file, inner)]),
    )
  }
  const { tsType, description } = schemas.resolve({ file, node: value }).node
  if (tsType !== undefined) return { tsType, description }

  const [path = '', pointer = ''] = $ref.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  return { $ref: `#/$defs/${defName(target)}${pointer}` }
}
