import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { placeSubject } from '../diagnostics/subjects.ts'
import { ofReads } from '../engine/digest.ts'
import type { Engine } from '../engine/engine.ts'
import { groupsOf, siteOfGroup } from '../model/groups/group.ts'
import { declarationsOf } from '../model/names/declarations.ts'
import type { SourceDocument } from '../read/documents.ts'
import { acknowledge } from '../report/acknowledgements.ts'
import { foldCauses } from '../report/causes/fold.ts'
import { type Completeness, countTexts, sortCounts } from '../report/completeness.ts'
import { countInFiles } from '../report/count-in-files.ts'
import { breaksPage, canBeAcknowledged } from '../report/explanations.ts'
import { unusedAcknowledgement } from '../report/unused-acknowledgement.ts'
import {
  type Check,
  createGroupCheck,
  firstOf,
  readRows,
  rowOf,
  type StoredRows,
  withCode,
} from '../rules/check-group.ts'
import { rules as everyRule } from '../rules/index.ts'
import type { ItemRule, Row, Rule } from '../rules/rule.ts'
import type { Steps } from '../steps.ts'
import type { ContentQueries } from './content-queries.ts'

/** The findings of a check, in no language yet. */
export interface Report {
  /** In no order. */
  readonly open: readonly RawDiagnostic[]
  /** The acknowledged findings. */
  readonly kept: readonly RawDiagnostic[]
  readonly completeness: readonly Completeness[]
  /** The files that no page can be drawn from. */
  readonly undrawable: readonly string[]
}

export interface CheckQueries {
  /** What one of the rules finds. */
  findingsOf(rule: Rule): readonly RawDiagnostic[]
  /** What rules found. Whoever does it may leave it after each step: what was found stays. */
  inSteps(): Steps<Report>
}

/** Whether a rule looks at one group at a time. */
const isAboutGroups = (rule: Rule): boolean =>
  rule.kind === 'group' || (rule.kind === 'item' && !rule.comparesGroups)

/** The queries that run the rules: group by group, then rule by rule. */
export function createCheckQueries(
  { query, memo }: Engine,
  { site, documents, known, errors }: ContentQueries,
  rules: readonly Rule[] = everyRule,
): CheckQueries {
  const byCode: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.code, rule]))
  const groups = query<ReturnType<typeof groupsOf>>({
    name: 'groups',
    keep: 'held',
    digest: (each) => JSON.stringify(Array.from(each, ([id, own]) => [id, filesOf(own)])),
    compute: () => groupsOf(site.documents),
  })
  const documentsIn = query<readonly SourceDocument[]>({
    name: 'documents',
    keep: 'held',
    digest: (own) => filesOf(own).join('\n'),
    compute: (id) => groups().get(id) ?? [],
  })
  const prepared = query<Check | undefined>({
    name: 'prepared',
    keep: 'held',
    digest: ofReads,
    compute: (code) => {
      const rule = byCode.get(code)
      return rule?.kind === 'item' ? rule.create(site, memo) : undefined
    },
  })
  const prepare = ({ code }: ItemRule): Check => prepared(code) ?? (() => [])
  /** It knows the clean texts of one run. */
  let checkGroup = createGroupCheck({ rules, prepared: prepare, memo })
  const found = query({
    name: 'found',
    keep: 'stored',
    compute: (id) => {
      const group = siteOfGroup(site, documentsIn(id))
      return { ...checkGroup(group), counts: countTexts(group, memo) }
    },
  })
  const collected = query({
    name: 'collected',
    keep: 'held',
    digest: ofReads,
    compute: () => Array.from(groups().keys(), found),
  })
  const index = query<readonly StoredRows[]>({
    name: 'index',
    keep: 'held',
    digest: (lists) => lists.map(({ hash }) => hash).join('\n'),
    compute: (code) => collected().flatMap(({ rows }) => rows[code] ?? []),
  })
  const rowsOf = (code: string): readonly Row[] => {
    const order = new Map(site.documents.map(({ file }, place) => [file, place]))
    return index(code)
      .flatMap(readRows)
      .toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))
  }
  const run = (rule: Rule): Iterable<Finding> => {
    if (rule.kind === 'site') return rule.check(site, memo)
    if (rule.kind === 'index') return rule.check(rowsOf(rule.code), site, memo)
    return rule.kind === 'item' ? checkCandidates(rule, rowsOf(rule.code)) : []
  }
  /** Checks the items that can only be judged with the whole site. */
  const checkCandidates = (rule: ItemRule, rows: readonly Row[]): readonly Finding[] => {
    if (rows.length === 0) return []
    const check = rule.create(site, memo)
    const candidates = Map.groupBy(rows, ({ file }) => file)
    return site.documents
      .filter(({ file }) => candidates.has(file))
      .flatMap((document) => {
        const places = new Set(candidates.get(document.file)?.map(placeOf))
        return rule
          .items(siteOfGroup(site, [document]), memo)
          .filter((item) => places.has(placeOf(rowOf(item))))
          .flatMap((item) => firstOf(check(item, site)))
      })
  }
  const ofRule = query({
    name: 'rule',
    keep: 'stored',
    compute: (code): readonly RawDiagnostic[] => {
      const rule = byCode.get(code)
      return rule ? withCode(rule, run(rule)) : []
    },
  })
  const findingsOf = (rule: Rule): readonly RawDiagnostic[] =>
    isAboutGroups(rule)
      ? collected().flatMap(({ findings }) => findings[rule.code] ?? [])
      : ofRule(rule.code)

  const report = query({
    name: 'report',
    keep: 'stored',
    compute: (): Report => {
      const byFile = new Map(documents().map((document) => [document.file, document]))
      const documentOf = (file: string) => byFile.get(file)
      const all = [...errors(), ...rules.flatMap(findingsOf)]
      // What is kept on purpose neither hides nor explains anything.
      const { open: raw, kept, unused } = acknowledge(site, all, canBeAcknowledged)
      const declarations = declarationsOf(site.schemas, memo)
      const open = foldCauses(raw, { site, declarations, documentOf })
      const rewritten = open.filter(({ at, breaks = [] }) =>
        breaks.includes(placeSubject('language', at.file)),
      )
      const addresses = new Set(rewritten.map(({ at }) => documentOf(at.file)?.address))
      const order = new Map(site.documents.map(({ file }, place) => [file, place]))
      const counts = collected()
        .flatMap((each) => each.counts)
        .toSorted((a, b) => (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0))
      return {
        open: [...countInFiles(open), ...unusedAcknowledgement.of(site, unused, addresses)],
        kept,
        completeness: sortCounts(site, counts),
        undrawable: [...new Set(all.filter(breaksPage).map(({ at }) => at.file))],
      }
    },
  })

  return {
    findingsOf,
    *inSteps() {
      for (const { file } of documents()) {
        known.hash(file)
        yield
      }
      checkGroup = createGroupCheck({ rules, prepared: prepare, memo })
      for (const id of groups().keys()) {
        found.hash(id)
        yield
      }
      for (const rule of rules) {
        if (!isAboutGroups(rule)) ofRule.hash(rule.code)
        yield
      }
      return report()
    },
  }
}

const filesOf = (documents: readonly SourceDocument[]) => documents.map(({ file }) => file)

const placeOf = (row: Row) => JSON.stringify(row)
