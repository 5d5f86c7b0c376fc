import type { Diagnostic, MessageLanguage } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { verdict } from '../report/closing.ts'
import { conciseLine, type ReportFormat } from '../report/formats.ts'
import { createTranslate, type Translate } from '../report/phrases.ts'
import { blocks, pretty } from '../report/pretty.ts'
import type { CheckResult } from './check.ts'

interface Input {
  readonly format: ReportFormat
  readonly messageLanguage: MessageLanguage
}

interface Change {
  /** The changed files. */
  readonly names: string
  /** The result before; undefined at the first check. */
  readonly last?: CheckResult
  readonly result: CheckResult
}

/** Prints the results of a watcher: new findings for people, all findings for editors. */
interface WatchScreen {
  show(change: Change): void
  failed(error: CliError): void
  watching(folder: string): void
}

export async function createWatchScreen(
  { stdout, stderr }: CliContext,
  { format, messageLanguage }: Input,
): Promise<WatchScreen> {
  if (format !== 'pretty' && format !== 'concise')
    throw new CliError(`"${format}" cannot be watched.`, 'Use --format pretty or concise.')
  const translate = await createTranslate(messageLanguage)

  return {
    show: (change) =>
      stdout.write((format === 'pretty' ? forPeople : forEditors)(change, translate)),
    failed: ({ message, hint }) => stderr.write(`${message} ${hint}\n`),
    watching: (folder) => {
      if (format === 'pretty') stdout.write(`${translate('watching', { folder })}\n`)
    },
  }
}

function forPeople({ names, last, result }: Change, translate: Translate): string {
  const { report } = result
  if (last === undefined) return pretty(report)

  const delta = deltaOf(last.found, result.found)
  const news = report.diagnostics.filter((diagnostic) => delta.added.includes(diagnostic))
  const time = `${Math.round(report.duration)} ms`
  return [
    blocks(report, news).text,
    `${names}: ${describe(delta, result, translate)}  ${time}\n`,
  ].join('')
}

/** The problem matcher of an editor clears its list at `[checking]` and shows it at `[checked]`. */
function forEditors({ names, last, result }: Change, translate: Translate): string {
  const { report } = result
  const outcome = last
    ? describe(deltaOf(last.found, result.found), result, translate)
    : verdict(report)
  return [
    `[checking] ${names}`.trim(),
    ...report.diagnostics.map(conciseLine),
    `[checked] ${outcome}`,
  ]
    .map((line) => `${line}\n`)
    .join('')
}

/** Such as `fixed 1, 2 left.` */
function describe({ fixed, added }: Delta, { found }: CheckResult, translate: Translate): string {
  return `${[
    ...(fixed > 0 ? [translate('resolved', { count: fixed })] : []),
    ...(added.length > 0 ? [translate('added', { count: added.length })] : []),
    found.length > 0 ? translate('left', { count: found.length }) : translate('noneLeft'),
  ].join(', ')}.`
}

/** The difference between two checks. */
interface Delta {
  readonly fixed: number
  readonly added: readonly Diagnostic[]
}

/** Compares findings by code, id, severity and file, so that a moved line is no change. */
export function deltaOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): Delta {
  const open = new Map<string, number>()
  for (const diagnostic of before) {
    const key = keyOf(diagnostic)
    open.set(key, (open.get(key) ?? 0) + 1)
  }
  const added = after.filter((diagnostic) => {
    const key = keyOf(diagnostic)
    const count = open.get(key) ?? 0
    open.set(key, count - 1)
    return count <= 0
  })
  return { fixed: before.length - (after.length - added.length), added }
}

const keyOf = ({ code, id, severity, at }: Diagnostic) => `${code} ${id} ${severity} ${at.file}`
