import { createRequire } from 'node:module'
import { CORE_SCHEMA, load } from 'js-yaml'

const require = createRequire(import.meta.url)

/**
 * The parser that knows places and explains errors. It is loaded only when one of them is asked for:
 * most checks find nothing, and reading the same files without places takes a fraction of the time.
 */
export function yamlParser(): typeof import('yaml') {
  const parser: typeof import('yaml') = require('yaml')
  return parser
}

/** What could be an anchor, an alias, a tag or a key that is a list: for the careful parser to refuse. */
const unwanted = /(^|[\s[{,])[*&!][\w!]|^\s*\? /m

/**
 * Reads a YAML text without places. Undefined where that fails, or where the text has anything in it
 * that the two parsers might see differently: then the careful one decides.
 */
export function readYaml(text: string): { readonly data: unknown } | undefined {
  if (unwanted.test(text)) return undefined
  try {
    return { data: load(text, { schema: CORE_SCHEMA }) }
  } catch {
    return undefined
  }
}

const text = String.raw`"(?:[^"\\]|\\.)*"`

/** A line of the record: `"pages/about#title": { source: "7a9c01", target: "55e2b0", was: "About us" }`. */
const line = new RegExp(
  String.raw`^(${text}): \{ source: (${text}), target: (${text}), was: (${text})(, seeded: true)?(?:, kept: (${text}))? \}$`,
)

/**
 * Reads a record of translations as Diptych writes it, line by line, in a fraction of the time that a
 * parser of YAML takes. Undefined where anything else stands in it, such as what a merge left behind.
 */
export function readRecord(written: string): { readonly data: unknown } | undefined {
  const entries: (readonly [key: string, entry: unknown])[] = []
  for (const each of written.split('\n')) {
    if (each === '' || each.startsWith('#')) continue
    const entry = readLine(each)
    if (!entry) return undefined
    entries.push(entry)
  }
  const data = Object.fromEntries(entries)
  const isOnceEach = Object.keys(data).length === entries.length
  return isOnceEach && entries.length > 0 ? { data } : undefined
}

function readLine(written: string): readonly [key: string, entry: unknown] | undefined {
  const [, key, source, target, was, seeded, kept] = line.exec(written) ?? []
  if (key === undefined) return undefined
  const fields = [
    `"source": ${source}, "target": ${target}, "was": ${was}`,
    seeded && '"seeded": true',
    kept && `"kept": ${kept}`,
  ]
  try {
    return [JSON.parse(key), JSON.parse(`{${fields.filter(Boolean).join()}}`)]
  } catch {
    // YAML has more escapes than JSON.
    return undefined
  }
}
