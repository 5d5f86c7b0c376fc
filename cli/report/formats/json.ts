import type { Diagnostic, Place } from '#generator/index.ts'
import type { Reporter } from '../reporter.ts'

/** One object for programs, described by `schema/report.schema.json`. */
export const json: Reporter = ({
  diagnostics,
  acknowledged,
  found,
  files,
  languages,
  texts,
  completeness,
  duration,
}) =>
  `${JSON.stringify(
    {
      version: 1,
      summary: {
        errors: found.error,
        warnings: found.warning,
        infos: found.info,
        acknowledged: acknowledged.length,
        shown: diagnostics.length,
        files: files.length,
        languages,
        texts,
        milliseconds: Math.round(duration),
      },
      completeness,
      diagnostics: diagnostics.map(flat),
      acknowledged: acknowledged.map(flat),
    },
    null,
    2,
  )}\n`

const flat = ({ at, related = [], fix, changes = [], ...rest }: Diagnostic) => ({
  code: rest.code,
  severity: rest.severity,
  id: rest.id,
  message: rest.message,
  hint: rest.hint,
  ...flatPlace(at),
  path: rest.path,
  breadcrumb: rest.breadcrumb,
  language: rest.language,
  related: related.map((other) => ({ ...flatPlace(other.at), message: other.message })),
  changes,
  following: rest.following?.map((other) => ({ code: other.code, ...flatPlace(other.at) })),
  fix: fix && {
    title: fix.title,
    edits: fix.edits.map((edit) => ({ ...flatPlace(edit.at), text: edit.text })),
  },
  acknowledged: rest.acknowledged,
})

const flatPlace = ({ file, line, column, end }: Place) => ({
  file,
  line,
  column,
  endLine: end?.line,
  endColumn: end?.column,
})
