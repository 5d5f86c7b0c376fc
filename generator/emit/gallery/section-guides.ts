import type { MessageLanguage } from '../../diagnostics/message.ts'
import {
  type Catalogue,
  readCatalogue,
  schemaText,
  withOwnWords,
} from '../../languages/catalogue.ts'
import { isRecord } from '../../read/path.ts'
import { sectionSchema } from '../../validate/own-sections.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../../validate/schemas.ts'

/** What a section type is for, and its fields. */
export interface SectionGuide {
  readonly type: string
  readonly title: string
  readonly description: string
  /** What each look is, by its name. Most types have one look, without a name. */
  readonly looks: ReadonlyMap<string, string>
  /** A field before those inside it. */
  readonly fields: readonly FieldGuide[]
}

export interface FieldGuide {
  /** The keys that lead to it, such as `actions[].label`. */
  readonly path: string
  /** Empty for the items of a list. */
  readonly title: string
  readonly description: string
  readonly kind: FieldKind
  readonly isRequired: boolean
  readonly limits: readonly FieldLimit[]
  /** The values to choose from; empty if any will do. */
  readonly values: readonly string[]
  /** What the value has to look like; empty if that needs no words. */
  readonly form: string
}

export type FieldKind = 'text' | 'rich' | 'name' | 'number' | 'boolean' | 'list' | 'group'

export interface FieldLimit {
  readonly keyword: LimitKeyword
  readonly count: number
}

const limitKeywords = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
] as const satisfies readonly (keyof SchemaNode)[]

export type LimitKeyword = (typeof limitKeywords)[number]

/** Section types, those of a site or all in the order of the alphabet, in one language. */
export function sectionGuides(
  schemas: Schemas,
  language: MessageLanguage,
  types: readonly string[] = schemas.sectionTypes.toSorted(),
): readonly SectionGuide[] {
  const catalogue = withOwnWords(readCatalogue(language), schemas.ownWords[language])
  return types.map((type) => {
    const at = schemas.root(sectionSchema(type))
    const { title, description } = wordsOf(catalogue, at)
    const fields = fieldsIn({ schemas, catalogue }, at, '')
    const look = fields.find(({ path }) => path === 'look')
    return { type, title, description, looks: look ? wordsOfValues(look) : new Map(), fields }
  })
}

/** What a description says of each value, as in "band: a coloured band. line: one line with a tile." */
function wordsOfValues({ description, values }: FieldGuide): ReadonlyMap<string, string> {
  const starts = new RegExp(`(?:^|(?<=\\. ))(${values.map(RegExp.escape).join('|')}): `)
  const [, ...parts] = description.split(starts)
  return new Map(
    parts.flatMap((part, index): [string, string][] =>
      index % 2 === 0 ? [[part, (parts[index + 1] ?? '').trim()]] : [],
    ),
  )
}

interface Input {
  readonly schemas: Schemas
  readonly catalogue: Catalogue
}

function wordsOf(catalogue: Catalogue, { file, node }: SchemaAt) {
  const { description = '', 'x-title': title = '' } = node
  return {
    title: title && schemaText(catalogue, title, file),
    description: catalogue.descriptions[description] ?? description,
  }
}

/** The fields inside a group or a list, each followed by its own. */
function fieldsIn(input: Input, { file, node }: SchemaAt, path: string): readonly FieldGuide[] {
  const required = node.required ?? []
  const named = Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
    fieldAt(input, { file, node: child }, path ? `${path}.${key}` : key, required.includes(key)),
  )
  const items = node.items
    ? fieldAt(input, { file, node: node.items }, `${path}[]`, (node.minItems ?? 0) > 0)
    : []
  const others = isRecord(node.additionalProperties)
    ? fieldAt(input, { file, node: node.additionalProperties }, `${path}.*`, false)
    : []
  return [...named, ...items, ...others]
}

function fieldAt(
  input: Input,
  unresolved: SchemaAt,
  path: string,
  isRequired: boolean,
): readonly FieldGuide[] {
  const at = input.schemas.resolve(unresolved)
  const { node, file } = at
  // That a text may not be empty goes without saying.
  const form = node.pattern === undefined || node.pattern === '\\S' ? undefined : node['x-message']
  const field: FieldGuide = {
    path,
    // A title stands beside the reference, so it is translated in the file of the reference.
    ...wordsOf(input.catalogue, { file: unresolved.file, node }),
    kind: kindOf(node),
    isRequired,
    limits: limitKeywords.flatMap((keyword) => {
      const count = node[keyword]
      return count === undefined ? [] : [{ keyword, count }]
    }),
    values: (node.const === undefined ? (node.enum ?? []) : [node.const]).map(String),
    form: form === undefined ? '' : schemaText(input.catalogue, form, file),
  }
  return [field, ...fieldsIn(input, at, path)]
}

function kindOf(node: SchemaNode): FieldKind {
  if (node.items) return 'list'
  if (node.properties || isRecord(node.additionalProperties)) return 'group'
  if (node.type === 'boolean') return 'boolean'
  if (node.type === 'integer' || node.type === 'number') return 'number'
  if (node['x-kind'] === 'rich') return 'rich'
  return node['x-i18n'] === 'translate' ? 'text' : 'name'
}
