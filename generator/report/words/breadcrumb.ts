import type { MessageLanguage } from '../../diagnostics/message.ts'
import { type Catalogue, readCatalogue, schemaText } from '../../languages/catalogue.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Kind } from '../../read/file-kind.ts'
import { isRecord, readPath } from '../../read/path.ts'
import type { SchemaAt, Schemas } from '../../validate/schemas.ts'
import { schemaOfItem } from '../../validate/walk.ts'

interface BreadcrumbInput {
  readonly document: SourceDocument
  /** A path in the format of `formatPath`. */
  readonly path: string | undefined
  readonly schemas: Schemas
  readonly catalogue: Catalogue
}

/**
 * The titles that lead to a place on the site: the page or list, then each section and item by its
 * text, then the key by its title in the schema. The name of a list is left out if its items have
 * texts.
 */
export function breadcrumbOf(input: BreadcrumbInput): readonly string[] {
  const { document, schemas, catalogue } = input
  const crumbs = [...namesOf(input)]
  const titleOf = (at: SchemaAt | undefined) => at && titleIn(catalogue, schemas.resolve(at))
  const steps = readPath(input.path ?? '')
  // A finding about a whole document does not need its data, which may not be parsed.
  let value = steps.length > 0 ? document.data : undefined
  let at: SchemaAt | undefined = rootOf(input)
  let list: string | undefined

  for (const { name, from } of steps) {
    const inner = from(value)
    at = at && schemaOf({ schemas, at, name, inner, isItem: Array.isArray(value) })
    value = inner
    const title = titleOf(at) ?? humanize(name)
    if (Array.isArray(value)) list = title
    else if (list === undefined) crumbs.push(ownWords(value) ?? title)
    else {
      const words = ownWords(value) ?? titleOf(at)
      const isNumbered = words === undefined && /^\d+$/.test(name)
      crumbs.push(...(isNumbered ? [list, String(Number(name) + 1)] : [words ?? humanize(name)]))
      list = undefined
    }
  }
  return list === undefined ? crumbs : [...crumbs, list]
}

function titleIn(catalogue: Catalogue, { file, node }: SchemaAt): string | undefined {
  const title = node['x-title']
  return title === undefined ? undefined : schemaText(catalogue, title, file)
}

/** What editors call the files of a kind. */
export const titleOfKind = (kind: Kind, schemas: Schemas, language: MessageLanguage): string =>
  titleIn(readCatalogue(language), schemas.root(`${kind}.schema.json`)) ?? humanize(kind)

const rootOf = ({ document, schemas }: BreadcrumbInput) =>
  schemas.root(`${document.kind}.schema.json`)

/**
 * A page has its file name. Another file has the title of its kind, and its name if the kind has
 * several files.
 */
function namesOf(input: BreadcrumbInput): readonly string[] {
  const { kind, name } = input.document
  const own = humanize(name.split('/').at(-1) ?? name)
  const title = titleIn(input.catalogue, rootOf(input))
  if (kind === 'page' || title === undefined) return [own]
  return kind === name || kind === 'catalog-texts' ? [title] : [title, own]
}

interface Step {
  readonly schemas: Schemas
  readonly at: SchemaAt
  readonly name: string
  readonly inner: unknown
  readonly isItem: boolean
}

/** The schema at a step, also if the value does not exist. */
function schemaOf({ schemas, at, name, inner, isItem }: Step): SchemaAt | undefined {
  const { file, node } = schemas.resolve(at)
  if (isItem) return node.items && schemaOfItem(schemas, { file, node: node.items }, inner)
  const others = isRecord(node.additionalProperties) ? node.additionalProperties : undefined
  const child = node.properties?.[name] ?? others
  return child && { file, node: child }
}

const naming = ['heading', 'question', 'title', 'label', 'name', 'text']

function ownWords(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined
  const words = naming.map((key) => value[key]).find((each) => typeof each === 'string')
  if (typeof words !== 'string') return undefined
  const plain = words
    .slice(0, 500)
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/[*_]/g, '')
  return plain.length > 50 ? `${plain.slice(0, 49).trimEnd()}…` : plain
}

/** Converts ids to words: `coach-noor` to Coach noor, `whyChoose` to Why choose. */
function humanize(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
