import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { yamlParser } from '../../read/yaml.ts'
import { defineLegacyRule } from '../rule.ts'

/** What other YAML programs, such as those that edit content in a form, read as something else. */
const ambiguous = /^(y|yes|n|no|on|off|[\d,]*\d:[0-5]\d(:[0-5]\d)?|\d{4}-\d\d?-\d\d?)$/i
const anywhere = /[:-] +(y|yes|n|no|on|off|\d+:\d\d\S*|\d{4}-\d\d?-\d\d?) *(#.*)?$/im

/** A number that does not read as it is written. */
const misread = /^(0\d+|-?\d{1,3}\.\d{3})$/
const misreadAnywhere = /: +(0\d+|-?\d{1,3}\.\d{3})(?=[\s,}]|$)/m

/** A sign that ends a text where a number follows, or a word: Onze #1 aanpak. */
const cutOff = /[^\s:-][ \t]+#[^\s#]/

export const rule = defineLegacyRule({
  code: 'yaml/needs-quotes',
  severity: 'warning',
  summary: {
    en: 'A text that could be read as something else stands between quotes.',
    nl: 'Een tekst die als iets anders gelezen kan worden, staat tussen aanhalingstekens.',
  },
  why: {
    en: 'YAML programs differ: for some no means “false”, 12:30 means 750, and 1.199 is little more than one for all.',
    nl: 'YAML-programma’s verschillen: voor sommige betekent no “onwaar” en 12:30 is 750, en 1.199 is voor alle iets meer dan één.',
  },
  example: { before: 'label: No\nvalue: 1.199', after: "label: 'No'\nvalue: 1199" },

  *check(site) {
    for (const document of site.documents) {
      if (document.data === undefined || document.kind === 'state') continue
      const findings = looked.get(document) ?? inDocument(document)
      looked.set(document, findings)
      yield* findings
    }
  },
})

const looked = new WeakMap<SourceDocument, readonly LegacyFinding[]>()

function inDocument(document: SourceDocument): readonly LegacyFinding[] {
  const mayBeTrapped = [anywhere, misreadAnywhere, cutOff].some((trap) => trap.test(document.text))
  if (!mayBeTrapped) return []

  const { isScalar, LineCounter, parseDocument, Scalar, visit } = yamlParser()
  const lines = new LineCounter()
  const yaml = parseDocument(document.text, { lineCounter: lines })
  const found: LegacyFinding[] = []

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

type At = LegacyFinding['at']

interface CutOff {
  readonly source?: string | undefined
  readonly comment?: string | null | undefined
}

const asCutOff = (
  { file }: SourceDocument,
  { line, col }: { readonly line: number; readonly col: number },
  { source = '', comment }: CutOff,
): LegacyFinding => ({
  at: { file, line, column: col },
  message: {
    en: `This text ends at "${source}": what comes after # is a remark that nobody sees.`,
    nl: `Deze tekst eindigt bij "${source}": wat na # komt is een opmerking die niemand ziet.`,
  },
  hint: {
    en: `Write '${source} #${comment ?? ''}', or put a space after #.`,
    nl: `Schrijf '${source} #${comment ?? ''}', of zet een spatie na #.`,
  },
})

const asText = (at: At, source: string): LegacyFinding => ({
  at,
  message: {
    en: `Without quotes, some programs read "${source}" as something else.`,
    nl: `Zonder aanhalingstekens lezen sommige programma’s "${source}" als iets anders.`,
  },
  hint: { en: `Write '${source}'.`, nl: `Schrijf '${source}'.` },
  fix: {
    title: { en: 'Put it between quotes', nl: 'Zet het tussen aanhalingstekens' },
    edits: [{ at, text: `'${source}'` }],
  },
})

const asNumber = (at: At, source: string): LegacyFinding => ({
  at,
  message: {
    en: `"${source}" is read as the number ${Number(source)}.`,
    nl: `"${source}" wordt gelezen als het getal ${Number(source)}.`,
  },
  hint: {
    en: 'Write a number without separators, or put it between quotes if it is a text.',
    nl: 'Schrijf een getal zonder scheidingstekens, of zet het tussen aanhalingstekens als het een tekst is.',
  },
})
