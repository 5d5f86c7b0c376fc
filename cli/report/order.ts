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

/** The names of the languages of a site, by code. */
type Languages = Report['languages']

/** The language of a file, by its folder; undefined for files that all languages share. */
export const languageOf = (file: string, languages: Languages): string | undefined =>
  file.split('/').find((folder) => Object.hasOwn(languages, folder))

/** One cause of findings: the same mistake at the same place, in one language or in several. */
export interface Cause {
  readonly diagnostic: Diagnostic
  /** The findings of the same cause in other languages. */
  readonly others: readonly Diagnostic[]
}

/**
 * Groups findings that differ in their language only, in the order of their first. In a group, the
 * first language of the site comes first.
 */
export function causesOf(
  diagnostics: readonly Diagnostic[],
  languages: Languages,
): readonly Cause[] {
  const groups = Map.groupBy(diagnostics, (diagnostic) => keyOf(diagnostic, languages))
  const order = ({ at }: Diagnostic) =>
    Object.keys(languages).indexOf(languageOf(at.file, languages) ?? '')
  return [...groups.values()].flatMap((group) => {
    const [diagnostic, ...others] = group.toSorted((a, b) => order(a) - order(b))
    return diagnostic ? [{ diagnostic, others }] : []
  })
}

/** The names of the languages that findings are about, in the order of the site. */
export function languagesIn(
  diagnostics: readonly Diagnostic[],
  languages: Languages,
): readonly string[] {
  const names = diagnostics.flatMap(({ message, at }) => {
    const named = translationsOf(languages).flatMap(([, name]) =>
      message.includes(name) ? [name] : [],
    )
    const own = languages[languageOf(at.file, languages) ?? '']
    return named.length > 0 || own === undefined ? named : [own]
  })
  return Object.values(languages).filter((name) => names.includes(name))
}

/** The code, the place without the language, and the message without the names of translations. */
function keyOf({ code, severity, at, path, message }: Diagnostic, languages: Languages): string {
  const language = languageOf(at.file, languages)
  const file = language === undefined ? at.file : at.file.replace(`/${language}/`, '/*/')
  const place = path ?? `${at.line}:${at.column}`
  const same = translationsOf(languages).reduce(
    (text, [each, name]) => text.replaceAll(name, '*').replaceAll(`/${each}/`, '/*/'),
    message,
  )
  return [code, severity, file, place, same].join('\n')
}

const translationsOf = (languages: Languages) => Object.entries(languages).slice(1)

/** Whether a finding is about what is on record of a pair. It is kept in the record. */
export const isOfRecord = ({ code }: Pick<Diagnostic, 'code'>): boolean =>
  [
    'translation/meaning',
    'translation/stale',
    'translation/unconfirmed',
    'translation/unlike',
  ].includes(code)
