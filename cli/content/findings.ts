import type {
  Completeness,
  Diagnostic,
  Explanation,
  Message,
  MessageLanguage,
} from '#generator/index.ts'
import type { CheckedContent } from './project.ts'

/** What a check found, as data: all that a report tells, without the content itself. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[]
  /** What editors keep as it is, each with the reason. */
  readonly kept: readonly Diagnostic[]
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The site's languages by code, with their names; the source first. */
  readonly languages: Readonly<Record<string, Message>>
  readonly completeness: readonly Completeness[]
  /** What the codes that were found mean. */
  readonly explanations: Readonly<Record<string, Explanation>>
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

/** What a report tells of checked content. */
export function findingsOf(checked: CheckedContent): Findings {
  const { diagnostics, kept, files, site, messageLanguage, explanations, languageName } = checked
  const codes = new Set([...diagnostics, ...kept].map(({ code }) => code))

  return {
    diagnostics,
    kept,
    files,
    languages: Object.fromEntries(site.languages.map(({ code }) => [code, languageName(code)])),
    completeness: checked.completeness(),
    explanations: Object.fromEntries(
      [...codes].flatMap((code) => {
        const explanation = explanations.get(code)
        return explanation ? [[code, explanation] as const] : []
      }),
    ),
    messageLanguage,
  }
}
