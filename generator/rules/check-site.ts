import type { Cache } from '../cache.ts'
import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { documentsByFile, siteOfGroup } from '../model/groups/group.ts'
import { traceSite } from '../model/groups/traced-site.ts'
import type { Site } from '../model/site.ts'
import { firstOf, rowOf, withCode } from './check-group.ts'
import { hashOf } from './fingerprints.ts'
import { type GroupRecord, readRows, type SiteRecord } from './records.ts'
import type { ItemRule, Row, Rule } from './rule.ts'

interface SiteCheckInput {
  readonly site: Site
  readonly shared: Site
  /** A hash of what all groups share, with the names of all documents but the records of translations. */
  readonly ofShared: string
  readonly groups: readonly GroupRecord[]
  /** What rules found in an earlier run. */
  readonly records: Map<string, SiteRecord>
  readonly cache: Cache
}

/**
 * Returns a function that runs a rule that looks at the whole site. It need not run again as long as its rows,
 * what all groups share, the names of the records, and the documents that it read are as they were.
 */
export function createSiteCheck({
  site: whole,
  shared,
  ofShared,
  groups,
  records,
  cache,
}: SiteCheckInput): (rule: Rule) => readonly RawDiagnostic[] {
  const documents = documentsByFile(whole)
  const order = new Map(whole.documents.map(({ file }, index) => [file, index]))
  const hashRead = (files: readonly string[]) =>
    hashOf(files.map((file) => documents.get(file)?.hash ?? ''))
  const ofSite = hashOf([ofShared, ...whole.all('state').map(({ file }) => file)])
  const hashRows = ({ kind, code }: Rule) =>
    kind === 'site' ? ofSite : hashOf([ofSite, ...groups.map(({ rows }) => rows[code]?.hash ?? '')])
  const rowsOf = (code: string): readonly Row[] =>
    groups
      .flatMap(({ rows }) => readRows(rows[code]))
      .toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))

  return (rule) => {
    const of = hashRows(rule)
    const before = records.get(rule.code)
    if (before?.of === of && before.read === hashRead(before.reads)) return before.findings
    const { site, reads } = traceSite(whole, shared)
    const found = run(rule, () => rowsOf(rule.code), { site, shared, cache })
    const findings = withCode(rule, found)
    const files = Array.from(reads, ({ file }) => file)
    records.set(rule.code, { of, reads: files, read: hashRead(files), findings })
    return findings
  }
}

interface SiteInput {
  readonly site: Site
  readonly shared: Site
  readonly cache: Cache
}

function run(rule: Rule, rows: () => readonly Row[], input: SiteInput): Iterable<Finding> {
  const { site, cache } = input
  if (rule.kind === 'site') return rule.check(site, cache)
  if (rule.kind === 'index') return rule.check(rows(), site, cache)
  return rule.kind === 'item' ? checkCandidates(rule, rows(), input) : []
}

/** Checks the items that can only be judged with the whole site. */
function checkCandidates(
  rule: ItemRule,
  rows: readonly Row[],
  { site, shared, cache }: SiteInput,
): readonly Finding[] {
  if (rows.length === 0) return []
  const check = rule.create(site, cache)
  const groups = Map.groupBy(rows, ({ file }) => file)
  const documents = site.documents.filter(({ file }) => groups.has(file))
  return documents.flatMap((document) => {
    const places = new Set(groups.get(document.file)?.map(placeOf))
    const view = siteOfGroup(shared, { id: document.file, documents: [document], records: [] })
    return rule
      .items(view, cache)
      .filter((item) => places.has(placeOf(rowOf(item))))
      .flatMap((item) => firstOf(check(item, site)))
  })
}

const placeOf = (row: Row) => JSON.stringify(row)
