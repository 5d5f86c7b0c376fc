import type { Finding, Place } from '../../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { yamlParser } from '../../read/yaml.ts'
import { defineSiteRule } from '../rule.ts'

/** Texts that YAML 1.1 parsers read as a boolean, number or date. */
const ambiguous = /^(y|yes|n|no|on|off|[\d,]*\d:[0-5]\d(:[0-5]\d)?|\d{4}-\d\d?-\d\d?)$/i
const anywhere = /[:-] +(y|yes|n|no|on|off|\d+:\d\d\S*|\d{4}-\d\d?-\d\d?) *(#.*)?$/im

/** Numbers whose value differs from their notation. */
const misread = /^(0\d+|-?\d{1,3}\.\d{3})$/
const misreadAnywhere = /: +(0\d+|-?\d{1,3}\.\d{3})(?=[\s,}]|$)/m

/** A comment that is probably part of the text before it: Onze #1 aanpak. */
const cutOff = /[^\s:-][ \t]+#[^\s#]/

export const rule = defineSiteRule({
  code: 'yaml/needs-quotes',
  severity: 'warning',
  summary: 'A text that could be read as something else stands between quotes.',
  why: 'YAML programs differ: for some no means “false”, 12:30 means 750, and 1.199 is little more than one for all.',
  example: { before: 'label: No\nvalue: 1.199', after: "label: 'No'\nvalue: 1199" },

  messages: {
    cutOff: {
      message: 'This text ends at "{source}": what comes after # is a remark that nobody sees.',
      hint: "Write '{source} #{comment}', or put a space after #.",
    },
    ambiguous: {
      message: 'Without quotes, some programs read "{source}" as something else.',
      hint: "Write '{source}'.",
      fix: 'Put it between quotes',
    },
    misread: {
      message: '"{source}" is read as the number {number}.',
      hint: 'Write a number without separators, or put it between quotes if it is a text.',
    },
  },

  *check(site, cache) {
    for (const document of site.documents) {
      if (document.data === undefined || document.kind === 'state') continue
      yield* cache.get(findTraps, document)
    }
  },
})

export function findTraps(document: SourceDocument): readonly QuotesFinding[] {
  const mayBeTrapped = [anywhere, misreadAnywhere, cutOff].some((trap) => trap.test(document.text))
  if (!mayBeTrapped) return []

  const { isScalar, LineCounter, parseDocument, Scalar, visit } = yamlParser()
  const lines = new LineCounter()
  const yaml = parseDocument(document.text, { lineCounter: lines })
  const found: QuotesFinding[] = []

  visit(yaml, {
    Scalar: (key, scalar) => {
      const { source = '', range, type } = scalar
      if (key === 'key' || type !== Scalar.PLAIN || !range || !isScalar(scalar)) return
      if (/^\S/.test(scalar.comment ?? '')) {
        found.push(asCutOff(document, lines.linePos(range[0]), scalar))
        return
      }
      const isText = typeof scalar.value === 'string' && ambiguous.test(source)
      if (!isText && !(typeof scalar.value === 'number' && misread.test(source))) return

      const [start, end] = range.map((offset) => lines.linePos(offset))
      if (!start || !end) return
      const at = {
        file: document.file,
        line: start.line,
        column: start.col,
        end: { line: end.line, column: end.col },
      }
      found.push(isText ? asText(at, source) : asNumber(at, source))
    },
  })
  return found
}

type QuotesFinding = Finding<'cutOff' | 'ambiguous' | 'misread'>

interface CutOff {
  readonly source?: string | undefined
  readonly comment?: string | null | undefined
}

const asCutOff = (
  { file }: SourceDocument,
  { line, col }: { readonly line: number; readonly col: number },
  { source = '', comment }: CutOff,
): QuotesFinding => ({
  messageId: 'cutOff',
  data: { source, comment: comment ?? '' },
  at: { file, line, column: col },
})

const asText = (at: Place, source: string): QuotesFinding => ({
  messageId: 'ambiguous',
  data: { source },
  at,
  fix: { title: 'fix', edits: [{ at, text: `'${source}'` }] },
})

const asNumber = (at: Place, source: string): QuotesFinding => ({
  messageId: 'misread',
  // As a text: a number would be rounded and get the separators of a language.
  data: { source, number: String(Number(source)) },
  at,
})
