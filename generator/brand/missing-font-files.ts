import type { Code, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { located } from '../model/text-place.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'

/** The names in the folder that the file of a font should be in; undefined if that file is there. */
export type MissingFont = (file: string) => readonly string[] | undefined

export const missingFontFile = {
  code: 'brand/missing-file',
  severity: 'error',
  canBeAcknowledged: false,
} as const satisfies Code

/** The files of fonts that `site.yaml` names and that are not there. */
export function missingFontFiles(
  document: SourceDocument,
  missing: MissingFont,
): readonly RawDiagnostic[] {
  const brand = isRecord(document.data) ? document.data['brand'] : undefined
  const fonts = isRecord(brand) ? brand['fonts'] : undefined
  if (!isRecord(fonts)) return []
  return Object.entries(fonts).flatMap(([list, font]) => {
    const files = isRecord(font) && Array.isArray(font['files']) ? font['files'] : []
    return files.flatMap((each: unknown, index): RawDiagnostic[] => {
      const file = isRecord(each) ? each['file'] : undefined
      const names = typeof file === 'string' ? missing(file) : undefined
      if (typeof file !== 'string' || !names) return []
      const path = ['brand', 'fonts', list, 'files', index, 'file']
      const hint = didYouMean(file.slice(file.lastIndexOf('/') + 1), names)
      return [
        {
          code: missingFontFile.code,
          severity: missingFontFile.severity,
          messageId: 'missing',
          data: { file },
          ...(hint !== undefined && { hint }),
          ...located(document, path),
        },
      ]
    })
  })
}
