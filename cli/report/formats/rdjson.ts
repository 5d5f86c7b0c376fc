import type { Diagnostic, Place, Position } from '#generator/index.ts'
import type { Report, Reporter } from '../reporter.ts'

const severities = { error: 'ERROR', warning: 'WARNING', info: 'INFO' } as const

/** Reviewdog's format. Reviewers accept its suggestions with one click. */
export const rdjson: Reporter = (report) => {
  const result = {
    source: { name: 'diptych' },
    diagnostics: report.diagnostics.map((diagnostic) => toDiagnostic(diagnostic, report)),
  }
  return `${JSON.stringify(result, null, 2)}\n`
}

function toDiagnostic(
  { code, severity, message, hint, at, related = [], fix }: Diagnostic,
  { lines }: Report,
) {
  const toLocation = (place: Place) => ({ path: place.file, range: toRange(place, lines) })
  return {
    message: hint ? `${message} ${hint}` : message,
    location: toLocation(at),
    severity: severities[severity],
    code: { value: code },
    // A suggestion names no file; it applies to the file of the finding.
    suggestions: (fix?.edits ?? [])
      .filter((edit) => edit.at.file === at.file)
      .map((edit) => ({ range: toRange(edit.at, lines), text: edit.text })),
    related_locations: related.map((other) => ({
      message: other.message,
      location: toLocation(other.at),
    })),
  }
}

function toRange(place: Place, lines: Report['lines']) {
  const ofFile = lines(place.file)
  return {
    start: toBytes(place, ofFile),
    ...(place.end && { end: toBytes(place.end, ofFile) }),
  }
}

/** Reviewdog counts columns in UTF-8 bytes, we in UTF-16 units. */
const toBytes = ({ line, column }: Position, lines: readonly string[]) => ({
  line,
  column: Buffer.byteLength((lines[line - 1] ?? '').slice(0, column - 1)) + 1,
})
