import type { YAMLParseError, Document as YamlDocument } from 'yaml'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { type Cause, causesOf, invisibleIn, mergedIn } from './syntax-causes.ts'
import { syntaxMessages } from './syntax-hints.ts'
import { beginsOddly, yamlParser } from './yaml.ts'

/**
 * The syntax errors of a file. After the first error the parser reports correct lines too, so only
 * the causes that are known are returned, or else the first error.
 */
export function syntaxDiagnostics(
  yaml: YamlDocument.Parsed,
  text: string,
  toPlace: (offset: number) => Place,
): readonly RawDiagnostic[] {
  return errorsIn(yaml, text).map(({ code, offset }) => {
    const quoted = code === 'BLOCK_AS_IMPLICIT_KEY' ? withQuotes(text, offset) : undefined
    return {
      code: 'yaml/syntax',
      severity: 'error',
      at: toPlace(offset),
      messageId: Object.hasOwn(syntaxMessages, code) ? code : 'unexpected',
      ...(quoted && {
        fix: {
          title: 'fix',
          edits: [
            { at: { ...toPlace(quoted.start), end: toPlace(quoted.end) }, text: quoted.text },
          ],
        },
      }),
    }
  })
}

/** The text with a colon that a key of its line has, between quotes. undefined where it may go on, or end before. */
function withQuotes(text: string, offset: number) {
  const { start, line } = lineAt(text, offset)
  const [, indent = '', key = '', value] =
    /^((?: |- )*)([\w-]+: +)([^\s'"[{|>&*!#%@`].*: .*?)\s*$/.exec(line) ?? []
  const [next = ''] = text.slice(start + line.length + 1).split('\n')
  if (value === undefined || value.includes(' #') || next.search(/\S/) > indent.length)
    return undefined
  const from = start + indent.length + key.length
  return { start: from, end: from + value.length, text: `'${value.replaceAll("'", "''")}'` }
}

function errorsIn(yaml: YamlDocument.Parsed, text: string): readonly Cause[] {
  const [error] = yaml.errors
  if (!error) return firstUnwanted(yaml, text)
  const causes = causesOf(yaml, text)
  return causes.length > 0 ? causes : [{ code: codeOf(error, text), offset: offsetOf(error, text) }]
}

/**
 * Finds anchors, aliases, tags and keys that are lists, which content does not use: they are texts without
 * quotes. Finds no-break spaces that the parser took for letters.
 */
function firstUnwanted(yaml: YamlDocument.Parsed, text: string): readonly Cause[] {
  const inText = mergedIn(text) ?? invisibleIn(text)
  if (inText) return [inText]
  const { isAlias, isCollection, isNode, visit } = yamlParser()
  const found: Cause[] = []
  const stopAt = (code: string, node: unknown) => {
    const offset = (isNode(node) ? node.range?.[0] : undefined) ?? 0
    // The range of a value begins after its anchor or tag.
    const before = /[&!]+[^\s&!]*\s+$|[&!]+[^\s&!]*$/.exec(text.slice(0, offset))
    found.push({ code, offset: isAlias(node) ? offset : (before?.index ?? offset) })
    return visit.BREAK
  }
  visit(yaml, {
    Alias: (_, node) => stopAt('BAD_ALIAS', node),
    Pair: (_, { key }) => {
      if (!isCollection(key)) return undefined
      const start = key.range?.[0] ?? 0
      return stopAt(text.startsWith('{{', start - 1) ? 'UNQUOTED_FACT' : 'COLLECTION_KEY', key)
    },
    Scalar: (_, scalar) => {
      if (scalar.tag) return stopAt('TAG', scalar)
      if (scalar.anchor) return stopAt('BAD_ALIAS', scalar)
      const isOdd = scalar.type === 'PLAIN' && beginsOddly.test(scalar.source ?? '')
      return isOdd ? stopAt('ODD_SPACE', scalar) : undefined
    },
    Collection: (_, node) => {
      if (node.tag) return stopAt('TAG', node)
      return node.anchor ? stopAt('BAD_ALIAS', node) : undefined
    },
  })
  return found
}

const lineAt = (text: string, offset: number) => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return { start, line: text.slice(start, end < 0 ? text.length : end) }
}

/** The parser's code, or a more specific one derived from the line. */
function codeOf({ code, message, pos: [offset] }: YAMLParseError, text: string): string {
  const { line } = lineAt(text, offset)
  if (/^ *\t/.test(line)) return 'TAB_AS_INDENT'
  if (/^\s*(- +)*[^\s:]+: +[*&]/.test(line)) return 'BAD_ALIAS'
  if (/[mM]oney\w*: *(?:[^\d\s[{]|[\d.,]+ *[-–€])/.test(line)) return 'MONEY'
  if (message.includes('Missing closing')) {
    const opened = text.slice(openQuote(text, offset))
    return /^'[snt]\b(?!')/i.test(opened) ? 'APOSTROPHE' : 'OPEN_QUOTE'
  }
  if (message.includes('same column') && lacksDash(text, offset)) return 'LOST_DASH'
  if (code === 'MULTILINE_IMPLICIT_KEY' && /^\s*(?:- +)*[\w-]+:[^\s:/]/.test(line))
    return 'NO_SPACE'
  if (message.includes('end with a')) return 'OPEN_BRACKET'
  if (message.includes('at node end') && /["']\s*$/.test(text.slice(0, offset)))
    return 'AFTER_QUOTE'
  if (message.includes('without - indicator')) return 'BAD_INDENT'
  return /^ /.test(text) ? 'BAD_INDENT' : code
}

/** Whether a line has the indentation of list items that begin with a dash. */
function lacksDash(text: string, offset: number): boolean {
  const start = lineAt(text, skipBlank(text, offset)).line.search(/\S/)
  return new RegExp(`(?:^|\\n) {${start}}- `).test(text.slice(0, offset))
}

/** Skips the empty line that the parser may report instead of the line with the error. */
const skipBlank = (text: string, offset: number) =>
  offset + (/^\s*\n/.exec(text.slice(offset))?.[0].length ?? 0)

/**
 * The offset of the cause, such as an open quote, instead of the offset where the parser stopped.
 */
function offsetOf(error: YAMLParseError, text: string): number {
  const [offset] = error.pos
  const { start, line } = lineAt(text, offset)
  if (codeOf(error, text) === 'BAD_ALIAS') {
    const sign = line.search(/(?<=[:-] +)[*&]/)
    return sign < 0 ? offset : start + sign
  }
  if (error.message.includes('same column')) return skipBlank(text, offset)
  if (error.message.includes('end with a')) return openBracket(text, offset)
  // The parser stops at the first line that has less indentation than the first key.
  if (/^ /.test(text)) return 0
  if (!/Missing closing ['"]/.test(error.message)) return offset
  return openQuote(text, offset)
}

/** The offset of the last bracket before `offset` that nothing closes. */
function openBracket(text: string, offset: number): number {
  const open: number[] = []
  for (const { 0: sign, index } of text.slice(0, offset).matchAll(/[[\]{}]/g)) {
    if (sign === '[' || sign === '{') open.push(index)
    else open.pop()
  }
  return open.at(-1) ?? offset
}

/** The offset of the last opening quote before `offset`, or `offset` if there is none. */
function openQuote(text: string, offset: number): number {
  const opened = text.slice(0, offset).search(/(?<![^\s:[{,-])['"](?!.*[\s:[{,-]['"])/s)
  return opened < 0 ? offset : opened
}
