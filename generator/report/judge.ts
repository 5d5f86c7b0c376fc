import type { Cache } from '../cache.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { type Group, groupsOf, sharedSite, siteOfGroup } from '../model/groups/group.ts'
import type { Site } from '../model/site.ts'
import { createGroupCheck, withCode } from '../rules/check-group.ts'
import { rules } from '../rules/index.ts'
import type { RecordOf } from '../rules/record-documents.ts'
import { breaksPage } from './explanations.ts'

/** Tells whether a page can be drawn from a file. */
export type Judge = (file: string) => boolean

const breaking = rules.filter((rule) => rule.breaksPage)

/**
 * Judges files of a site by the rules that matter to it. A file is judged when it is asked for, so that
 * what is shown need not wait for a check of the whole site.
 */
export function createJudge(site: Site, recordOf: RecordOf, cache: Cache): Judge {
  const groups = new Map(
    groupsOf(site.documents).flatMap((group) => group.documents.map(({ file }) => [file, group])),
  )
  const shared = sharedSite(site)
  const check = createGroupCheck({ rules: breaking, shared, cache })
  const spoilt = filesOf(
    breaking.flatMap((rule) =>
      rule.kind === 'site' ? withCode(rule, rule.check(site, cache)) : [],
    ),
  )
  const judged = new Map<Group, ReadonlySet<string>>()

  const judge = (group: Group): ReadonlySet<string> => {
    const known = judged.get(group)
    if (known) return known
    const { findings, rows } = check(siteOfGroup(shared, group))
    const found = breaking.flatMap((rule) =>
      rule.kind === 'index'
        ? withCode(rule, rule.check(rows[rule.code] ?? [], site, cache))
        : (findings[rule.code] ?? []),
    )
    const own = group.documents.map(recordOf)
    const files = filesOf([
      ...own.flatMap(({ broken, invalid }) => [...broken, ...invalid]),
      ...found,
    ])
    judged.set(group, files)
    return files
  }
  return (file) => {
    const group = groups.get(file)
    return !spoilt.has(file) && !(group && judge(group).has(file))
  }
}

const filesOf = (findings: readonly RawDiagnostic[]): ReadonlySet<string> =>
  new Set(findings.filter(breaksPage).map(({ at }) => at.file))
