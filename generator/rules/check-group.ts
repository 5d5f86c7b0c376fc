import type { Finding, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../engine/digest.ts'
import type { Memo } from '../engine/memo.ts'
import type { Site } from '../model/site.ts'
import type { Path } from '../read/path.ts'
import { bitsOf, scan } from '../text/scan.ts'
import { createCleanTexts } from './clean-texts.ts'
import type { Item, ItemRule, Row, Rule } from './rule.ts'

/** Adds the code and the default severity to the findings of a rule. */
export const withCode = (
  { code, severity }: Rule,
  findings: Iterable<Finding>,
): readonly RawDiagnostic[] =>
  Array.from(findings, (finding): RawDiagnostic => ({ severity, ...finding, code }))

/** Rows as text, since few checks read them. */
export interface StoredRows {
  readonly hash: string
  readonly json: string
}

export const readRows = (stored: StoredRows | undefined): readonly Row[] =>
  stored ? JSON.parse(stored.json) : []

/** What was found in a group, as data that JSON can hold. */
export interface CheckedGroup {
  /** By the code of the rule. */
  readonly findings: Readonly<Record<string, readonly RawDiagnostic[]>>
  /** By the code of the rule: of an index, or the items that the rule checks with the whole site. */
  readonly rows: Readonly<Record<string, StoredRows>>
}

/** Finds what a rule has to say of an item. */
export type Check = ReturnType<ItemRule['create']>

interface GroupCheckInput {
  readonly rules: readonly Rule[]
  /** The check of a rule, with what it prepares of the site. */
  readonly prepared: (rule: ItemRule) => Check
  readonly memo: Memo
}

/** A rule that checks items. */
interface OfItems {
  readonly rule: ItemRule
  /** The bits of the marks that the rule needs. */
  readonly needed: number
}

/** Returns a function that runs the rules that can look at one group. It knows the clean texts of the groups before. */
export function createGroupCheck({
  rules,
  prepared,
  memo,
}: GroupCheckInput): (group: Site) => CheckedGroup {
  const ofItems = rules.flatMap((rule): readonly OfItems[] =>
    rule.kind === 'item' ? [{ rule, needed: bitsOf(rule.needs ?? ['any']) }] : [],
  )
  const lists = Array.from(
    Map.groupBy(ofItems, ({ rule }) => rule.items),
    ([items, own]) => ({ items, own, clean: createCleanTexts() }),
  )
  const others = rules.filter((rule) => rule.kind === 'group' || rule.kind === 'index')

  return (group) => {
    const found = { findings: new Map<Rule, Finding[]>(), rows: new Map<Rule, Row[]>() }
    for (const { items, own, clean } of lists) {
      const checks = createChecks(own, prepared)
      for (const item of items(group, memo)) {
        const look = clean.lookAt(item)
        if (look) {
          checks.prepare(look.marks)
          memo.again(look.reads)
          continue
        }
        const marks = marksOf(item)
        const { result: isClean, reads } = memo.collect(() =>
          checkItem(item, checks.prepare(marks), { group, memo, found }),
        )
        if (isClean && reads) clean.add(item, { marks, reads })
      }
    }
    for (const rule of others) {
      if (rule.kind === 'index') found.rows.set(rule, [...rule.rows(group, memo)])
      else found.findings.set(rule, [...rule.check(group, memo)])
    }
    return {
      findings: byCode(found.findings, withCode),
      rows: toStored(found.rows),
    }
  }
}

/** A rule with its check; none for a rule that checks items with the whole site. */
interface ItemCheck {
  readonly rule: ItemRule
  readonly check: Check | undefined
}

/** The checks of one group. Each is prepared for the first text that has a mark that its rule needs. */
function createChecks(own: readonly OfItems[], prepared: (rule: ItemRule) => Check) {
  const byMarks = new Map<number, readonly ItemCheck[]>()
  return {
    prepare: (marks: number): readonly ItemCheck[] => {
      const known = byMarks.get(marks)
      if (known) return known
      const checks = own
        .filter(({ needed }) => (marks & needed) !== 0)
        .map(({ rule }) => ({ rule, check: rule.comparesGroups ? undefined : prepared(rule) }))
      byMarks.set(marks, checks)
      return checks
    },
  }
}

/** What is found in a group. Findings, or rows, of each rule are in the order of the items. */
interface FoundInGroup {
  readonly findings: Map<Rule, Finding[]>
  readonly rows: Map<Rule, Row[]>
}

interface ItemInput {
  readonly group: Site
  readonly memo: Memo
  readonly found: FoundInGroup
}

/** Runs rules on an item. Returns whether none of them can find anything in an equal one. */
function checkItem(
  item: Item,
  checks: readonly ItemCheck[],
  { group, memo, found }: ItemInput,
): boolean {
  let isClean = true
  for (const { rule, check } of checks) {
    const mayFind = rule.mayFind?.(item, group, memo)
    if (mayFind === false) continue
    if (check) {
      const findings = firstOf(check(item, group))
      if (findings.length > 0) addTo(found.findings, rule, findings)
      else if (!mayFind) continue
    } else addTo(found.rows, rule, [rowOf(item)])
    isClean = false
  }
  return isClean
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
