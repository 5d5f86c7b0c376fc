import type { SourceDocument } from '../read/documents.ts'
import type { Path } from '../read/path.ts'

/** A word that begins with #, such as a colour, where the value at a path should stand. Empty if there is none. */
export function commentAt({ place, text }: SourceDocument, path: Path): string {
  const { line, column } = place(path)
  const after = (text.split('\n')[line - 1] ?? '').slice(column - 1)
  return /^[^\S\n]*(#[^\s#'"]+)\s*$/.exec(after)?.[1] ?? ''
}

/** The value at a path as it stands in the file. Empty if it has several lines. */
export function writtenAt({ place, text }: SourceDocument, path: Path): string {
  const { line, column, end = { line, column } } = place(path)
  const lines = text.split('\n').slice(line - 1, end.line)
  const last = lines.length - 1
  const [written = '', ...rest] = lines
    .map((each, index) => (index === last ? each.slice(0, end.column - 1) : each))
    .map((each, index) => each.slice(index === 0 ? column - 1 : 0).trim())
  return rest.join('') === '' ? written : ''
}
