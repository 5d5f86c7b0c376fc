import { checkSmallSite } from '../small-site.ts'

/** What is said of one statistic that has these lines besides. */
export function findingsOfStatistic(code: string, lines: readonly string[], value = '64%') {
  const file = [
    'figures:',
    '  - id: phone',
    `    value: '${value}'`,
    '    label: Mobile',
    '    description: of visits',
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n')
  const { diagnostics } = checkSmallSite({
    'en/statistics/home.yaml': file,
    'nl/statistics/home.yaml': file,
  })
  return diagnostics
    .filter((diagnostic) => diagnostic.code === code)
    .map(({ at, message }) => `${at.file}:${at.line} ${message}`)
}
