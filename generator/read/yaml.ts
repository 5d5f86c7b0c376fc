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

/**
 * Parses a YAML text without places. undefined if that fails or if the two parsers may disagree
 * about the text: then use the `yaml` parser.
 */
export function readYaml(text: string): { readonly data: unknown } | undefined {
  if (unwanted.test(text)) return undefined
  try {
    return { data: load(text, { schema: CORE_SCHEMA }) }
  } catch {
    return undefined
  }
}
