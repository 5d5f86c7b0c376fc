import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import type { SchemaError } from './schema-error.ts'

/**
 * The error of a comma between braces that was meant as a part of the value: `{ money: 4,50 }` has
 * a second key, 50, and `{ label: Bread, cake }` a key "cake".
 */
export function commaError(
  document: SourceDocument,
  path: Path,
  parent: unknown,
): SchemaError | undefined {
  const key = String(path.at(-1))
  if (!isRecord(parent) || parent[key] !== null) return undefined
  const { before, after } = around(document, path)
  const [, value] = /: *([^:,{}]*?), *$/.exec(before) ?? []
  if (value === undefined || !/^\s*(?:[,}]|$)/.test(after)) return undefined

  const isNumber = /^-?[\d.]+$/.test(value) && /^(?:\d+|[-–—]+)$/.test(key)
  // Three digits are thousands, as no currency has them behind the point.
  const rest = /^\d{3}$/.test(key) ? key : /\d/.test(key) ? `.${key}` : ''
  const number = `${value.replaceAll('.', '')}${rest}`
  return {
    code: 'schema/invalid-value',
    messageId: isNumber ? 'decimalComma' : 'comma',
    data: isNumber ? { written: `${value},${key}`, number } : { text: `${value}, ${key}` },
    key,
  }
}

/** What stands before and after a key on its line. */
function around({ place, text }: SourceDocument, path: Path) {
  const { line, column, end } = place(path, { part: 'key' })
  const written = text.split('\n')[line - 1] ?? ''
  return {
    before: written.slice(0, column - 1),
    after: end?.line === line ? written.slice(end.column - 1) : '',
  }
}
