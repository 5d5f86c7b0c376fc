import type { Cache } from '../cache.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { documentsByFile, sharedSite, siteOfGroup } from '../model/groups/group.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { createGroupCheck, withCode } from '../rules/check-group.ts'
import { rules } from '../rules/index.ts'
import type { RecordOf } from '../rules/record-documents.ts'
import { readRows } from '../rules/records.ts'
import { breaksPage } from './explanations.ts'

/** Tells whether a page can be drawn from a file. */
export type Judge = (file: string) => boolean

const breaking = rules.filter((rule) => rule.breaksPage)

/**
 * Judges files of a site by the rules that matter to it. A file is judged when it is asked for, so that
 * what is shown need not wait for a check of the whole site.
 */
export function createJudge(site: Site, recordOf: RecordOf, cache: Cache): Judge {
  const shared = sharedSite(site)
  const check = createGroupCheck({ rules: breaking, shared, cache })
  const spoilt = filesOf(
    breaking.flatMap((rule) =>
      rule.kind === 'site' ? withCode(rule, rule.check(site, cache)) : [],
    ),
  )
  const judged = new Map<SourceDocument, ReadonlySet<string>>()

  const judge = (document: SourceDocument): ReadonlySet<string> => {
    const known = judged.get(document)
    if (known) return known
    const { kind, name } = document
    const documents = site.all(kind).filter((each) => each.name === name)
    const group = { id: document.file, documents: [document] as const, records: [] }
    const { findings, rows } = check(siteOfGroup(shared, group, documents))
    const found = breaking.flatMap((rule) =>
      rule.kind === 'index'
        ? withCode(rule, rule.check(readRows(rows[rule.code]), site, cache))
        : (findings[rule.code] ?? []),
    )
    const own = documents.map(recordOf).flatMap(({ broken, invalid }) => [...broken, ...invalid])
    const files = filesOf([...own, ...found])
    for (const each of documents) judged.set(each, files)
    return files
  }
  const documents = cache.get(documentsByFile, site)
  return (file) => {
    const document = documents.get(file)
    if (!document || document.kind === 'state') return true
    return !spoilt.has(file) && !judge(document).has(file)
  }
}

const filesOf = (findings: readonly RawDiagnostic[]): ReadonlySet<string> =>
  new Set(findings.filter(breaksPage).map(({ at }) => at.file))
