import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { siteOfGroup } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import type { Path } from '../read/path.ts'
import type { Item, ItemRule, Row, Rule } from './rule.ts'

/** What was found in a group, as data that JSON can hold. */
export interface CheckedGroup {
  /** By the code of the rule. */
  readonly findings: Readonly<Record<string, readonly RawDiagnostic[]>>
  /** By the code of the rule: of an index, or the items that the rule checks with the whole site. */
  readonly rows: Readonly<Record<string, readonly Row[]>>
}

interface RuleCheck {
  /** Runs the rules that can look at one group. */
  checkGroup(group: Site): CheckedGroup
  /** Runs a rule that compares groups, or looks at the whole site, over the rows of all groups. */
  checkWhole(rule: Rule, rows: readonly Row[]): readonly RawDiagnostic[]
}

/** Prepares rules for a site. What a rule prepares itself is made for the first item. */
export function createRuleCheck(rules: readonly Rule[], site: Site): RuleCheck {
  const prepared = new Map<ItemRule, ReturnType<ItemRule['create']>>()
  const checkOf = (rule: ItemRule) => {
    const check = prepared.get(rule) ?? rule.create(site)
    prepared.set(rule, check)
    return check
  }
  const checkItems = (rule: ItemRule, group: Site): readonly Finding[] =>
    rule.items(group).flatMap((item) => firstOf(checkOf(rule)(item, group)))

  return {
    checkGroup: (group) => ({
      findings: byCode(rules, (rule) => {
        if (rule.kind === 'group') return withCode(rule, rule.check(group))
        return rule.kind === 'item' && !rule.mayFind ? withCode(rule, checkItems(rule, group)) : []
      }),
      rows: byCode(rules, (rule) => {
        if (rule.kind === 'index') return rule.rows(group)
        if (rule.kind !== 'item' || !rule.mayFind) return []
        return rule
          .items(group)
          .filter((item) => rule.mayFind?.(item, group))
          .map(rowOf)
      }),
    }),
    checkWhole: (rule, rows) => {
      if (rule.kind === 'site') return withCode(rule, rule.check(site))
      if (rule.kind === 'index') return withCode(rule, rule.check(rows, site))
      if (rule.kind !== 'item' || rows.length === 0) return []
      const places = new Set(rows.map(placeOf))
      const files = new Set(rows.map(({ file }) => file))
      const documents = site.documents.filter(({ file }) => files.has(file))
      const items = documents
        .flatMap((document) => rule.items(siteOfGroup(site, [document])))
        .filter((item) => places.has(placeOf(rowOf(item))))
      return withCode(
        rule,
        items.flatMap((item) => firstOf(checkOf(rule)(item, site))),
      )
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

/** Names an item that is checked with the whole site. */
function rowOf(item: Item): Row & { readonly path: Path } {
  const { document, path } = 'source' in item ? item.translation : item
  return { file: document.file, path }
}

const placeOf = (row: Row) => JSON.stringify(row)
