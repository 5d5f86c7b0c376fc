import type { Severity } from '#generator/index.ts'
import type { Report } from './reporter.ts'

/** One line that says how it went. */
export function summary({ diagnostics, files, duration }: Report): string {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.severity === severity).length
  const found = [
    plural(count('error'), 'error'),
    plural(count('warning'), 'warning'),
    count('info') > 0 ? `${count('info')} to know` : '',
  ].filter(Boolean)
  const verdict = found.length > 0 ? found.join(', ') : 'No problems'
  return `${verdict}. ${files} files checked in ${(duration / 1000).toFixed(2)} s.`
}

const plural = (count: number, word: string) =>
  count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
