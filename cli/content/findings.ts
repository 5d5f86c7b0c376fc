import type { Checked, Diagnostic, MessageLanguage, Schemas, Texts } from '#generator/index.ts'

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
  /** What editors call the kinds of files that texts were counted in. */
  readonly kinds: Readonly<Record<string, string>>
  /** The languages that are not published yet, with how many of the files that they need are there. */
  readonly drafts: readonly Draft[]
  /** The codes among the findings that cannot be acknowledged. */
  readonly mustBeFixed: readonly string[]
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

/** How complete a translation is. */
export interface Completeness extends Counted {
  readonly language: string
  /** Texts whose source changed since they were translated. */
  readonly stale: number
  /** The first of them, as a breadcrumb. */
  readonly next?: string
  /** The same for each kind of file, in the order of their texts, most first. */
  readonly kinds: readonly (Counted & { readonly kind: string })[]
}

/** How many texts there are. */
interface Counted {
  /** Texts that are translated: present, and not in the words of the source. */
  readonly translated: number
  readonly total: number
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
  readonly schemas: Schemas
  readonly messageLanguage: MessageLanguage
  /** The name that diagnostics give to a path inside the folder. */
  readonly nameOf: (path: string) => string
  readonly withDrafts: boolean
}

/** What a check found, for reports. */
export function findingsOf(
  generator: typeof import('#generator/index.ts'),
  checked: Checked,
  { files, schemas, messageLanguage, nameOf, withDrafts }: Input,
): Findings {
  const { site, completeness, diagnostics, kept } = checked
  const codes = new Set([...diagnostics, ...kept].map(({ code }) => code))
  const languageName = (code: string) => generator.languageName(code, messageLanguage)
  return {
    diagnostics,
    kept,
    // Records of texts are not files that somebody edits.
    files: [...files.keys()].filter((file) => !generator.isRecordPath(file)).map(nameOf),
    languages: Object.fromEntries(site.languages.map(({ code }) => [code, languageName(code)])),
    completeness: byLanguage(checked),
    kinds: Object.fromEntries(
      completeness.map(({ kind }) => [kind, generator.titleOfKind(kind, schemas, messageLanguage)]),
    ),
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

/** What files have together. */
const totalOf = (files: Checked['completeness']): Counted => ({
  translated: sum(files.map(({ translated }) => translated)),
  total: sum(files.map(({ texts }) => texts)),
})

/** The completeness of each language: the sum of its files. */
const byLanguage = ({ completeness, diagnostics }: Checked): readonly Completeness[] =>
  [...Map.groupBy(completeness, ({ language }) => language)].map(([language, own]) => {
    const first = diagnostics.find(
      ({ code, language: other }) =>
        other === language && ['translation/meaning', 'translation/stale'].includes(code),
    )
    return {
      language,
      ...totalOf(own),
      stale: sum(own.map(({ stale }) => stale)),
      ...(first?.breadcrumb && { next: first.breadcrumb.join(' › ') }),
      kinds: [...Map.groupBy(own, ({ kind }) => kind)]
        .map(([kind, files]) => ({ kind, ...totalOf(files) }))
        .toSorted((a, b) => b.total - a.total),
    }
  })
