import type { Checked, Diagnostic, MessageLanguage, Texts } from '#generator/index.ts'

/** The findings of a check with all that a report needs, as data that JSON can hold. */
export interface Findings {
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[]
  /** Acknowledged findings, each with its reason. */
  readonly kept: readonly Diagnostic[]
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The site's languages by code, with their names in the language of messages; the source first. */
  readonly languages: Readonly<Record<string, string>>
  /** How complete each translation is. */
  readonly completeness: readonly Completeness[]
  /** The languages that are not published yet, with how many of the files that they need are there. */
  readonly drafts: readonly Draft[]
  /** The codes among the findings that cannot be acknowledged. */
  readonly mustBeFixed: readonly string[]
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

/** How complete a translation is. */
export interface Completeness {
  readonly language: string
  /** Texts that are translated: present, and not in the words of the source. */
  readonly translated: number
  readonly total: number
  /** Texts whose source changed since they were translated. */
  readonly stale: number
  /** The first of them, as a breadcrumb. */
  readonly next?: string
}

/** A language that is not published yet. */
export interface Draft {
  /** In the language of the messages. */
  readonly name: string
  /** How many files it has of those that it needs. */
  readonly files: number
  readonly due: number
}

interface Input {
  readonly files: Texts
  readonly messageLanguage: MessageLanguage
  /** The name that diagnostics give to a path inside the folder. */
  readonly nameOf: (path: string) => string
  readonly withDrafts: boolean
}

/** What a check found, for reports. */
export function findingsOf(
  generator: typeof import('#generator/index.ts'),
  checked: Checked,
  { files, messageLanguage, nameOf, withDrafts }: Input,
): Findings {
  const { site, diagnostics, kept } = checked
  const codes = new Set([...diagnostics, ...kept].map(({ code }) => code))
  const languageName = (code: string) => generator.languageName(code, messageLanguage)
  return {
    diagnostics,
    kept,
    // Records of texts are not files that somebody edits.
    files: [...files.keys()].filter((file) => !generator.isRecordPath(file)).map(nameOf),
    languages: Object.fromEntries(site.languages.map(({ code }) => [code, languageName(code)])),
    completeness: byLanguage(checked),
    drafts: (withDrafts ? [] : site.drafts).map((code) => {
      const due = generator.dueDocuments(site, code)
      const there = due.filter(({ address }) => files.has(`${code}/${address}.yaml`))
      return { name: languageName(code), files: there.length, due: due.length }
    }),
    mustBeFixed: [...codes].filter(
      (code) => generator.codes.get(code)?.canBeAcknowledged === false,
    ),
    messageLanguage,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The completeness of each language: the sum of its files. */
const byLanguage = ({ completeness, diagnostics }: Checked): readonly Completeness[] =>
  [...Map.groupBy(completeness, ({ language }) => language)].map(([language, own]) => {
    const first = diagnostics.find(
      ({ code, language: other }) =>
        other === language && ['translation/meaning', 'translation/stale'].includes(code),
    )
    return {
      language,
      translated: sum(own.map(({ translated }) => translated)),
      total: sum(own.map(({ texts }) => texts)),
      stale: sum(own.map(({ stale }) => stale)),
      ...(first?.breadcrumb && { next: first.breadcrumb.join(' › ') }),
    }
  })
