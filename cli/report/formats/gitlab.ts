import { createHash } from 'node:crypto'
import type { Diagnostic } from '#generator/index.ts'
import type { Reporter } from '../reporter.ts'

const severities = { error: 'major', warning: 'minor', info: 'info' } as const

/** GitLab's code quality report, a subset of Code Climate's format. */
export const gitlab: Reporter = ({ diagnostics }) => {
  const seen = new Map<string, number>()
  const issues = diagnostics.map((diagnostic) => {
    const name = `${diagnostic.code}\0${diagnostic.id}`
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return toIssue(diagnostic, hash(before === 0 ? name : `${name}\0${before}`))
  })
  return `${JSON.stringify(issues, null, 2)}\n`
}

const toIssue = ({ code, severity, message, hint, at }: Diagnostic, fingerprint: string) => ({
  description: hint ? `${message} ${hint}` : message,
  check_name: code,
  fingerprint,
  severity: severities[severity],
  location: {
    path: at.file.replace(/^\.\//, ''),
    lines: { begin: at.line, end: Math.max(at.line, at.end?.line ?? at.line) },
  },
})

/**
 * GitLab merges findings with equal fingerprints. The place is not part of it, so that a finding
 * keeps its own when lines move or another of its places is shown.
 */
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
