import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { Row, Rule } from './rule.ts'

/** What was found in a group, as data that JSON can hold. */
export interface CheckedGroup {
  /** By the code of the rule. */
  readonly findings: Readonly<Record<string, readonly RawDiagnostic[]>>
  /** By the code of the rule. */
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

interface RuleCheck {
  /** Runs the rules that can look at one group. */
  checkGroup(group: Site): CheckedGroup
  /** Runs a rule that compares groups, or looks at the whole site, over the rows of all groups. */
  checkWhole(rule: Rule, rows: readonly Row[]): readonly RawDiagnostic[]
}

export function createRuleCheck(rules: readonly Rule[], site: Site): RuleCheck {
  return {
    checkGroup: (group) => ({
      findings: byCode(rules, (rule) => {
        if (rule.kind === 'group') return withCode(rule, rule.check(group))
        if (rule.kind !== 'item') return []
        const found = rule.items(group).flatMap((item) => firstOf(rule.check(item, site, group)))
        return withCode(rule, found)
      }),
      rows: byCode(rules, (rule) => (rule.kind === 'index' ? rule.rows(group) : [])),
    }),
    checkWhole: (rule, rows) => {
      if (rule.kind === 'site') return withCode(rule, rule.check(site))
      return rule.kind === 'index' ? withCode(rule, rule.check(rows, site)) : []
    },
  }
}

/** Adds the code and the default severity to the findings of a rule. */
const withCode = (
  { code, severity }: Rule,
  findings: Iterable<Finding>,
): readonly RawDiagnostic[] =>
  Array.from(findings, (finding): RawDiagnostic => ({ severity, ...finding, code }))

const byCode = <Each>(rules: readonly Rule[], of: (rule: Rule) => readonly Each[]) =>
  Object.fromEntries(
    rules.map((rule) => [rule.code, of(rule)] as const).filter(([, found]) => found.length > 0),
  )

/** How many findings of one rule in one text are told. */
const most = 25

/** The first findings of a rule in a text, and that there are more. */
function firstOf(found: Iterable<Finding>): readonly Finding[] {
  const findings = [...Iterator.from(found).take(most + 1)]
  const next = findings[most]
  if (!next) return findings
  const { at, path, severity } = next
  const more: Finding = {
    messageId: 'more',
    at,
    ...(path !== undefined && { path }),
    ...(severity && { severity }),
  }
  return [...findings.slice(0, most), more]
}
