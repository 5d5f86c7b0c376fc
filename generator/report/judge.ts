import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Memo } from '../engine/memo.ts'
import { documentsByFile, siteOfGroup } from '../model/groups/group.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { createGroupCheck, readRows, withCode } from '../rules/check-group.ts'
import { rules } from '../rules/index.ts'
import { breaksPage } from './explanations.ts'

/** Tells whether a page can be drawn from a file. */
export type Judge = (file: string) => boolean

type ErrorsOf = (
  document: SourceDocument,
) => Readonly<Record<'broken' | 'invalid', readonly RawDiagnostic[]>>

const breaking = rules.filter((rule) => rule.breaksPage)

/**
 * Judges files of a site by the rules that matter to it. A file is judged when it is asked for, so that
 * what is shown need not wait for a check of the whole site.
 */
export function createJudge(site: Site, errorsOf: ErrorsOf, memo: Memo): Judge {
  const check = createGroupCheck({
    rules: breaking,
    prepared: (rule) => rule.create(site, memo),
    memo,
  })
  const spoilt = filesOf(
    breaking.flatMap((rule) =>
      rule.kind === 'site' ? withCode(rule, rule.check(site, memo)) : [],
    ),
  )
  const judged = new Map<SourceDocument, ReadonlySet<string>>()

  const judge = (document: SourceDocument): ReadonlySet<string> => {
    const known = judged.get(document)
    if (known) return known
    const { kind, name } = document
    const documents = site.all(kind).filter((each) => each.name === name)
    const { findings, rows } = check(siteOfGroup(site, documents))
    const found = breaking.flatMap((rule) =>
      rule.kind === 'index'
        ? withCode(rule, rule.check(readRows(rows[rule.code]), site, memo))
        : (findings[rule.code] ?? []),
    )
    const own = documents.map(errorsOf).flatMap(({ broken, invalid }) => [...broken, ...invalid])
    const files = filesOf([...own, ...found])
    for (const each of documents) judged.set(each, files)
    return files
  }
  const documents = memo.get(documentsByFile, site)
  return (file) => {
    const document = documents.get(file)
    if (!document || document.kind === 'state') return true
    return !spoilt.has(file) && !judge(document).has(file)
  }
}

const filesOf = (findings: readonly RawDiagnostic[]): ReadonlySet<string> =>
  new Set(findings.filter(breaksPage).map(({ at }) => at.file))
