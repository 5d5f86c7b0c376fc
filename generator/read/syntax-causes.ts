import type { YAMLMap, Document as YamlDocument } from 'yaml'
import { invisible, invisibleInKey, merged, oddSpace, yamlParser } from './yaml.ts'

/** A mistake that makes a file unreadable, at the place where it was made. */
export interface Cause {
  readonly code: string
  readonly offset: number
}

/**
 * The mistakes that the parser reports at another place or under another name. Empty if the
 * parser's own error tells the cause.
 */
export function causesOf(yaml: YamlDocument.Parsed, text: string): readonly Cause[] {
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
export const mergedIn = (text: string): Cause | undefined => markerIn(text, merged)

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
export function invisibleIn(text: string): Cause | undefined {
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
      if (isInList && isOpening) found.push({ code: 'LOST_DASH', offset: offsetOf(map, first) })
      else
        for (const index of again) {
          const code = isInList ? 'DUPLICATE_IN_ITEM' : 'DUPLICATE_KEY'
          found.push({ code, offset: offsetOf(map, index) })
        }
    },
  })
  return found
}

function offsetOf({ items }: YAMLMap, index: number): number {
  const { isNode } = yamlParser()
  const key = items[index]?.key
  return (isNode(key) ? key.range?.[0] : undefined) ?? 0
}
