import type { Cache } from '../cache.ts'
import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import { bitsOf } from '../text/scan.ts'
import type { ItemRule, Rule } from './rule.ts'
import { createSeenTexts, type EqualTexts, type Partition } from './seen-texts.ts'

interface RunInput {
  readonly rules: readonly Rule[]
  readonly site: Site
  readonly cache: Cache
}

/** Runs all rules. Adds the code and the default severity to each finding. */
export function runRules({ rules, site, cache }: RunInput): readonly RawDiagnostic[] {
  const seen = cache.get(createSeenTexts)
  const partitionOf = seen.begin(site, cache)
  const findingsOf = (rule: Rule): Iterable<Finding> =>
    'items' in rule
      ? checkItems({ rule, site, cache, partition: partitionOf(rule.items) })
      : rule.check(site, cache)
  const found = rules.flatMap((rule) => {
    const { code, severity } = rule
    return Array.from(
      findingsOf(rule),
      (finding): RawDiagnostic => ({ severity, ...finding, code }),
    )
  })
  seen.markChecked()
  return found
}

interface CheckInput {
  readonly rule: ItemRule
  readonly site: Site
  readonly cache: Cache
  readonly partition: Partition
}

/**
 * Checks one of several equal items. If it has a finding, checks each of them to find the places.
 */
function checkItems({ rule, site, cache, partition }: CheckInput): readonly Finding[] {
  const { flagged } = partition
  const needed = rule.needs && bitsOf(rule.needs)
  const unchecked =
    needed === undefined
      ? partition.unchecked
      : partition.unchecked.filter(({ marks }) => (marks & needed) !== 0)
  const flaggedByRule = flagged.filter(({ codes }) => codes.includes(rule.code))
  if (unchecked.length + flaggedByRule.length === 0) return []

  const check = rule.create(site, cache)
  const isFlagged = ({ items: [first] }: EqualTexts) =>
    rule.needsCheck ? rule.needsCheck(first, site, cache) : check(first).length > 0

  const found = unchecked.filter(isFlagged)
  for (const { codes } of found) codes.push(rule.code)
  return [...flaggedByRule, ...found].flatMap(({ items }) => items.flatMap((item) => check(item)))
}
