import { isMap, parseDocument } from 'yaml'
import { CliError } from '../cli-error.ts'
import { currentFormat } from './edit/migrations.ts'

/** Refuses content of another format. A format that cannot be read is a finding of the check. */
export function requireFormat(settings: string | undefined, content: string): void {
  const format = settings === undefined ? currentFormat : formatOf(settings)
  if (format === undefined || format === currentFormat) return
  if (format > currentFormat) throw newerFormat(content, format)
  throw new CliError(
    `"${content}" is written in format ${format}; this version of Diptych reads format ${currentFormat}.`,
    'Bring it up to date: npm run -s diptych -- migrate',
  )
}

/** The format that the text of `site.yaml` names; 1 where it names none. undefined where that cannot be said. */
export function formatOf(settings: string): number | undefined {
  const document = parseDocument(settings)
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  const format: unknown = document.get('format') ?? 1
  return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : undefined
}

export const newerFormat = (content: string, format: number) =>
  new CliError(
    `"${content}" is written in format ${format}; this version of Diptych reads format ${currentFormat}.`,
    'Install the version of Diptych that it is written for, or a newer one.',
  )
