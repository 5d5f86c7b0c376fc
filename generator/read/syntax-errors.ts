import type { YAMLMap, YAMLParseError, Document as YamlDocument } from 'yaml'
import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { englishText } from '../languages/catalogue.ts'
import {
  beginsOddly,
  invisible,
  invisibleInKey,
  lacksSpace,
  merged,
  oddSpace,
  yamlParser,
} from './yaml.ts'

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
      messageId: englishText('yaml/syntax', code, 'message') ? code : 'unexpected',
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
      if (scalar.type !== 'PLAIN') return undefined
      if (lacksSpace.test(scalar.source ?? '')) return stopAt('NO_SPACE', scalar)
      return beginsOddly.test(scalar.source ?? '') ? stopAt('ODD_SPACE', scalar) : undefined
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

/** A mistake that makes a file unreadable, at the place where it was made. */
interface Cause {
  readonly code: string
  readonly offset: number
}

/**
 * The mistakes that the parser reports at another place or under another name. Empty if the
 * parser's own error tells the cause.
 */
function causesOf(yaml: YamlDocument.Parsed, text: string): readonly Cause[] {
  const cause =
    conflictIn(text) ??
    invisibleIn(text) ??
    oddSpaceIn(text) ??
    openQuoteIn(text) ??
    curlyQuoteAt(yaml, text) ??
    lostFirstDash(yaml, text) ??
    keyTooFar(yaml, text) ??
    onLine(yaml, text)
  return cause ? [cause] : duplicatesIn(yaml)
}

