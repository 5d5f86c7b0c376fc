import type { ErrorObject } from 'ajv'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path } from '../read/path.ts'
import { sectionSchema } from './own-sections.ts'
import { commaError, commentAt, explainViolation, isUnquoted, writtenAt } from './schema-error.ts'
import type { SchemaAt, Schemas } from './schemas.ts'
import type { Validators } from './validators.ts'

interface DocumentInput {
  readonly document: SourceDocument
  readonly schemas: Schemas
  readonly validatorOf: Validators
}

/**
 * Validates a document against its schema. Each section is validated only against the schema of its
 * `type`.
 */
export function findSchemaErrors(
  document: SourceDocument,
  schemas: Schemas,
  validatorOf: Validators,
): readonly RawDiagnostic[] {
  const { data } = document
  const validate = validatorOf(`${document.kind}.schema.json`)
  const found = validate(data)
    ? []
    : diagnose({ document, errors: validate.errors ?? [], prefix: [], root: data })
  if (document.kind !== 'page' || !isRecord(data) || !Array.isArray(data['sections'])) return found

  const input = { document, schemas, validatorOf }
  return [
    ...found,
    ...data['sections'].flatMap((section: unknown, index: number) => [
      ...validateSection({
        ...input,
        section,
        path: ['sections', index],
        types: schemas.sectionTypes,
      }),
      ...mediaIn(schemas, section, ['sections', index]).flatMap((media) =>
        validateSection({ ...input, ...media, types: schemas.mediaTypes }),
      ),
    ]),
  ]
}

interface Typed {
  readonly section: unknown
  readonly path: Path
}

interface SectionInput extends DocumentInput, Typed {
  /** The types that may stand there. */
  readonly types: readonly string[]
}

/** What stands in the slots of a section and has a type. */
function mediaIn(schemas: Schemas, section: unknown, path: Path): readonly Typed[] {
  const type = isRecord(section) ? section['type'] : undefined
  if (typeof type !== 'string' || !schemas.sectionTypes.includes(type)) return []
  const find = (at: SchemaAt, value: unknown, path: Path): readonly Typed[] => {
    const { file, node } = schemas.resolve(at)
    if (node['x-sections'] === 'media')
      return isRecord(value) && 'type' in value ? [{ section: value, path }] : []
    if (Array.isArray(value) && node.items) {
      const items = { file, node: node.items }
      return value.flatMap((item: unknown, index) => find(items, item, [...path, index]))
    }
    if (!isRecord(value)) return []
    return Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
      find({ file, node: child }, value[key], [...path, key]),
    )
  }
  return find(schemas.root(sectionSchema(type)), section, path)
}

function validateSection({
  document,
  section,
  path,
  types,
  validatorOf,
}: SectionInput): readonly RawDiagnostic[] {
  if (!isRecord(section)) return []
  const { type } = section

  if (typeof type !== 'string') {
    return [
      {
        code: 'schema/missing-key',
        severity: 'error',
        at: document.place(path),
        path: formatPath([...path, 'type'], document.data),
        messageId: 'type' in section ? 'unknownSectionType' : 'sectionType',
      },
    ]
  }
  if (!types.includes(type)) {
    return [
      {
        code: 'schema/unknown-section',
        severity: 'error',
        at: document.place([...path, 'type']),
        path: formatPath([...path, 'type'], document.data),
        messageId: 'unknown',
        data: { type },
        hint: didYouMean(type, types),
      },
    ]
  }

  const validate = validatorOf(sectionSchema(type))
  if (validate(section)) return []
  return diagnose({ document, errors: validate.errors ?? [], prefix: path, root: section })
}

interface DiagnoseInput {
  readonly document: SourceDocument
  readonly errors: readonly ErrorObject[]
  readonly prefix: Path
  readonly root: unknown
}

function diagnose({ document, errors, prefix, root }: DiagnoseInput): readonly RawDiagnostic[] {
  return errors.flatMap((error) => {
    const path = [...prefix, ...pathOf(error.instancePath, root)]
    const found = explainViolation(
      error,
      () => writtenAt(document, path) || commentAt(document, path),
    )
    if (!found) return []
    const isKnown = found.code !== 'schema/unknown-key' || found.key === undefined
    const explained = isKnown
      ? found
      : (commaError(document, [...path, found.key ?? ''], error.data) ?? found)

    const { key, meant = [], ...finding } = explained
    const at =
      key === undefined ? document.place(path) : document.place([...path, key], { part: 'key' })
    // What stands under a misspelt key is what it was meant for.
    const own = meant[0] ?? key
    const shown = own === undefined ? path : [...path, own]
    return [
      {
        ...finding,
        severity: 'error' as const,
        at,
        path: formatPath(shown, document.data),
        ...quotesFix(error, at, writtenAt(document, path)),
      },
    ]
  })
}

/** A text that was read as a number or as true is put between quotes. */
function quotesFix({ keyword, schema, data }: ErrorObject, at: Place, written: string) {
  const isText = keyword === 'type' && schema === 'string' && isUnquoted(data, written)
  if (!isText || !at.end || written === '') return {}
  return { fix: { title: 'fix', edits: [{ at, text: `'${written}'` }] } }
}

function pathOf(pointer: string, root: unknown): Path {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map((step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
      const isIndex = Array.isArray(value)
      value = isRecord(value) || isIndex ? Reflect.get(Object(value), key) : undefined
      return isIndex ? Number(key) : key
    })
}
