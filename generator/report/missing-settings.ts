import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../read/documents.ts'

/** The finding of a content folder without settings: no rule can look at it. */
export function missingSettings(
  documents: readonly SourceDocument[],
  folder: string,
): readonly RawDiagnostic[] {
  if (documents.some(({ kind }) => kind === 'site')) return []
  const file = folder ? `${folder}/site.yaml` : 'site.yaml'
  return [
    {
      code: 'content/missing-file',
      severity: 'error',
      at: { file, line: 1, column: 1 },
      messageId: 'noSettings',
      hint: 'noSettings.hint',
      data: { file },
    },
  ]
}
