import { expect, test } from 'vitest'
import { summary } from '#cli/report/summary.ts'
import type { Diagnostic, Severity } from '#generator/index.ts'

const found = (...severities: Severity[]): readonly Diagnostic[] =>
  severities.map((severity) => ({
    id: 'f3a9c1',
    code: 'area/what',
    severity,
    message: 'Something.',
    at: { file: 'a.yaml', line: 1, column: 1 },
  }))

test.for([
  { diagnostics: found(), text: 'No problems.' },
  { diagnostics: found('error'), text: '1 error.' },
  { diagnostics: found('error', 'warning', 'error'), text: '2 errors, 1 warning.' },
  { diagnostics: found('warning', 'warning', 'info'), text: '2 warnings, 1 to know.' },
])('$text', ({ diagnostics, text }) => {
  const report = { diagnostics, lines: () => [], files: 9, duration: 1234, hasColor: false }

  expect(summary(report)).toBe(`${text} 9 files checked in 1.23 s.`)
})
