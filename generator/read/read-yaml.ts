import { CORE_SCHEMA, load } from 'js-yaml'

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
