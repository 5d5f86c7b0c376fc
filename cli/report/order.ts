import type { Diagnostic, Severity } from '#generator/index.ts'

const grades: readonly Severity[] = ['info', 'warning', 'error']
const gradeOf = ({ severity }: Diagnostic) => grades.indexOf(severity)

/** What the twins of a file have in common: its path without the language folder. */
const pageOf = ({ at, language }: Diagnostic) =>
  language === undefined ? at.file : at.file.replace(`/${language}/`, '/')

/**
 * Page by page, and inside a page by gravity and line. The gravest pages come last where what is
 * last is seen first, and else first.
 */
export function byPage(
  diagnostics: readonly Diagnostic[],
  scrolls: boolean,
): readonly Diagnostic[] {
  const sign = scrolls ? 1 : -1
  const pages = Map.groupBy(diagnostics, pageOf)

  return [...pages.values()]
    .map((page) =>
      page.toSorted((a, b) => sign * (gradeOf(a) - gradeOf(b)) || a.at.line - b.at.line),
    )
    .toSorted((a, b) => sign * (mostSevere(a) - mostSevere(b)))
    .flat()
}

const mostSevere = (page: readonly Diagnostic[]) => Math.max(...page.map(gradeOf))

/** The gravest first, else in the order given: for readers that only look at the beginning. */
export const bySeverity = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted((a, b) => gradeOf(b) - gradeOf(a))

/** The language of a file, by the folder it lies in; undefined for what all languages share. */
export const languageOf = (file: string, languages: readonly string[]): string | undefined =>
  file.split('/').find((folder) => languages.includes(folder))