/** A quote that opens a text and is not closed before the next key. */
function openQuoteIn(text: string): Cause | undefined {
  const found =
    /^( *(?:- +)*(?:[\w-]+: +)?)(["'])(?:(?!\2).)*\n(?: *\n)*(?= *(?:- +)?[\w-]+:(?:\s|$))/m.exec(
      text,
    )
  const [, before = '', quote] = found ?? []
  if (!found) return undefined
  const offset = found.index + before.length
  const isApostrophe = quote === "'" && /^'[snt]\b/i.test(text.slice(offset))
  return { code: isApostrophe ? 'APOSTROPHE' : 'OPEN_QUOTE', offset }
}

/** The signs at the start of a value or line that are no text to YAML, and what each means there. */
const signs: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['UNQUOTED_FACT', /(?<=^ *(?:- +)*(?:[\w-]+: +)?)\{\{/],
  ['DASH_SPACE', /(?<=^ *)-(?=[\w-]*\w:(?:\s|$))/],
  [
    'BAD_SCALAR_START',
    /(?<=^ *(?:- +)*[\w-]+: +)(?:[|>](?= *[^\s+-])|[-?](?= )|[[{](?=[^[\]{}]*[\]}] *\S)|[@`%])/,
  ],
  ['DOUBLE_DASH', /(?<=^ *- +)-(?= )/],
]

/** A sign on the line of the error or the line above it that begins no text. */
function onLine({ errors: [error] }: YamlDocument.Parsed, text: string): Cause | undefined {
  const end = text.indexOf('\n', error?.pos[0])
  const before = text.slice(0, end < 0 ? undefined : end).split('\n')
  const last = before.length - 1
  for (const index of [last, last - 1]) {
    const line = before[index] ?? ''
    const start = before.slice(0, index).join('\n').length + (index > 0 ? 1 : 0)
    const found = signs.map(([code, pattern]) => ({ code, column: line.search(pattern) }))
    const sign = found.find(({ column }) => column >= 0)
    if (sign) return { code: sign.code, offset: start + sign.column }
  }
  return undefined
}

/** A marker that a merge of two versions left, where the file cannot be read. */
const conflictIn = (text: string) =>
  mergedIn(text) ?? markerIn(text, /^[ \t]*([=%+])\1{6,}(?: .*)?\r?$/m)

/** The same where it can: these signs stand in no text. */
const mergedIn = (text: string): Cause | undefined => markerIn(text, merged)

function markerIn(text: string, marker: RegExp): Cause | undefined {
  const found = marker.exec(text)
  if (!found) return undefined
  const isWhole = [/^[ \t]*<{7,}(?: |\r?$)/m, /^[ \t]*>{7,}(?: |\r?$)/m].every((sign) =>
    sign.test(text),
  )
  return {
    code: isWhole ? 'CONFLICT' : 'CONFLICT_REST',
    offset: found.index + found[0].search(/\S/),
  }
}

/** A character that nobody sees, before or in a key. */
function invisibleIn(text: string): Cause | undefined {
  const found = invisibleInKey.exec(text)
  if (!found) return undefined
  return { code: 'INVISIBLE', offset: found.index + found[0].search(new RegExp(invisible)) }
}

/** A space that YAML does not take for one, in the indentation or after a colon or dash. */
function oddSpaceIn(text: string): Cause | undefined {
  const found = oddSpace.exec(text)
  if (!found) return undefined
  return { code: 'ODD_SPACE', offset: found.index + found[0].search(/[^\x20\t\n-]/) }
}

/** A value between quotation marks that are none in YAML. */
function curlyQuoteAt({ errors: [error] }: YamlDocument.Parsed, text: string): Cause | undefined {
  const offset = error?.pos[0] ?? 0
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [, before] = /^( *(?:- +)*(?:[\w-]+: +)?)(?:[“”„«»]|[‘’](?=[^\n]*[‘’]\s*$))/.exec(
    text.slice(start).split('\n', 1)[0] ?? '',
  ) ?? [undefined, undefined]
  return before === undefined ? undefined : { code: 'CURLY_QUOTES', offset: start + before.length }
}

/**
 * The keys of a list item without the dash before the first item, or a dash that does not line up:
 * the parser stops at the dash of the second.
 */
function lostFirstDash({ errors: [error] }: YamlDocument.Parsed, text: string): Cause | undefined {
  if (!error?.message.includes('block sequence may not be used as an implicit')) return undefined
  const dash = /^( *)- /m.exec(text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1))
  const lines = text.slice(0, error.pos[0]).split('\n')
  const parent = lines.findLastIndex((line) => indentOf(line) < (dash?.[1]?.length ?? 0))
  const first = lines.findIndex((line, index) => index > parent && indentOf(line) < Infinity)
  return /^ *[\w-]+:/.test(lines[first] ?? '')
    ? { code: 'LOST_DASH', offset: lines.slice(0, first).join('\n').length + 1 }
    : { code: 'BAD_INDENT', offset: error.pos[0] }
}

/** The indentation of a line. Infinite if the line has no key, text or dash. */
const indentOf = (line: string) => (/^\s*(?:#|$)/.test(line) ? Infinity : line.search(/\S/))

/** A key with more indentation than the key above it, which has a text already. */
function keyTooFar({ errors: [error] }: YamlDocument.Parsed, text: string): Cause | undefined {
  if (error?.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined
  const start = text.lastIndexOf('\n', error.pos[0] - 1) + 1
  const [first = '', ...lines] = text.slice(start).split('\n')
  const [, above] = /^((?: *- +)*(?: *))[\w-]+: +(?!.*:(?:\s|$))\S/.exec(first) ?? []
  if (above === undefined) return undefined

  let offset = start + first.length + 1
  for (const line of lines) {
    const found = indentOf(line)
    if (found <= above.length) return undefined
    if (/^ +(?:- )?[\w-]+:(?:\s|$)/.test(line)) {
      return isItem(lines, above.length)
        ? { code: 'LOST_DASH', offset: start + above.length }
        : { code: 'TOO_FAR', offset: offset + found }
    }
    offset += line.length + 1
  }
  return undefined
}

/** Whether lines go on with an item of a list whose dash has so much indentation. */
function isItem(lines: readonly string[], indentation: number): boolean {
  const next = lines.find((line) => indentOf(line) <= indentation)
  return next?.startsWith(`${' '.repeat(indentation)}- `) ?? false
}

/**
 * The keys that are written twice. If a list item has several, or its first key again, the next
 * item lost its dash: only its first key is returned.
 */
function duplicatesIn(yaml: YamlDocument.Parsed): readonly Cause[] {
  if (yaml.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return []
  const { isScalar, visit } = yamlParser()
  const found: Cause[] = []

  visit(yaml, {
    Map: (key, map) => {
      const keys = map.items.map(({ key: name }) => (isScalar(name) ? String(name.value) : ''))
      const again = keys.flatMap((name, index) => (keys.indexOf(name) < index ? [index] : []))
      const [first] = again
      if (first === undefined) return
      const isInList = typeof key === 'number'
      const isOpening = again.length > 1 || (first > 1 && keys[first] === keys[0])
      if (isInList && isOpening) found.push({ code: 'LOST_DASH', offset: keyOffset(map, first) })
      else
        for (const index of again) {
          const code = isInList ? 'DUPLICATE_IN_ITEM' : 'DUPLICATE_KEY'
          found.push({ code, offset: keyOffset(map, index) })
        }
    },
  })
  return found
}

function keyOffset({ items }: YAMLMap, index: number): number {
  const { isNode } = yamlParser()
  const key = items[index]?.key
  return (isNode(key) ? key.range?.[0] : undefined) ?? 0
}
