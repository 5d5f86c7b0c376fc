import { hash } from 'node:crypto'
import type { Diagnostic, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageLanguage } from '../diagnostics/message.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { breadcrumbOf } from './breadcrumb.ts'

interface SpeakInput {
  readonly speech: MessageLanguage
  readonly schemas: Schemas
  /** The document that a file holds, where one could be read. */
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/** Tells a finding in one language, and gives it the name it can be spoken of by. */
export function localize(
  finding: RawDiagnostic,
  { speech, schemas, documentOf }: SpeakInput,
): Diagnostic {
  const { message, hint, related, changes, fix, ...same } = finding
  const document = documentOf(finding.at.file)
  const breadcrumb = document && breadcrumbOf({ document, path: finding.path, schemas, speech })

  return {
    ...same,
    id: idOf(finding),
    message: message[speech],
    ...(hint && { hint: hint[speech] }),
    ...(breadcrumb && { breadcrumb }),
    ...(document?.language && { language: document.language }),
    ...(related && {
      related: related.map(({ at, message: words }) => ({ at, message: words[speech] })),
    }),
    ...(changes && {
      changes: changes.map(({ label, text }) => ({ label: label[speech], text })),
    }),
    ...(fix && { fix: { title: fix.title[speech], edits: fix.edits } }),
  }
}

/** Depends on what was found and in which value, not on the line. */
function idOf({ code, at, path = '', message }: RawDiagnostic): string {
  return hash('sha256', [code, at.file, path, message.en].join('\n'), 'hex').slice(0, 6)
}

/** Orders by file, line and column, and drops what was found twice at the same place. */
export function sort(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = diagnostics.toSorted(
    ({ at: a }, { at: b }) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
  const seen = new Set<string>()

  return sorted.filter(({ at, code, message }) => {
    const key = `${at.file}:${at.line}:${at.column} ${code} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
