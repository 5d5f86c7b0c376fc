import { stringify } from 'yaml'
import type { SourceDocument } from '#generator/read/documents.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import type { Random } from '../../support/random.ts'
import { type Files, original } from './content.ts'
import {
  addedText,
  freshId,
  keysFor,
  type Place,
  placesIn,
  randomValue,
  site,
  written,
} from './random-value.ts'

/** A change to the content, and what it is, for whoever looks into a failure. */
interface Edit {
  readonly what: string
  readonly files: Files
}

/** Changes a value in place, as parsed; undefined where it can do nothing. */
type Change = (place: Place, random: Random) => ((value: unknown) => unknown) | undefined

/** The places that a kind of edit can be made at, and the edit. */
type EditKind = readonly [fits: (place: Place) => boolean, change: Change]

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const keysOf = (value: unknown) => (isRecord(value) ? Object.keys(value) : [])
const hasItems = ({ value }: Place) => listOf(value).length > 0

/** An item like another, with a name of its own. */
const renewed = (value: unknown, name: string): unknown => {
  const key = ['id', 'name', 'value', 'code'].find((each) => keysOf(value).includes(each))
  return key === undefined ? value : { ...Object(value), [key]: name }
}

const edits: Readonly<Record<string, EditKind>> = {
  'removes a key': [
    ({ value }) => keysOf(value).length > 0,
    ({ value, at: { node } }, random) => {
      const optional = keysOf(value).filter((key) => !node.required?.includes(key))
      const gone = random.pick(random.chance(0.9) && optional.length > 0 ? optional : keysOf(value))
      return (now) =>
        Object.fromEntries(Object.entries(Object(now)).filter(([each]) => each !== gone))
    },
  ],
  'removes an item': [
    hasItems,
    ({ value }, random) => {
      const at = random.below(listOf(value).length)
      return (now) => listOf(now).filter((_, index) => index !== at)
    },
  ],
  'adds a key': [
    ({ value, at: { node } }) =>
      isRecord(value) && (node.properties !== undefined || isRecord(node.additionalProperties)),
    ({ value, at: { file, node } }, random) => {
      const { properties = {}, additionalProperties } = node
      const isFree = isRecord(additionalProperties)
      const known = isFree ? keysFor(node, random) : Object.keys(properties)
      const key = random.pick(known.filter((each) => !(each in Object(value))))
      const child = isFree ? additionalProperties : properties[key ?? '']
      if (key === undefined || !isRecord(child)) return undefined
      const added = randomValue({ file, node: child }, random)
      return added === undefined ? undefined : (now) => ({ ...Object(now), [key]: added })
    },
  ],
  'adds an item': [
    ({ value, at: { node } }) => Array.isArray(value) && node.items !== undefined,
    ({ at: { file, node } }, random) => {
      const added = node.items && randomValue({ file, node: node.items }, random)
      const isFirst = random.chance(0.3)
      if (added === undefined) return undefined
      return (now) => (isFirst ? [added, ...listOf(now)] : [...listOf(now), added])
    },
  ],
  'repeats an item': [
    hasItems,
    ({ value }, random) => {
      const at = random.below(listOf(value).length)
      const id = freshId(random)
      return (now) =>
        listOf(now).flatMap((item, index) => (index === at ? [item, renewed(item, id)] : [item]))
    },
  ],
  'reorders a list': [
    ({ value }) => listOf(value).length > 1,
    ({ value }, random) => {
      const at = 1 + random.below(listOf(value).length - 1)
      return (now) => [...listOf(now).slice(at), ...listOf(now).slice(0, at)]
    },
  ],
  'empties a list': [hasItems, () => () => []],
  'empties a text': [({ value }) => typeof value === 'string', () => () => ''],
  'writes another value': [
    ({ value }) => !isRecord(value) && !Array.isArray(value),
    ({ at, value }, random) => {
      const other = randomValue(at, random)
      return other === undefined || other === value ? undefined : () => other
    },
  ],
}

/** What a check lets through more often than the other kinds. */
const often = [
  ...['removes an item', 'adds a key', 'adds an item', 'repeats an item', 'reorders a list'],
  'writes another value',
]

/** Makes one edit somewhere. undefined where this time there was nothing to edit. */
export function randomEdit(random: Random): Edit | undefined {
  const kind = random.pick(['file', ...Object.keys(edits), ...often, ...often])
  // Kinds first, so that those with many files are not all that is edited.
  const group = random.pick([...Map.groupBy(written, (document) => document.kind).values()])
  const document = random.pick(group ?? [])
  if (document && kind === 'file') return withoutFile(document)
  const [fits, change] = edits[kind ?? ''] ?? []
  const place = fits && document && random.pick(placesIn(document).filter(fits))
  const changed = place && change?.(place, random)
  if (!document || !place || !changed) return undefined
  return {
    what: `${kind} at ${document.file} ${place.path.join('.')}`,
    files: withChange(document, place.path, changed),
  }
}

/** The files without one, in every language that has it. */
const withoutFile = (document: SourceDocument): Edit => {
  const gone = new Set(twinsOf(document).map(({ file }) => file))
  return {
    what: `removes ${document.file}`,
    files: new Map([...original].filter(([file]) => !gone.has(file))),
  }
}

const twinsOf = ({ kind, name }: SourceDocument) =>
  written.filter((each) => each.kind === kind && each.name === name)

/** Added texts are translated, as the others are. */
const inLanguage = (data: unknown, language = site.source.code): unknown =>
  language === site.source.code
    ? data
    : JSON.parse(JSON.stringify(data).replaceAll(addedText, 'Met de hand toegevoegd'))

/** The files with a value changed in a document and in its translations. */
const withChange = (document: SourceDocument, path: Path, change: (value: unknown) => unknown) =>
  new Map([
    ...original,
    ...twinsOf(document).map(({ file, data, language }) => {
      const changed = inLanguage(setIn(data, path, change), language)
      return [file, stringify(changed, { aliasDuplicateObjects: false })] as const
    }),
  ])

/** A copy of a value with one change inside. */
function setIn(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? setIn(item, rest, change) : item))
  return isRecord(value) ? { ...value, [step]: setIn(value[step], rest, change) } : value
}
