import type { LayoutFinding } from './survey.ts'

/** How many characters of a text are told. */
const excerpt = 60

/** One line per finding, `page widths: what`. The same finding at several widths is one line. */
export const findingLines = (findings: readonly LayoutFinding[]): readonly string[] =>
  Map.groupBy(findings, ({ path, kind, place, text }) => [path, kind, place, text].join('\n'))
    .values()
    .map(line)
    .toArray()

function line(same: readonly LayoutFinding[]): string {
  const [first] = same
  if (!first) return ''
  const { path, kind, place, text } = first
  const widths = same.map(({ width }) => width).join(', ')
  const by = Math.ceil(Math.max(...same.map((finding) => finding.by)))
  const shown = text.length > excerpt ? `${text.slice(0, excerpt)}…` : text
  const quoted = shown === '' ? '' : ` “${shown}”`
  return `${path} ${widths} px: ${sayings[kind](by)} ${place}${quoted}`
}

const sayings: Readonly<Record<LayoutFinding['kind'], (by: number) => string>> = {
  overflow: (by) => `the page is ${by} px wider than the window, because of`,
  clipped: (by) => `text is cut off by ${by} px:`,
  navigation: () => 'the navigation takes more than a line:',
  wraps: (by) => `${by} lines, where the source language has one:`,
}
