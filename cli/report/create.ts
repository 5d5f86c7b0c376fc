import type { Diagnostic, Severity } from '#generator/index.ts'
import type { Findings } from '../content/findings/findings.ts'
import { toRun } from '../content/project.ts'
import type { CliContext } from '../context.ts'
import { createTranslate } from './phrases.ts'
import { screenOf } from './print.ts'
import type { Completeness, CountedKind, Report } from './reporter.ts'

interface Input {
  /** The content folder, as the operator names it. */
  readonly content: string
  readonly findings: Findings
  /** The text of a file, named as diagnostics name it; empty where there is none. */
  readonly text: (file: string) => string
  /** Milliseconds. */
  readonly duration: number
}

/** Creates a report of all findings of a check. */
export async function createReport(
  context: CliContext,
  { content, findings, text, duration }: Input,
): Promise<Report> {
  const { diagnostics, kept, files, mustBeFixed, messageLanguage } = findings
  const completeness = byLanguage(findings)
  const texts =
    completeness.length > 0 ? Math.max(...completeness.map(({ total }) => total)) : undefined
  const languages = Object.keys(findings.languages)

  return {
    diagnostics,
    acknowledged: kept,
    found: countBySeverity(diagnostics),
    lines: memoize((file) => text(file).split(/\r?\n/)),
    files,
    languages,
    languageName: (code) => findings.languages[code] ?? code,
    kindName: (kind) => findings.kinds[kind] ?? kind,
    ...(texts !== undefined && { texts }),
    completeness,
    drafts: findings.drafts,
    duration,
    messageLanguage,
    translate: await createTranslate(messageLanguage),
    toRun: (command) => toRun(context, command, content),
    mustBeFixed,
    screen: screenOf(context),
  }
}

/** Calls `answer` once per question and keeps the result. */
function memoize<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>()
  return (question) => {
    const found = known.get(question) ?? answer(question)
    known.set(question, found)
    return found
  }
}

export function countBySeverity(
  diagnostics: readonly Diagnostic[],
): Readonly<Record<Severity, number>> {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.severity === severity).length
  return { error: count('error'), warning: count('warning'), info: count('info') }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What files have together. */
const totalOf = (files: Findings['completeness']) => ({
  present: sum(files.map(({ present }) => present)),
  translated: sum(files.map(({ translated }) => translated)),
  total: sum(files.map(({ texts }) => texts)),
})

/** The completeness of each language: the sum of its files. */
function byLanguage({ completeness, diagnostics }: Findings): readonly Completeness[] {
  return [...Map.groupBy(completeness, ({ language }) => language)].map(([language, own]) => {
    const first = diagnostics.find(
      ({ code, language: other }) =>
        other === language && ['translation/meaning', 'translation/stale'].includes(code),
    )
    return {
      language,
      ...totalOf(own),
      stale: sum(own.map(({ stale }) => stale)),
      ...(first?.breadcrumb && { next: first.breadcrumb.join(' › ') }),
      kinds: Array.from(
        Map.groupBy(own, ({ kind }) => kind),
        ([kind, files]): CountedKind => ({
          kind,
          files: files.length,
          written: files.filter(({ isWritten }) => isWritten).length,
          ...totalOf(files),
          recorded: sum(files.map(({ recorded }) => recorded)),
        }),
      ).toSorted((a, b) => b.total - a.total),
    }
  })
}
