import { type Changes, checkSmallSite } from '../small-site.ts'

/** A site with one statistic that has these lines besides. */
export function statisticSite(lines: readonly string[], value = '64%'): Changes {
  const file = [
    'figures:',
    '  - id: phone',
    `    value: '${value}'`,
    '    label: Mobile',
    '    description: of visits',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n')
  return { 'en/statistics/home.yaml': file, 'nl/statistics/home.yaml': file }
}

/** What is said of it. */
export const findingsOfStatistic = (code: string, lines: readonly string[], value?: string) =>
  checkSmallSite(statisticSite(lines, value))
    .diagnostics.filter((diagnostic) => diagnostic.code === code)
    .map(({ at, message }) => `${at.file}:${at.line} ${message}`)
