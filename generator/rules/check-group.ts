import type { Cache } from '../cache.ts'
import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Site } from '../model/site.ts'
import type { Path } from '../read/path.ts'
import { bitsOf, scan } from '../text/scan.ts'
import { type CleanTexts, createCleanTexts } from './clean-texts.ts'
import { hashOf } from './fingerprints.ts'
import type { GroupRecord, StoredRows } from './records.ts'
import type { Item, ItemRule, Row, Rule } from './rule.ts'

/** Adds the code and the default severity to the findings of a rule. */
export const withCode = (
  { code, severity }: Rule,
  findings: Iterable<Finding>,
): readonly RawDiagnostic[] =>
  Array.from(findings, (finding): RawDiagnostic => ({ severity, ...finding, code }))

interface GroupCheckInput {
  readonly rules: readonly Rule[]
  readonly shared: Site
  readonly cache: Cache
}

type CheckedGroup = Pick<GroupRecord, 'findings' | 'rows'>

/** Item rules that check the same items. */
interface ItemCheck {
  readonly rule: ItemRule
  /** The bits of the marks that the rule needs. */
  readonly needed: number
  readonly check: ReturnType<ItemRule['create']> | undefined
}

/** Returns a function that runs the rules that can look at one group. */
export function createGroupCheck({
  rules,
  shared,
  cache,
}: GroupCheckInput): (group: Site) => CheckedGroup {
  const ofItems = rules.flatMap((rule): readonly ItemCheck[] =>
    rule.kind === 'item'
      ? [
          {
            rule,
            needed: bitsOf(rule.needs ?? ['any']),
            check: rule.comparesGroups ? undefined : rule.create(shared, cache),
          },
        ]
      : [],
  )
  const lists = Array.from(
    Map.groupBy(ofItems, ({ rule }) => rule.items),
    ([items, checks]) => ({ items, checks, clean: createCleanTexts() }),
  )
  const others = rules.filter((rule) => rule.kind === 'group' || rule.kind === 'index')

  return (group) => {
    const found = { findings: new Map<Rule, Finding[]>(), rows: new Map<Rule, Row[]>() }
    for (const { items, checks, clean } of lists) {
      for (const item of items(group, cache))
        checkItem(item, checks, { group, cache, clean, found })
    }
    for (const rule of others) {
      if (rule.kind === 'index') found.rows.set(rule, [...rule.rows(group, cache)])
      else found.findings.set(rule, [...rule.check(group, cache)])
    }
    return {
      findings: byCode(found.findings, withCode),
      rows: toStored(found.rows),
    }
  }
}

/** What is found in a group. Findings, or rows, of each rule are in the order of the items. */
interface FoundInGroup {
  readonly findings: Map<Rule, Finding[]>
  readonly rows: Map<Rule, Row[]>
}

interface ItemInput {
  readonly group: Site
  readonly cache: Cache
  readonly clean: CleanTexts
  readonly found: FoundInGroup
}

/** Runs the rules on an item, unless an equal one is known to be clean. */
function checkItem(
  item: Item,
  checks: readonly ItemCheck[],
  { group, cache, clean, found }: ItemInput,
): void {
  if (clean.has(item)) return
  const marks = marksOf(item)
  let isClean = true
  for (const { rule, needed, check } of checks) {
    if ((marks & needed) === 0) continue
    const mayFind = rule.mayFind?.(item, group, cache)
    if (mayFind === false) continue
    if (check) {
      const findings = firstOf(check(item, group))
      if (findings.length > 0) addTo(found.findings, rule, findings)
      else if (!mayFind) continue
    } else addTo(found.rows, rule, [rowOf(item)])
    isClean = false
  }
  if (isClean) clean.add(item)
}

/** How many findings of one rule in one text are told. */
const most = 25

/** The first findings of a rule in a text, and that there are more. */
export function firstOf(found: Iterable<Finding>): readonly Finding[] {
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

function addTo<Each>(lists: Map<Rule, Each[]>, rule: Rule, more: readonly Each[]): void {
  const list = lists.get(rule)
  if (list) list.push(...more)
  else lists.set(rule, [...more])
}

const toStored = (rows: ReadonlyMap<Rule, Row[]>) =>
  byCode(rows, (_, list): StoredRows => {
    const json = JSON.stringify(list)
    return { hash: hashOf([json]), json }
  })

const byCode = <Each, Kept>(
  lists: ReadonlyMap<Rule, Each[]>,
  toKept: (rule: Rule, list: readonly Each[]) => Kept,
): Readonly<Record<string, Kept>> =>
  Object.fromEntries(
    [...lists].flatMap(([rule, list]) =>
      list.length > 0 ? [[rule.code, toKept(rule, list)] as const] : [],
    ),
  )

/** What the text of an item, or one text of a pair, may have. */
export const marksOf = (item: Item): number =>
  'source' in item ? scan(item.source.text) | scan(item.translation.text) : scan(item.text)

/** Names an item that is checked with the whole site. */
interface CandidateRow extends Row {
  readonly path: Path
}

export function rowOf(item: Item): CandidateRow {
  const { document, path } = 'source' in item ? item.translation : item
  return { file: document.file, path }
}
