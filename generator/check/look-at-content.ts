import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { documentsByFile, siteOfGroup } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { rules } from '../rules/index.ts'
import { createRuleCheck } from '../rules/run-rules.ts'
import { breaksPage } from './codes.ts'
import { type ContentInput, linkContent } from './link-content.ts'

/** Content that nobody has checked yet. */
export interface LookedAt {
  readonly site: Site
  /** Whether a page can be drawn from a file. It is judged when it is asked for, by the rules that matter to it. */
  readonly isDrawable: (file: string) => boolean
  /** Whether there is a component for each type of section. */
  readonly hasComponents: boolean
}

const breaking = rules.filter((rule) => rule.breaksPage)

/** Looks at a content folder without checking it, so that what is shown need not wait for a check of all. */
export function lookAtContent(input: ContentInput): LookedAt {
  const { site, faultsOf, hasComponents } = linkContent(input)
  const { checkGroup, checkWhole } = createRuleCheck(breaking, site)
  const documents = documentsByFile(site)
  const judged = new Map<SourceDocument, ReadonlySet<string>>()
  let ofSite: ReadonlySet<string> | undefined

  const judge = (document: SourceDocument): ReadonlySet<string> => {
    const known = judged.get(document)
    if (known) return known
    const { kind, name } = document
    const group = site.all(kind).filter((each) => each.name === name)
    const { findings, rows } = checkGroup(siteOfGroup(site, group))
    const found = breaking.flatMap((rule) => [
      ...(findings[rule.code] ?? []),
      ...(rule.kind === 'index' ? checkWhole(rule, rows[rule.code] ?? []) : []),
    ])
    const own = group.map(faultsOf).flatMap(({ broken, invalid }) => [...broken, ...invalid])
    const files = filesOf([...own, ...found])
    for (const each of group) judged.set(each, files)
    return files
  }
  return {
    site,
    isDrawable: (file) => {
      const document = documents.get(file)
      if (!document || document.kind === 'state') return true
      ofSite ??= filesOf(
        breaking.flatMap((rule) => (rule.kind === 'site' ? checkWhole(rule, []) : [])),
      )
      return !ofSite.has(file) && !judge(document).has(file)
    },
    hasComponents: hasComponents(),
  }
}

const filesOf = (findings: readonly RawDiagnostic[]): ReadonlySet<string> =>
  new Set(findings.filter(breaksPage).map(({ at }) => at.file))
