import { hash } from 'node:crypto'
import type { Diagnostic, RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { type Catalogue, english } from '../../languages/catalogue.ts'
import type { SourceDocument } from '../../read/documents.ts'
import type { Schemas } from '../../validate/schemas.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { tell, tellFollowing } from './teller.ts'

interface LocalizeInput {
  /** The catalogue of the language of the messages. */
  readonly catalogue: Catalogue
  readonly schemas: Schemas
  /** The document of a file, if it was parsed. */
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/** Adds the texts of one language, the id and the breadcrumb to a finding. */
export function localize(
  finding: RawDiagnostic,
  { catalogue, schemas, documentOf }: LocalizeInput,
): Diagnostic {
  const { code, severity, at, path, values, acknowledged, following } = finding
  const document = documentOf(at.file)
  const breadcrumb = document && breadcrumbOf({ document, path, schemas, catalogue })
  const told = tell(finding, catalogue)
  const { message } = catalogue === english ? told : tell(finding, english)

  return {
    at,
    ...(path !== undefined && { path }),
    ...(values && { values }),
    code,
    severity,
    ...(acknowledged && { acknowledged }),
    id: idOf(finding, message),
    ...(breadcrumb && { breadcrumb }),
    ...(document?.language && { language: document.language }),
    ...told,
    ...(following && { following, ...tellFollowing(told, following, catalogue) }),
  }
}

/** Depends on the finding, its English message and the path, not on the line or the language. */
const idOf = ({ code, at, path = '' }: RawDiagnostic, message: string): string =>
  hash('sha256', [code, at.file, path, message].join('\n'), 'hex').slice(0, 6)

/** Sorts by file, line and column. Removes duplicates at the same place. */
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
