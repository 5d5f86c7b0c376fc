import type { Finding } from '../../diagnostics/diagnostic.ts'
import { memoize } from '../../memoize.ts'
import { valuesIn } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { placesIn } from '../../read/source-map.ts'
import type { Schemas } from '../../validate/schemas.ts'
import type { Visit } from '../../validate/walk.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'yaml/swallowed-line',
  severity: 'error',
  summary: 'A key is not a part of the text above it.',
  why: 'A line with one space too many belongs to the text of several lines above it: visitors read the key, and its value has no effect.',
  example: {
    before: 'text: >-\n  We bake at night.\n  tile: key',
    after: 'text: >-\n  We bake at night.\ntile: key',
  },

  messages: {
    key: {
      message: 'The line "{line}" is part of the text above it.',
      hint: 'If it is a key, start it in the same column as "{above}".',
    },
    item: {
      message: 'The line "{line}" is part of the text above it.',
      hint: 'If a new item of the list begins here, start it in the same column as the other dashes.',
    },
  },

  *check(site) {
    for (const document of site.documents) {
      if (document.data === undefined || document.kind === 'state') continue
      yield* findSwallowed(document, site.schemas)
    }
  },
})

const findSwallowed = memoize(
  (document: SourceDocument, schemas: Schemas): readonly Finding<'key' | 'item'>[] =>
    valuesIn(document, schemas).flatMap((visit) =>
      isRecord(visit.value) && visit.schema.properties
        ? [...swallowedIn(visit, visit.value, visit.schema.properties)]
        : [],
    ),
)

/** The lines in the texts of an object that look like one of its keys, or like a new item. */
function* swallowedIn(
  { document, path }: Visit,
  value: Readonly<Record<string, unknown>>,
  properties: object,
): Generator<Finding<'key' | 'item'>> {
  for (const above of Object.keys(value)) {
    const text = value[above]
    if (typeof text !== 'string' || !text.includes(':')) continue
    const isSwallowed = (dash: string | undefined, key: string) =>
      Object.hasOwn(properties, key) && (dash !== undefined || !Object.hasOwn(value, key))
    // Most texts have no such word, so the place of the others is looked up only.
    const mayBe = text.matchAll(keyInside).some(([, dash, key = '']) => isSwallowed(dash, key))
    if (!mayBe) continue
    const { line, end } = document.place([...path, above])
    const first = lineStart(document.text, line)
    const last = end ? lineStart(document.text, end.line) + end.column - 1 : first
    for (const match of document.text.slice(first, last).matchAll(keyLine)) {
      const { 0: written, 1: dash, 2: key = '', index } = match
      if (!isSwallowed(dash, key)) continue
      const start = first + index + written.search(/\S/)
      const finish = first + index + written.trimEnd().length
      yield {
        messageId: dash ? 'item' : 'key',
        data: { line: document.text.slice(start, finish), above },
        at: placesIn(document.file, document.text).of([start, finish]),
        path: formatPath([...path, dash ? above : key], document.data),
      }
    }
  }
}

/** A word with a colon in a text. */
const keyInside = /(?<=^|\s)(- )?([a-z][\w-]*):(?=\s|$)/g

/** A line inside a text, after its first line, that begins with a word and a colon. */
const keyLine = /(?<=\n)[ ]*(- )?([a-z][\w-]*):(?: [^\n]*|(?=\n|$))/g

/** The offset of the start of a line, counted from 1. */
function lineStart(text: string, line: number): number {
  let offset = 0
  for (let count = 1; count < line; count += 1) offset = text.indexOf('\n', offset) + 1
  return offset
}
