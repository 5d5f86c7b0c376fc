import type { Cache } from '../cache.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import {
  documentsToForget,
  type Group,
  groupsOf,
  sharedSite,
  siteOfGroup,
} from '../model/groups/group.ts'
import type { Site } from '../model/site.ts'
import { once } from '../once.ts'
import { allSteps, type Steps } from '../steps.ts'
import { createGroupCheck } from './check-group.ts'
import { createSiteCheck } from './check-site.ts'
import { confirmationsOf, fingerprintOfShared, hashOf } from './fingerprints.ts'
import type { GroupRecord, Records } from './records.ts'
import type { Row, Rule } from './rule.ts'

interface RunInput<Count extends Row> {
  readonly rules: readonly Rule[]
  readonly site: Site
  readonly cache: Cache
  /** What an earlier run found. Groups that did not change are not checked again. */
  readonly records: Records<Count>
  /** Counts something in a group. */
  readonly count: (group: Site, cache: Cache) => readonly Count[]
}

interface Found<Count extends Row> {
  readonly findings: readonly RawDiagnostic[]
  /** What `count` returned for each group, in their order. */
  readonly counts: readonly Count[]
}

/** Runs all rules. Adds the code and the default severity to each finding. */
export const runRules = <Count extends Row>(input: RunInput<Count>): Found<Count> =>
  allSteps(runRulesInSteps(input))

/** The same, group by group and then rule by rule. The records of the groups so far stay when it is left. */
export function* runRulesInSteps<Count extends Row>({
  rules,
  site,
  cache,
  records,
  count,
}: RunInput<Count>): Steps<Found<Count>> {
  const groups = groupsOf(site.documents)
  const shared = sharedSite(site)
  const ofShared = fingerprintOfShared(site, cache)
  const check = once(() => createGroupCheck({ rules, shared, cache }))
  const known: GroupRecord<Count>[] = []
  for (const group of groups) {
    const of = hashOf([
      ofShared,
      ...[...group.documents, ...group.records].map(({ file, hash }) => `${file} ${hash}`),
      ...confirmationsOf(site, group, cache),
    ])
    const before = records.groups.get(group.id)
    if (before?.of === of) {
      known.push(before)
      yield
      continue
    }
    const view = siteOfGroup(shared, group, documentsToForget(group))
    const record = cache.during([view, ...view.documents], () => ({
      of,
      ...check()(view),
      counts: count(view, cache),
    }))
    records.groups.set(group.id, record)
    known.push(record)
    yield
  }
  forgetOthers(records.groups, groups)

  const checkSite = createSiteCheck({
    ...{ site, shared, ofShared, cache },
    groups: known,
    records: records.rules,
  })
  const findingsOf = (rule: Rule): readonly RawDiagnostic[] =>
    isAboutGroups(rule)
      ? known.flatMap((record) => record.findings[rule.code] ?? [])
      : checkSite(rule)
  const findings: RawDiagnostic[] = []
  for (const rule of rules) {
    for (const finding of findingsOf(rule)) findings.push(finding)
    yield
  }
  const order = new Map(site.documents.map(({ file }, index) => [file, index]))
  const counts = known
    .flatMap((record) => record.counts)
    .toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))
  return { findings, counts }
}

/** Whether a rule looks at one group at a time. */
const isAboutGroups = (rule: Rule): boolean =>
  rule.kind === 'group' || (rule.kind === 'item' && !rule.comparesGroups)

function forgetOthers(records: Map<string, unknown>, groups: readonly Group[]): void {
  if (records.size === groups.length) return
  const ids = new Set(groups.map(({ id }) => id))
  for (const id of records.keys()) if (!ids.has(id)) records.delete(id)
}
