import { fillIn } from '../../model/facts/facts.ts'
import { collectDefinitions, isReferenceKind } from '../../model/names.ts'
import type { Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { unwritten } from '../../text/untranslated.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../../validate/schemas.ts'
import { children } from '../../validate/walk.ts'

interface SkeletonInput {
  /** Whether keys that a schema does not require are left out. */
  readonly isMinimal?: boolean
  /** Whether texts stay as the example has them. */
  readonly keepsTexts?: boolean
  /** Which example of the schema it is. */
  readonly index?: number
  /** Where the value stands in the example of its schema: keys, and positions in lists and maps. */
  readonly steps?: readonly (string | number)[]
}

/**
 * A new value of a schema file, as its example has it. Texts wait for their words, and names of pages,
 * plans, walls or facts are ones that the site has.
 */
export function skeletonOf(
  site: Site,
  file: string,
  { isMinimal = false, keepsTexts = false, index = 0, steps = [] }: SkeletonInput = {},
): unknown {
  const names = collectDefinitions(site)
  const home = site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name
  const [someFact] = site.facts.keys()
  const withFacts = (text: string) =>
    fillIn(text, (name) => `{{${site.facts.has(name) ? name : (someFact ?? name)}}}`)
  const fill = (text: string, { 'x-i18n': use, 'x-ref': kind }: SchemaNode) => {
    if (use === 'translate' || use === 'name') return keepsTexts ? withFacts(text) : unwritten
    if (!isReferenceKind(kind)) return text
    const known = [...(names(kind) ?? [])]
    if (known.includes(text)) return text
    return (kind === 'page' ? home : known[0]) ?? text
  }

  const root = site.schemas.root(file)
  const start = stepInto(site.schemas, { at: root, value: root.node.examples?.[index] }, steps)
  return blank({ schemas: site.schemas, isMinimal, fill }, start)
}

interface Part {
  readonly at: SchemaAt
  readonly value: unknown
}

function stepInto(schemas: Schemas, part: Part, steps: SkeletonInput['steps'] = []): Part {
  return steps.reduce<Part>(({ at, value }, step) => {
    const all = children(schemas, at, value)
    const next = typeof step === 'number' ? all[step] : all.find((child) => child.step === step)
    return next ?? { at, value: undefined }
  }, part)
}

interface Blanks {
  readonly schemas: Schemas
  readonly isMinimal: boolean
  readonly fill: (text: string, node: SchemaNode) => string
}

function blank(blanks: Blanks, { at, value }: Part): unknown {
  const { node } = blanks.schemas.resolve(at)
  if (typeof value === 'string') return blanks.fill(value, node)

  const inner = children(blanks.schemas, at, value)
  if (Array.isArray(value)) {
    const items = inner.map((child) => blank(blanks, child))
    // Several names that the site lacks become the same one.
    return node.uniqueItems ? [...new Set(items)] : items
  }
  if (!isRecord(value)) return value
  const conditional = [node, ...(node.allOf ?? [])].flatMap((each) => [
    ...[each.if?.not, ...(each.if?.not?.anyOf ?? [])].flatMap((other) => other?.required ?? []),
    ...(each.then?.required ?? []),
  ])
  const needed = node.required && [...node.required, ...conditional]
  const usual = node.properties?.['look']?.enum?.[0]
  const isKept = (key: string) =>
    !blanks.isMinimal ||
    (needed ?? [key]).includes(key) ||
    (key === 'look' && value['look'] !== usual)
  return Object.fromEntries(
    inner
      .filter(({ step }) => isKept(String(step)))
      .map((child) => [child.step, blank(blanks, child)]),
  )
}
