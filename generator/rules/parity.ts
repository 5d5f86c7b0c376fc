import {
  counterpart,
  type Difference,
  differences,
  documentPairs,
  lackedValues,
  nameOf,
} from '../compare/pairs.ts'
import { sameValuesOf } from '../compare/shared-values.ts'
import type { TextReference } from '../diagnostics/message.ts'
import { hasShippedWords } from '../languages/shipped-words.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path, valueAlong } from '../read/path.ts'
import { groupRule } from './rule.ts'

export const differentValue = groupRule('parity/different-value', 'disputable', function* (site) {
  for (const { source, translation, language, values } of sameValuesOf(site)) {
    for (const { from, to, schema } of values) {
      // The schema reports a value of another type.
      if (typeof from.value !== typeof to.value || shown(from.value) === shown(to.value)) continue
      yield {
        ...(schema['x-i18n'] === 'name' && { severity: 'info' as const }),
        at: translation.place(to.path),
        path: formatPath(to.path, translation.data),
        messageId: 'different',
        data: {
          source: { language: site.source.code },
          translation: { language: language.code },
          wanted: shown(from.value),
          found: shown(to.value),
        },
        related: [{ at: source.place(from.path), message: 'other' }],
        values: { [site.source.code]: shown(from.value), [language.code]: shown(to.value) },
      }
    }
  }
})

const shown = (value: unknown) => JSON.stringify(value)

export const extraKey = groupRule('parity/extra-key', 'error', function* (site) {
  for (const { source, translation, language } of documentPairs(site)) {
    // What the source does not say of the interface, Diptych says in its language.
    const isShipped = source.kind === 'language' && hasShippedWords(site.source.code)
    for (const difference of differences(site.schemas, translation, source)) {
      const { path, parent } = difference
      if (isShipped && path.length === 1 && ofInterface.has(String(path[0]))) continue
      const own = formatPath(path, translation.data)
      yield {
        at: translation.place(path, { part: 'key' }),
        path: own,
        ...nameOf(difference, {
          source: { language: site.source.code },
          translation: { language: language.code },
          file: source.file,
        }),
        related: [{ at: source.place(parent), message: 'labels.there' }],
        hint: 'labels.hint',
      }
    }
  }
})

/** The keys of the words that Diptych has in some languages. */
const ofInterface: ReadonlySet<string> = new Set(['words', 'notStored', 'notTaken'])

export const missingKey = groupRule('parity/missing-key', 'error', function* (site) {
  for (const files of documentPairs(site)) {
    const { source, translation, language } = files
    for (const difference of lackedValues(site, files)) {
      const previous = previousTo(difference, source, translation)
      const path = pathTo(translation, difference)
      yield {
        at: previous
          ? translation.place(previous, { part: 'key' })
          : translation.place(difference.parent),
        path,
        ...nameOf(difference, {
          source: { language: site.source.code },
          translation: { language: language.code },
        }),
        hint: hintOf(difference, previous !== undefined, source.file),
        related: [{ at: placeOf(source, difference), message: 'labels.there' }],
      }
    }
  }
})

/** The path that the missing value would have. */
function pathTo({ data }: SourceDocument, { key, value, parent }: Difference): string {
  const parentPath = formatPath(parent, data)
  if (typeof key === 'string') return parentPath ? `${parentPath}.${key}` : key
  const id = isRecord(value) ? value['id'] : undefined
  return `${parentPath}[${typeof id === 'string' ? id : key}]`
}

const placeOf = (document: SourceDocument, { path }: Difference) =>
  document.place(path, { part: 'key' })

/** The key or item of the translation that precedes the missing one. */
function previousTo(
  { path, parent }: Difference,
  source: SourceDocument,
  translation: SourceDocument,
): Path | undefined {
  const [from, to] = [
    valueAlong(source.data, path.slice(0, -1)),
    valueAlong(translation.data, parent),
  ]
  const steps: Path = Array.isArray(from) ? [...from.keys()] : Object.keys(Object(from))
  const before = steps.slice(0, steps.indexOf(path.at(-1) ?? '')).toReversed()
  for (const step of before) {
    const twin = counterpart({ from, to }, step)
    if (twin !== undefined) return [...parent, twin]
  }
  return undefined
}

/** The hint: what to add, as a line to paste if one line is enough. */
function hintOf({ key, value, schema }: Difference, isBelow: boolean, file: string): TextReference {
  const where = isBelow ? 'Below' : 'Here'
  if (typeof key !== 'string' || typeof value !== 'string' || value.length > longestLine)
    return { text: `add.like${where}`, data: { file } }

  const line = `${key}: ${JSON.stringify(value.trim())}`
  const kind = schema['x-i18n'] === 'translate' ? 'translated' : 'line'
  return { text: `add.${kind}${where}`, data: { line } }
}

const longestLine = 400

export const order = groupRule('parity/order', 'disputable', function* (site) {
  for (const { source, translation, language, reordered } of sameValuesOf(site)) {
    for (const { from, to, order, otherOrder: other } of reordered) {
      const first = other.findIndex((item, index) => item !== order[index])
      yield {
        at: translation.place([...to, first]),
        path: formatPath(to, translation.data),
        messageId: 'reordered',
        data: {
          source: { language: site.source.code },
          translation: { language: language.code },
          order: order.join(', '),
        },
        related: [{ at: source.place(from), message: 'other' }],
        values: { [site.source.code]: order.join(', '), [language.code]: other.join(', ') },
      }
    }
  }
})
