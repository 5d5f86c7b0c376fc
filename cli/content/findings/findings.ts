import type {
  Completeness,
  Diagnostic,
  dueDocuments,
  MessageLanguage,
  Site,
} from '#generator/index.ts'
import type { CheckedContent } from '../session.ts'

/** The findings of a check with all that a report needs, as data that JSON can hold. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[]
  /** Acknowledged findings, each with its reason. */
  readonly kept: readonly Diagnostic[]
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The site's languages by code, with their names; the source first. */
  readonly languages: Readonly<Record<string, string>>
  readonly completeness: readonly Completeness[]
  /** What editors call the kinds of files that texts were counted in. */
  readonly kinds: Readonly<Record<string, string>>
  /** The languages that are not published yet, with how many of the files that they need are there. */
  readonly drafts: readonly Draft[]
  /** The codes among the findings that cannot be acknowledged. */
  readonly mustBeFixed: readonly string[]
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

export function findingsOf(checked: CheckedContent): Findings {
  const { diagnostics, kept, files, site, messageLanguage, explanations, languageName } = checked
  const codes = new Set([...diagnostics, ...kept].map(({ code }) => code))

  return {
    diagnostics,
    kept,
    files,
    languages: Object.fromEntries(site.languages.map(({ code }) => [code, languageName(code)])),
    completeness: checked.completeness,
    kinds: Object.fromEntries(
      checked.completeness.map(({ kind }) => [kind, checked.titleOfKind(kind)]),
    ),
    drafts: checked.drafts,
    mustBeFixed: [...codes].filter((code) => explanations.get(code)?.canBeAcknowledged === false),
    messageLanguage,
  }
}

/** A language that is not published yet. */
export interface Draft {
  /** In the language of the messages. */
  readonly name: string
  /** How many files it has of those that it needs. */
  readonly files: number
  readonly due: number
}

interface DraftsInput {
  /** The files of the content folder, by path inside it. */
  readonly files: ReadonlyMap<string, unknown>
  readonly languageName: (code: string) => string
  /** That of the generator, which is loaded when it is needed. */
  readonly dueDocuments: typeof dueDocuments
}

export const draftsOf = (site: Site, { files, languageName, dueDocuments }: DraftsInput): Draft[] =>
  site.drafts.map((code) => {
    const due = dueDocuments(site, code)
    return {
      name: languageName(code),
      files: due.filter(({ address }) => files.has(`${code}/${address}.yaml`)).length,
      due: due.length,
    }
  })
