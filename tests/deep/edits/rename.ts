import { collectDefinitions, type ReferenceKind } from '#generator/model/names.ts'
import type { SourceDocument } from '#generator/read/documents.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { children } from '#generator/validate/walk.ts'
import type { Random } from '../../support/random.ts'
import { original, schemas } from './content.ts'
import { asYaml, type Edit } from './edit.ts'
import { site, written } from './places.ts'
import { freshId } from './random-value.ts'

const kinds = ['plan', 'feature', 'wall', 'faq', 'statistics', 'form', 'quiz'] as const

/** Where names are declared that are not names of files. */
const declarations: Readonly<Partial<Record<ReferenceKind, RegExp>>> = {
  plan: /^catalog plans \d+ id$/,
  feature: /^catalog features \d+ id$/,
}

/** Renames something in every file that names it. */
export function renameEverywhere(random: Random): Edit | undefined {
  const kind = random.pick(kinds)
  const name = kind && random.pick([...(collectDefinitions(site)(kind) ?? [])])
  if (kind === undefined || name === undefined) return undefined
  const renaming = { kind, name, other: freshId(random) }
  const isWritten = new Set(written.map(({ file }) => file))
  return {
    what: `renames the ${kind} ${name}`,
    files: new Map([
      ...[...original].filter(([file]) => !isWritten.has(file)),
      ...written.map((document) => renamedIn(document, renaming)),
    ]),
  }
}

interface Renaming {
  readonly kind: ReferenceKind
  readonly name: string
  readonly other: string
}

function renamedIn(document: SourceDocument, renaming: Renaming): [string, string] {
  const { kind, name, other } = renaming
  const isNamed = document.kind === kind && document.name === name
  const file = isNamed ? document.file.replace(`${name}.yaml`, `${other}.yaml`) : document.file
  const root = schemas.root(`${document.kind}.schema.json`)
  return [file, asYaml(replaced(document.data, root, [document.kind], renaming))]
}

function replaced(value: unknown, at: SchemaAt, path: Path, renaming: Renaming): unknown {
  const { kind, name, other } = renaming
  const { node } = schemas.resolve(at)
  if (typeof value === 'string') {
    const isUse = node['x-ref'] === kind || (node['x-ref'] === 'level' && kind === 'plan')
    const isDeclaration = declarations[kind]?.test(path.join(' ')) === true
    return value === name && (isUse || isDeclaration) ? other : value
  }
  const inner = new Map(
    children(schemas, at, value).map((child) => [
      child.step,
      replaced(child.value, child.at, [...path, child.step], renaming),
    ]),
  )
  if (Array.isArray(value)) return value.map((item, index) => inner.get(index) ?? item)
  if (!isRecord(value)) return value
  const hasNames =
    node.propertyNames?.['x-ref'] === kind || (kind === 'wall' && path.join() === 'walls')
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      hasNames && key === name ? other : key,
      inner.get(key) ?? item,
    ]),
  )
}
