import type { YAMLMap, Document as YamlDocument } from 'yaml'
import { oddSpace, yamlParser } from './yaml.ts'

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
    oddSpaceIn(text) ??
    curlyQuoteAt(yaml, text) ??
    lostFirstDash(yaml, text) ??
    keyTooFar(yaml, text)
  return cause ? [cause] : duplicatesIn(yaml)
}

/** The markers that git leaves in a file that two people changed. */
function conflictIn(text: string): Cause | undefined {
  const offset = text.search(/^ *<{7}(?: |\r?$)/m)
  return offset < 0 ? undefined : { code: 'CONFLICT', offset }
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
 * The keys of a list item without the dash before the first item: the parser stops at the dash of
 * the second.
 */
function lostFirstDash({ errors: [error] }: YamlDocument.Parsed, text: string): Cause | undefined {
  if (!error?.message.includes('block sequence may not be used as an implicit')) return undefined
  const dash = /^( *)- /m.exec(text.slice(text.lastIndexOf('\n', error.pos[0] - 1) + 1))
  const lines = text.slice(0, error.pos[0]).split('\n')
  const parent = lines.findLastIndex((line) => indentOf(line) < (dash?.[1]?.length ?? 0))
  const first = lines.findIndex((line, index) => index > parent && /^ *[\w-]+:/.test(line))
  if (first < 0) return undefined
  return { code: 'LOST_DASH', offset: lines.slice(0, first).join('\n').length + 1 }
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
