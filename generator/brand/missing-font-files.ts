import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/message.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord } from '../read/path.ts'

/** The names in the folder that the file of a font should be in; undefined if that file is there. */
export type MissingFont = (file: string) => readonly string[] | undefined

const code = 'brand/missing-file'

export const missingFontFile: Explanation = {
  code,
  severity: 'error',
  summary: 'Every file that the brand names is there.',
  why: 'Without its font a page is drawn in another one, and the build has nothing to draw share cards with.',
  example: { before: 'file: wrokshop.woff2', after: 'file: workshop.woff2' },
  canBeAcknowledged: false,
  messages: {
    missing: {
      message: 'There is no file "{file}".',
      hint: 'Put it into the folder brand of the content, or name a file of an installed package.',
    },
  },
}

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
          ...{ code, severity: 'error', messageId: 'missing', data: { file } },
          ...(hint !== undefined && { hint }),
          at: document.place(path),
          path: formatPath(path, document.data),
        },
      ]
    })
  })
}
