import type { Diagnostic } from '#generator/index.ts'
import { closing } from '../closing.ts'
import type { Reporter } from '../reporter.ts'
import { placeText, printable } from '../terminal-text.ts'

/** One line per finding for editors and pipes: `file:line:column: severity code message [id]`. */
export const concise: Reporter = (report) =>
  [...report.diagnostics.map(conciseLine), ...closing(report)].map((line) => `${line}\n`).join('')

export function conciseLine({ at, severity, code, message, hint = '', id }: Diagnostic): string {
  const text = printable(`${message} ${hint}`.trim())
  return `${printable(placeText(at))}: ${severity} ${code} ${text} [${id}]`
}
