import type { SourceDocument } from '#generator/read/documents.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import type { Random } from '../../support/random.ts'
import { completed, setIn } from './completed.ts'
import { type Files, original } from './content.ts'
import { type Edit, withData } from './edit.ts'
import { type Place, placesIn, site, written } from './places.ts'
import { addedText, freshId, keysFor, randomValue } from './random-value.ts'
import { renameEverywhere } from './rename.ts'

/** Changes a value in place, as parsed; says what it did, or undefined where it could do nothing. */
type Change = (place: Place, random: Random) => ((value: unknown) => unknown) | undefined

/** The places that a kind of edit can be made at, and the edit. */
interface EditKind {
  readonly fits: (place: Place) => boolean
  readonly change: Change
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withoutKey = (value: unknown, key: string) =>
  Object.fromEntries(Object.entries(Object(value)).filter(([each]) => each !== key))

/** An item like another, with a name of its own. */
const renewed = (value: unknown, name: string): unknown => {
  const key = isRecord(value) && ['id', 'name', 'value', 'code'].find((each) => each in value)
  return typeof key === 'string' ? { ...Object(value), [key]: name } : value
}

const edits: Readonly<Record<string, EditKind>> = {
  'removes a key': {
    fits: ({ value }) => isRecord(value) && Object.keys(value).length > 0,
    change: ({ value, at: { node } }, random) => {
      const keys = Object.keys(Object(value))
      const optional = keys.filter((key) => !node.required?.includes(key))
      const key = random.pick(random.chance(0.9) && optional.length > 0 ? optional : keys)
      return key === undefined ? undefined : (now) => withoutKey(now, key)
    },
  },
  'removes an item': {
    fits: ({ value }) => listOf(value).length > 0,
    change: ({ value }, random) => {
      const at = random.pick([...listOf(value).keys()])
      return (now) => listOf(now).filter((_, index) => index !== at)
    },
  },
  'adds a key': {
    fits: ({ value, at: { node } }) =>
      isRecord(value) && (node.properties !== undefined || isRecord(node.additionalProperties)),
    change: ({ value, at: { file, node } }, random) => {
      const { properties = {}, additionalProperties } = node
      const isFree = isRecord(additionalProperties)
      const known = isFree ? keysFor(node, random) : Object.keys(properties)
      const key = random.pick(known.filter((each) => !(each in Object(value))))
      const child = isFree ? additionalProperties : properties[key ?? '']
      if (key === undefined || !isRecord(child)) return undefined
      const added = randomValue({ file, node: child }, random)
      return added === undefined ? undefined : (now) => ({ ...Object(now), [key]: added })
    },
  },
  'adds an item': {
    fits: ({ value, at: { node } }) => Array.isArray(value) && node.items !== undefined,
    change: ({ at: { file, node } }, random) => {
      const added = node.items && randomValue({ file, node: node.items }, random)
      if (added === undefined) return undefined
      const atStart = random.chance(0.3)
      return (now) => (atStart ? [added, ...listOf(now)] : [...listOf(now), added])
    },
  },
  'repeats an item': {
    fits: ({ value }) => listOf(value).length > 0,
    change: ({ value }, random) => {
      const at = random.pick([...listOf(value).keys()]) ?? 0
      const id = freshId(random)
      return (now) =>
        listOf(now).flatMap((item, index) => (index === at ? [item, renewed(item, id)] : [item]))
    },
  },
  'reorders a list': {
    fits: ({ value }) => listOf(value).length > 1,
    change: ({ value }, random) => {
      const at = random.pick([...listOf(value).keys()].slice(1)) ?? 1
      return (now) => [...listOf(now).slice(at), ...listOf(now).slice(0, at)]
    },
  },
  'empties a list': { fits: ({ value }) => listOf(value).length > 0, change: () => () => [] },
  'empties a group': { fits: ({ value }) => isRecord(value), change: () => () => ({}) },
  'empties a text': { fits: ({ value }) => typeof value === 'string', change: () => () => '' },
  'writes another value': {
    fits: ({ value }) => !isRecord(value) && !Array.isArray(value),
    change: ({ at, value }, random) => {
      const other = randomValue(at, random)
      return other === undefined || other === value ? undefined : () => other
    },
  },
  'renames a key': {
    fits: ({ value, at: { node } }) =>
      isRecord(value) && isRecord(node.additionalProperties) && Object.keys(value).length > 0,
    change: ({ value }, random) => {
      const key = random.pick(Object.keys(Object(value)))
      const other = freshId(random)
      return (now) =>
        Object.fromEntries(
          Object.entries(Object(now)).map(([each, inner]) => [each === key ? other : each, inner]),
        )
    },
  },
}

/** What a check lets through more often than the other kinds. */
const often = [
  'removes an item',
  'adds a key',
  'adds an item',
  'repeats an item',
  'reorders a list',
  'writes another value',
]

/** Makes one edit somewhere. undefined where this time there was nothing to edit. */
export function randomEdit(random: Random): Edit | undefined {
  const kind = random.pick(['file', 'rename', ...Object.keys(edits), ...often, ...often])
  if (kind === 'file') return withoutFile(random)
  if (kind === 'rename') return renameEverywhere(random)
  const edit = edits[kind ?? '']
  // Kinds first, so that those with many files are not all that is edited.
  const group = random.pick([...Map.groupBy(written, (document) => document.kind).values()])
  const document = random.pick(group ?? [])
  const place = document && random.pick(placesIn(document).filter((each) => edit?.fits(each)))
  const change = place && edit?.change(place, random)
  if (!document || !place || !change) return undefined
  const files = changed(document, place.path, change)
  const isWhole = random.chance(0.5)
  return {
    what: `${kind} at ${document.file} ${place.path.join('.')}${isWhole ? ', whole' : ''}`,
    files: isWhole ? completed(files) : files,
  }
}

/** The files without one, in every language that has it. */
function withoutFile(random: Random): Edit | undefined {
  const document = random.pick(written)
  if (!document) return undefined
  const gone = new Set(twinsOf(document).map(({ file }) => file))
  return {
    what: `removes ${document.file}`,
    files: new Map([...original].filter(([file]) => !gone.has(file))),
  }
}

const twinsOf = ({ kind, name }: SourceDocument) =>
  written.filter((each) => each.kind === kind && each.name === name)

/** Added texts are translated, as the others are. */
const inLanguage = (data: unknown, language: string): unknown =>
  language === site.source.code
    ? data
    : JSON.parse(JSON.stringify(data).replaceAll(addedText, 'Met de hand toegevoegd'))

/** The files with a value changed in a document and in its translations. */
function changed(document: SourceDocument, path: Path, change: (value: unknown) => unknown): Files {
  return withData(
    original,
    new Map(
      twinsOf(document).map(({ file, data, language }) => {
        const edited: unknown = setIn(data, path, change)
        return [file, language === undefined ? edited : inLanguage(edited, language)]
      }),
    ),
  )
}
