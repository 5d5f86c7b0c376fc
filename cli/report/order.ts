import type { Diagnostic, Severity } from '#generator/index.ts'
import type { Report } from './report.ts'

const grades: readonly Severity[] = ['info', 'warning', 'error']
const gradeOf = ({ severity }: Diagnostic) => grades.indexOf(severity)

/** The path of a file without the language folder: the same for all its translations. */
const pageOf = ({ at, language }: Diagnostic) =>
  language === undefined ? at.file : at.file.replace(`/${language}/`, '/')

/**
 * Sorts by page; inside a page by severity and line. The most severe page comes last on a screen that
 * scrolls, where the last lines stay in sight, else first.
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

/** The most severe first, else in the order given: for readers that see only the beginning. */
export const bySeverity = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.toSorted((a, b) => gradeOf(b) - gradeOf(a))

/** The language of a file, by its folder; undefined for files that all languages share. */
export const languageOf = (file: string, languages: Report['languages']): string | undefined =>
  file.split('/').find((folder) => Object.hasOwn(languages, folder))

/** Whether a finding is about what is on record of a pair. It is kept in the record. */
export const isOfRecord = ({ code }: Pick<Diagnostic, 'code'>): boolean =>
  [
    'translation/meaning',
    'translation/stale',
    'translation/unconfirmed',
    'translation/unlike',
  ].includes(code)
