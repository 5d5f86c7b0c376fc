import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The parser that knows places and explains errors. It is loaded only when one of them is asked for:
 * most checks find nothing, and reading the same files without places takes a fraction of the time.
 */
export function yamlParser(): typeof import('yaml') {
  const parser: typeof import('yaml') = require('yaml')
  return parser
}
