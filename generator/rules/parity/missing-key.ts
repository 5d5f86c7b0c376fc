import {
  counterpart,
  type Difference,
  differences,
  documentPairs,
  nameOf,
} from '../../compare/pairs.ts'
import type { TextReference } from '../../diagnostics/message.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'parity/missing-key',
  severity: 'error',
  summary: 'A translation has every key and list item that the source language has.',
  why: 'A text that is missing in one language leaves a hole in the page, or takes a whole section away.',
  example: {
    before:
      '# en/pages/about.yaml\ntitle: About us\nlead: We build websites.\n\n# nl/pages/about.yaml\ntitle: Over ons',
    after: '# nl/pages/about.yaml\ntitle: Over ons\nlead: Wij bouwen websites.',
  },
  canBeAcknowledged: false,

  messages: {
    key: { message: '"{key}" is missing in {translation}.' },
    item: { message: 'The item "{id}" is missing in {translation}.' },
    position: { message: 'Item {position} of this list is missing in {translation}.' },
    labels: { there: 'It is here in {source}.' },
    add: {
      likeBelow: 'Add it below this, as in {file}.',
      likeHere: 'Add it here, as in {file}.',
      translatedBelow: 'Add below this, translated: {line}',
      translatedHere: 'Add here, translated: {line}',
      lineBelow: 'Add below this: {line}',
      lineHere: 'Add here: {line}',
    },
  },

  *check(site) {
    for (const { source, translation, language } of documentPairs(site)) {
      for (const difference of differences(site.schemas, source, translation)) {
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
  },
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
  const [from, to] = [stepInto(source, path.slice(0, -1)), stepInto(translation, parent)]
  const steps: Path = Array.isArray(from) ? [...from.keys()] : Object.keys(Object(from))
  const before = steps.slice(0, steps.indexOf(path.at(-1) ?? '')).toReversed()
  for (const step of before) {
    const twin = counterpart({ from, to }, step)
    if (twin !== undefined) return [...parent, twin]
  }
  return undefined
}

const stepInto = ({ data }: SourceDocument, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), data)

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
