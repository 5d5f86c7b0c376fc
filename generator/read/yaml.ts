import { createRequire } from 'node:module'
import { CORE_SCHEMA, load } from 'js-yaml'

const require = createRequire(import.meta.url)

/**
 * The `yaml` parser, which records places and explains errors. Loaded at its first use: most checks
 * find no error, and `js-yaml` reads the same files several times faster.
 */
export function yamlParser(): typeof import('yaml') {
  const parser: typeof import('yaml') = require('yaml')
  return parser
}

/** Matches possible anchors, aliases, tags and complex keys. These need the `yaml` parser. */
const unwanted = /(^|[\s[{,])[*&!][\w!]|^\s*\? /m

const odd = String.raw`[\u00A0\u2000-\u200B\u202F\u3000]`

/** Matches a space that is none to YAML: in an indentation, or after the colon of a key or a dash. */
export const oddSpace = new RegExp(
  `^[ \\t-]*${odd}[\\s\\u200B]*(?:- |[\\w-]+:(?=\\s|$))|(?<=^\\s*(?:- +)*[\\w-]+:) *${odd}`,
  'm',
)

/** Matches a value or key that YAML reads with such a space inside. */
export const beginsOddly = new RegExp(`^(?:[\\w-]+: *)?${odd}`)

/**
 * Parses a YAML text without places. undefined if that fails or if the two parsers may disagree
 * about the text: then use the `yaml` parser.
 */
export function readYaml(text: string): { readonly data: unknown } | undefined {
  if (unwanted.test(text) || oddSpace.test(text)) return undefined
  try {
    return { data: load(text, { schema: CORE_SCHEMA }) }
  } catch {
    return undefined
  }
}

const text = String.raw`"(?:[^"\\]|\\.)*"`

/**
 * A line of the record: `"pages/about#title": { source: "7a9c01", target: "55e2b0", was: "About us"
 * }`.
 */
const line = new RegExp(
  String.raw`^(${text}): \{ source: (${text}), target: (${text}), was: (${text})(, seeded: true)?(?:, kept: (${text}))? \}$`,
)

/**
 * Reads a translation record as Diptych writes it, line by line. Much faster than a YAML parser.
 * undefined if the file has any other line, such as a merge conflict.
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
    // The line has an escape that YAML allows and JSON does not.
    return undefined
  }
}
