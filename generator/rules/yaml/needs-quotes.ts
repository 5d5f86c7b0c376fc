import type { Node, Pair, Scalar } from 'yaml'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { memoize } from '../../memoize.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { placesIn } from '../../read/source-map.ts'
import { yamlParser } from '../../read/yaml.ts'
import { defineGroupRule } from '../rule.ts'

/** Numbers whose value differs from their notation. */
const misread = /^[-+]?(?:0\d+|\d{1,3}\.\d{3}|\d{16,})$/
const misreadAnywhere = /[:\-[,] +[-+]?(?:0\d+|\d{1,3}\.\d{3}|\d{16,})(?=[\s,}\]]|$)/m

/** A comment that is probably part of the text before it: Onze #1 aanpak, bakker # 1. */
const cutOff = /[^\s:-][ \t]+#(?:[^\s#]| ?\d)/
const isCutOff = (comment: string) => /^(?:[^\s#]| ?\d)/.test(comment)

/** A text between quotation marks that are none in YAML, so that they stand on the page. */
const curly = /^(?:[“„«][^“”„«»]*[”“»]|[‘‚][^‘’]*[’‘])$/u
const curlyAnywhere = /[:-] +[“„«‘‚]/

export const rule = defineGroupRule({
  code: 'yaml/needs-quotes',
  severity: 'error',
  summary: 'A text or number is read as it is written.',
  why: 'YAML takes # for the start of a remark, 1.199 for little more than one, and 0123 for 123; the rest is lost.',
  example: {
    before: 'label: Our #1 bread\nvalue: 1.199',
    after: "label: 'Our #1 bread'\nvalue: 1199",
  },

  messages: {
    cutOff: {
      message:
        'This text ends at "{source}": what comes after # is a comment that visitors never see.',
      hint: "Write '{source} #{comment}', or put a space and a word after #.",
    },
    misread: {
      message: '"{source}" is read as the number {number}.',
      hint: 'Write a number without separators, or put it between quotes if it is a text.',
    },
    curly: {
      message: 'Visitors would see these quotation marks: only straight ones quote a text in YAML.',
      hint: "Write '{text}', or keep it if the marks belong to the text.",
      fix: 'Write straight quotes',
    },
  },

  *check(site) {
    for (const document of site.documents) {
      if (document.data === undefined || document.kind === 'state') continue
      yield* findTraps(document)
    }
  },
})

type QuotesFinding = Finding<'cutOff' | 'misread' | 'curly'>

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
