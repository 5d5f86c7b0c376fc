import type { Cache } from '../cache.ts'
import type { Finding, LegacyFinding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { Item, ItemRule, LegacyItemRule, Rule } from './rule.ts'
import { createSeenTexts, type EqualTexts, type Partition, type SeenTexts } from './seen-texts.ts'

interface RunInput {
  readonly rules: readonly Rule[]
  readonly site: Site
  readonly cache: Cache
  /** What earlier checks found out; for whoever checks again. */
  readonly known?: SeenTexts
}

/** Runs every rule and stamps what it finds with its code and, unless it has its own, its severity. */
export function runRules({
  rules,
  site,
  cache,
  known = createSeenTexts(),
}: RunInput): readonly RawDiagnostic[] {
  const sort = known.sort(site, cache)
  const findingsOf = (rule: Rule): Iterable<Finding | LegacyFinding> => {
    if ('items' in rule) return checkItems({ rule, site, cache, partition: sort(rule.items) })
    return 'each' in rule ? findLocally(site, rule, sort(rule.each)) : rule.check(site, cache)
  }
  const found = rules.flatMap((rule) => {
    const { code, severity } = rule
    return Array.from(
      findingsOf(rule),
      (finding): RawDiagnostic => ({ severity, ...finding, code }),
    )
  })
  known.settle()
  return found
}

interface CheckInput {
  readonly rule: ItemRule
  readonly site: Site
  readonly cache: Cache
  readonly partition: Partition
}

/** Checks one of all equal items; where it has a finding, each of them, for their places. */
function checkItems({ rule, site, cache, partition }: CheckInput): readonly Finding[] {
  const { fresh: unchecked, suspect: flagged } = partition
  const check = rule.create(site, cache)
  const isFlagged = ({ items: [first] }: EqualTexts) =>
    rule.needsCheck ? rule.needsCheck(first, site, cache) : check(first).length > 0

  const found = unchecked.filter(isFlagged)
  for (const { codes } of found) codes.push(rule.code)
  return [...flagged.filter(({ codes }) => codes.includes(rule.code)), ...found].flatMap(
    ({ items }) => items.flatMap((item) => check(item)),
  )
}

/** Looks at one of all that are alike; where something may be wrong, at each of them, for their places. */
function findLocally(
  site: Site,
  rule: LegacyItemRule,
  { fresh, suspect }: Partition,
): Iterable<LegacyFinding> {
  const suspects = suspect.filter(({ codes }) => codes.includes(rule.code))
  for (const alike of suspectsAmong(site, rule, fresh)) {
    alike.codes.push(rule.code)
    suspects.push(alike)
  }
  if (suspects.length === 0) return []
  return rule.find(
    suspects.flatMap(({ items }) => items),
    site,
  )
}

function suspectsAmong(
  site: Site,
  rule: LegacyItemRule,
  fresh: readonly EqualTexts[],
): Iterable<EqualTexts> {
  const { isSuspect } = rule
  if (isSuspect) return fresh.filter(({ items: [first] }) => isSuspect(first, site))

  const found = new Set<EqualTexts>()
  let current: EqualTexts | undefined
  function* oneOfEach(): Generator<Item> {
    for (current of fresh) yield current.items[0]
  }
  for (const _ of rule.find(oneOfEach(), site)) if (current) found.add(current)
  return found
}
