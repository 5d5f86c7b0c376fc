import type { Diagnostic, Fix, Place, Position } from '#generator/index.ts'
import type { Report, Reporter } from '../reporter.ts'

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** SARIF 2.1.0, for code scanning and editors. Acknowledged findings are in it as suppressed. */
export const sarif: Reporter = (report) => {
  const all = [...report.diagnostics, ...report.acknowledged]
  const codes = [...new Set(all.map(({ code }) => code))].toSorted()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'diptych', rules: codes.map((code) => toRule(code, report)) },
        },
        automationDetails: { id: 'diptych/validate' },
        language: report.messageLanguage,
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: all.map((diagnostic) => toResult(diagnostic, codes)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function toRule(code: string, { explain }: Report) {
  const known = explain(code)
  return {
    id: code,
    ...(known && {
      shortDescription: { text: known.summary },
      fullDescription: { text: `${known.summary} ${known.why}` },
    }),
    help: { text: `npm run -s diptych -- explain ${code}` },
  }
}

function toResult(diagnostic: Diagnostic, codes: readonly string[]) {
  const { code, severity, id, message, hint, at, path, related, fix, acknowledged } = diagnostic
  const { breadcrumb, changes } = diagnostic
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: { text: hint ? `${message} ${hint}` : message },
    locations: [
      {
        physicalLocation: toPhysical(at),
        ...(path && { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
    ...(related && {
      relatedLocations: related.map((other, index) => ({
        id: index + 1,
        physicalLocation: toPhysical(other.at),
        message: { text: other.message },
      })),
    }),
    partialFingerprints: { 'diptychId/v1': id },
    ...(fix && { fixes: [toFix(fix)] }),
    suppressions: acknowledged ? [{ kind: 'external', justification: acknowledged.why }] : [],
    ...((breadcrumb || changes) && { properties: { breadcrumb, changes } }),
  }
}

function toFix({ title, edits }: Fix) {
  const byFile = Map.groupBy(edits, ({ at }) => at.file)
  return {
    description: { text: title },
    artifactChanges: [...byFile].map(([file, inFile]) => ({
      artifactLocation: toArtifact(file),
      replacements: inFile.map(({ at, text }) => ({
        deletedRegion: toRegion(at, at.end ?? at),
        insertedContent: { text },
      })),
    })),
  }
}

const toPhysical = (at: Place) => ({
  artifactLocation: toArtifact(at.file),
  region: toRegion(at, at.end),
})

const toArtifact = (file: string) => ({ uri: encodeURI(file), uriBaseId: '%SRCROOT%' })

const toRegion = ({ line, column }: Position, end: Position | undefined) => ({
  startLine: line,
  startColumn: column,
  ...(end && { endLine: end.line, endColumn: end.column }),
})
