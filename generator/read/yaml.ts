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

/** Matches a key, a colon and a bracket without a space between them, which YAML reads as words. */
export const lacksSpace = /^(?:[ \t]*(?:- +)*)[\w-]+:[[{]/m

/** Matches possible anchors, aliases, tags and complex keys. These need the `yaml` parser. */
const unwanted = /(^|[\s[{,])[*&!][\w!]|^[ \t]*\? /m

const oddSpaces = String.raw`\u00A0\u2000-\u200A\u202F\u3000`
const odd = `[${oddSpaces}]`
/** Zero-width characters, of which a byte-order mark is one. */
export const invisible = String.raw`[\u00AD\u200B-\u200F\u2060\uFEFF]`

/** Few texts have such a character at all, which is found much faster than where it stands. */
const mayBeOdd = new RegExp(`${odd}|${invisible}`)

/** Matches the start of a line with an invisible character before or in its key. */
export const invisibleInKey = new RegExp(
  `^[ \\t-]*(?:[\\w-]*${invisible})+[\\w-]*:(?=\\s|$)|(?<=^[ \\t-]*[\\w-]+:)${invisible}`,
  'm',
)

/** Matches a space that is none to YAML: in an indentation, or after the colon of a key or a dash. */
export const oddSpace = new RegExp(
  `^[ \\t-]*${odd}[ \\t${oddSpaces}]*(?:- |[\\w-]+:(?=\\s|$))|(?<=^\\s*(?:- +)*[\\w-]+:) *${odd}`,
  'm',
)

/** Matches a value or key that YAML reads with such a space inside. */
export const beginsOddly = new RegExp(`^(?:[\\w-]+: *)?${odd}`)

/** Matches what a merge of two versions leaves in a text. */
export const merged = /^[ \t]*([<>|])\1{6,}(?: |\r?$)/m

/**
 * Parses a YAML text without places. undefined if that fails or if the two parsers may disagree
 * about the text: then use the `yaml` parser.
 */
export function readYaml(text: string): { readonly data: unknown } | undefined {
  if (unwanted.test(text) || merged.test(text) || lacksSpace.test(text)) return undefined
  if (mayBeOdd.test(text) && (oddSpace.test(text) || invisibleInKey.test(text))) return undefined
  try {
    return { data: load(text, { schema: CORE_SCHEMA }) }
  } catch {
    return undefined
  }
}
