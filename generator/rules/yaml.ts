import type { Node, Pair, Scalar } from 'yaml'
import type { Finding } from '../diagnostics/diagnostic.ts'
import { memoize } from '../memoize.ts'
import { valuesIn } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path } from '../read/path.ts'
import { placesIn } from '../read/source-map.ts'
import { yamlParser } from '../read/yaml.ts'
import type { Schemas } from '../validate/schemas.ts'
import type { Visit } from '../validate/walk.ts'
import { groupRule } from './rule.ts'

/** Numbers whose value differs from their notation. */
const misread = /^[-+]?(?:0\d+|\d{1,3}\.\d{3}|\d{16,})$/
const misreadAnywhere = /[:\-[,] +[-+]?(?:0\d+|\d{1,3}\.\d{3}|\d{16,})(?=[\s,}\]]|$)/m

/** A comment that is probably part of the text before it: Onze #1 aanpak, bakker # 1. */
const cutOff = /[^\s:-][ \t]+#(?:[^\s#]| ?\d)/
const isCutOff = (comment: string) => /^(?:[^\s#]| ?\d)/.test(comment)

/** A text between quotation marks that are none in YAML, so that they stand on the page. */
const curly = /^(?:[“„«][^“”„«»]*[”“»]|[‘‚][^‘’]*[’‘])$/u
const curlyAnywhere = /[:-] +(?:[“„«][^“”„«»]*[”“»]|[‘‚][^‘’]*[’‘])(?=\s*(?:$|[,}\]#]))/m

export const needsQuotes = groupRule('yaml/needs-quotes', 'disputable', function* (site) {
  for (const document of site.documents) {
    if (document.data === undefined || document.kind === 'state') continue
    yield* findTraps(document)
  }
})

type QuotesFinding = Finding

const findTraps = memoize((document: SourceDocument): readonly QuotesFinding[] => {
  const { file, text } = document
  if (![misreadAnywhere, cutOff, curlyAnywhere].some((trap) => trap.test(text))) return []

  const { isScalar, parseDocument, Scalar: Styles, visit } = yamlParser()
  const places = placesIn(file, text)
  const found: QuotesFinding[] = []

  visit(parseDocument(text), {
    Scalar: (key, scalar, parents) => {
      const { range, type } = scalar
      if (key === 'key' || type !== Styles.PLAIN || !range || !isScalar(scalar)) return
      const trap = trapIn(scalar)
      if (!trap) return
      const at = places.of([range[0], range[1]])
      const { fix, ...finding } = trap
      found.push({
        ...finding,
        at,
        path: formatPath(pathTo(scalar, parents), document.data),
        ...(fix !== undefined && { fix: { title: 'fix', edits: [{ at, text: fix }] } }),
      })
    },
  })
  return found
})

type Trap = Pick<QuotesFinding, 'messageId' | 'data' | 'severity'> & { readonly fix?: string }

function trapIn({ source = '', comment, value }: Scalar): Trap | undefined {
  if (comment && isCutOff(comment)) return { messageId: 'cutOff', data: { source, comment } }
  // As a text: a number would be rounded and get the separators of a language.
  if (typeof value === 'number' && misread.test(source))
    return { messageId: 'misread', data: { source, number: String(value) } }
  if (!curly.test(source)) return undefined
  const text = source.slice(1, -1)
  const fix = { fix: `'${text.replaceAll("'", "''")}'` }
  return { messageId: 'curly', severity: 'warning', data: { text }, ...fix }
}

/** The path of a value, by the nodes around it. */
function pathTo(value: Scalar, parents: readonly (Node | Pair | unknown)[]): Path {
  const { isPair, isScalar, isSeq } = yamlParser()
  return parents.flatMap((parent, index): Path => {
    if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : []
    return isSeq(parent) ? [parent.items.indexOf(parents[index + 1] ?? value)] : []
  })
}

export const swallowedLine = groupRule('yaml/swallowed-line', 'disputable', function* (site) {
  for (const document of site.documents) {
    if (document.data === undefined || document.kind === 'state') continue
    yield* findSwallowed(document, site.schemas)
  }
})

const findSwallowed = memoize((document: SourceDocument, schemas: Schemas): readonly Finding[] =>
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
): Generator<Finding> {
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
