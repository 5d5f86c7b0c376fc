import type { CodedFinding, Finding, Severity } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Site } from '../site.ts'

/** What `diptych explain` tells of a code. */
export interface Explanation {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** What is asked of content, as one sentence that is true where all is well. */
  readonly summary: Words
  /** What a visitor or editor would notice otherwise. */
  readonly why: Words
  /** A few lines of content that it is found in, and the same ones mended. */
  readonly example: { readonly before: string; readonly after: string }
  /** false: it can only be mended; nobody may keep it as it is. */
  readonly canBeKept?: false
}

/** One check of the linked site. Rules do not print, throw, read files or know of each other. */
export interface Rule extends Explanation {
  check(site: Site): Iterable<Finding>
}

export const defineRule = <const R extends Rule>(rule: R): R => rule

/** Runs every rule and stamps what it finds with its code and, unless it has its own, its severity. */
export function* runRules(rules: readonly Rule[], site: Site): Generator<CodedFinding> {
  for (const { code, severity, check } of rules) {
    for (const finding of check(site)) yield { severity, ...finding, code }
  }
}
