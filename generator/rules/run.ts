import type { TextPair } from '../compare/pairs.ts'
import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { ItemRule, Rule } from './rule.ts'
import { createSeenTexts, type EqualTexts, type Partition, type SeenTexts } from './seen-texts.ts'

interface RunInput {
  readonly rules: readonly (Rule | (Rule & ItemRule))[]
  readonly site: Site
  /** What earlier checks found out; for whoever checks again. */
  readonly known?: SeenTexts
}

/** Runs every rule and stamps what it finds with its code and, unless it has its own, its severity. */
export function runRules({
  rules,
  site,
  known = createSeenTexts(),
}: RunInput): readonly RawDiagnostic[] {
  const sort = known.sort(site)
  const found = rules.flatMap((rule) => {
    const { code, severity } = rule
    const findings = 'each' in rule ? findLocally(site, rule, sort(rule.each)) : rule.check(site)
    return Array.from(findings, (finding): RawDiagnostic => ({ severity, ...finding, code }))
  })
  known.settle()
  return found
}

/** Looks at one of all that are alike; where something may be wrong, at each of them, for their places. */
function findLocally(site: Site, rule: ItemRule, { fresh, suspect }: Partition): Iterable<Finding> {
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
  rule: ItemRule,
  fresh: readonly EqualTexts[],
): Iterable<EqualTexts> {
  const { isSuspect } = rule
  if (isSuspect) return fresh.filter(({ items: [first] }) => isSuspect(first, site))

  const found = new Set<EqualTexts>()
  let current: EqualTexts | undefined
  function* oneOfEach(): Generator<Text | TextPair> {
    for (current of fresh) yield current.items[0]
  }
  for (const _ of rule.find(oneOfEach(), site)) if (current) found.add(current)
  return found
}
