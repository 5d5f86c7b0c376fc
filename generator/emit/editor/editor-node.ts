import { type Catalogue, schemaText } from '../../languages/catalogue.ts'
import { isReferenceKind, type Names } from '../../model/names.ts'
import { offeredTypes } from '../../model/offered-types.ts'
import type { Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { yamlParser } from '../../read/yaml.ts'
import { unwritten } from '../../text/untranslated.ts'
import { sectionSchema } from '../../validate/own-sections.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import type { SchemaAt } from '../../validate/schemas.ts'
import { skeletonOf } from './skeleton.ts'

/** A node of JSON Schema, as a language server reads it. */
type EditorNode = Readonly<Record<string, unknown>>

interface EditorInput {
  readonly site: Site
  readonly names: Names
  /** The language of titles and descriptions. */
  readonly catalogue: Catalogue
}

/** A schema node for editors. `example` is the value that stands there in the example of its file. */
export function editorNode(
  input: EditorInput,
  at: SchemaAt,
  example?: unknown,
  key = '',
): EditorNode {
  const { file, node } = input.site.schemas.resolve(at)
  return {
    ...rulesOf(node),
    ...wordsOf(input, { file, node }, { key, example }),
    ...valuesOf(input, node),
    ...insideOf(input, { file, node }, example),
  }
}

/** Keywords that editors need in another form, or not at all. */
const rewritten =
  /^(?:x-|\$|tsType$|(?:title|description|examples|const|properties|propertyNames|additionalProperties|items)$)/

/** What the node demands, as it stands. */
const rulesOf = (node: SchemaNode) =>
  Object.fromEntries(Object.entries(node).filter(([keyword]) => !rewritten.test(keyword)))

interface Shown {
  readonly key: string
  readonly example: unknown
}

/** The title, and the description with what the value looks like. */
function wordsOf({ catalogue }: EditorInput, { file, node }: SchemaAt, { key, example }: Shown) {
  const title = node['x-title'] ?? node.title
  const translate = (text: string) => schemaText(catalogue, text, file)
  const { description = '' } = node
  const sample =
    example === undefined || key === '' ? '' : `\n\n\`\`\`yaml\n${inYaml({ [key]: example })}\`\`\``
  return {
    ...(title !== undefined && { title: translate(title) }),
    markdownDescription: `${catalogue.descriptions[description] ?? description}${sample}`,
    ...(node['x-message'] !== undefined && { patternErrorMessage: translate(node['x-message']) }),
  }
}

const inYaml = (value: unknown) => yamlParser().stringify(value, { lineWidth: 80 })

/** The values to choose from: names of the site are offered, and others are left to the check. */
function valuesOf({ site, names }: EditorInput, node: SchemaNode): EditorNode {
  const kind = node['x-ref']
  if (isReferenceKind(kind)) {
    const known = [...(names(kind) ?? [])]
    return known.length > 0 ? { anyOf: [{ enum: known }, { not: { enum: known } }] } : {}
  }
  if (node.const !== undefined) return { enum: [node.const] }
  if (node['x-i18n'] !== 'translate' || node.type !== 'string') return {}
  const facts = [...site.facts.keys()].map((name) => ({
    label: `{{${name}}}`,
    bodyText: `'{{${name}}}'`,
  }))
  return facts.length > 0 ? { defaultSnippets: facts } : {}
}

/** The nodes inside a list or a group. */
function insideOf(input: EditorInput, { file, node }: SchemaAt, example: unknown): EditorNode {
  if (node.items?.['x-sections'] === true) return sectionList(input)
  const [first] = Array.isArray(example) ? example : []
  const within = (child: SchemaNode, value: unknown, key?: string) =>
    editorNode(input, { file, node: child }, value, key)
  const held = isRecord(example) ? example : {}
  const properties = Object.entries(node.properties ?? {}).map(([key, child]) => [
    key,
    within(child, held[key], key),
  ])
  const others = node.additionalProperties
  const kind = node.propertyNames?.['x-ref']
  const other = isRecord(others) ? within(others, Object.values(held)[0]) : others
  const named = isReferenceKind(kind) && isRecord(others) ? [...(input.names(kind) ?? [])] : []
  const all = [...properties, ...named.map((name) => [name, other])]
  return {
    ...(node.items && { items: within(node.items, first) }),
    ...(all.length > 0 && { properties: Object.fromEntries(all) }),
    ...(other !== undefined && { additionalProperties: other }),
  }
}

/** Sections: the type of each decides which other keys it has. Each type can be inserted whole. */
function sectionList(input: EditorInput): EditorNode {
  const { site } = input
  const types = offeredTypes(site).map((type) => {
    const at = site.schemas.root(sectionSchema(type))
    const words = wordsOf(input, at, { key: '', example: undefined })
    return { type, at, words }
  })
  return {
    defaultSnippets: types.map(({ type, words }) => ({
      label: type,
      markdownDescription: words.markdownDescription,
      body: withTabStops(skeletonOf(site, sectionSchema(type), { isMinimal: true })),
    })),
    items: {
      type: 'object',
      required: ['type'],
      properties: {
        type: {
          enum: types.map(({ type }) => type),
          markdownEnumDescriptions: types.map(({ words }) => words.markdownDescription),
        },
      },
      allOf: types.map(({ type, at }) =>
        Object.fromEntries([
          ['if', { properties: { type: { const: type } }, required: ['type'] }],
          ['then', editorNode(input, at, at.node.examples?.[0])],
        ]),
      ),
    },
  }
}

/** A value whose texts are places that the editor visits one after the other. */
function withTabStops(value: unknown): unknown {
  let number = 0
  const visit = (inner: unknown): unknown => {
    if (inner === unwritten) {
      number += 1
      return `\${${number}:${unwritten}}`
    }
    if (Array.isArray(inner)) return inner.map(visit)
    if (!isRecord(inner)) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, visit(each)]))
  }
  return visit(value)
}
