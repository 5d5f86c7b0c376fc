import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The Markdown parser, loaded when a text needs it: a check of plain content never does. */
export function markdownParser(): typeof import('marked') {
  const parser: typeof import('marked') = require('marked')
  return parser
}
