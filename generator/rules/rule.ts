import type { Diagnostic, Finding, Severity } from '../diagnostics/diagnostic.ts'
import type { Site } from '../site.ts'

/** One check of the linked site. Rules do not print, throw, read files or know of each other. */
export interface Rule {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  readonly summary: string
  readonly why: string
  check(site: Site): Iterable<Finding>
}

export const defineRule = <const R extends Rule>(rule: R): R => rule

/** Runs every rule and stamps what it finds with its code and severity. */
export function* runRules(rules: readonly Rule[], site: Site): Generator<Diagnostic> {
  for (const rule of rules) {
    for (const finding of rule.check(site))
      yield { ...finding, code: rule.code, severity: rule.severity }
  }
}
