import type { Diagnostic } from '#generator/index.ts'
import { createPaint } from '../paint.ts'
import { printable, wrap } from '../terminal-text.ts'
import type { Block } from './block.ts'

/** As many places are shown with their lines, as related places. */
const shownAbove = 3

/** How many files are named. */
const maxFiles = 8

/** The other places that follow from a finding: a line for each file. */
export function followingLines(
  { following = [] }: Diagnostic,
  { report, columns }: Block,
): readonly string[] {
  const rest = following.slice(shownAbove)
  if (rest.length === 0) return []
  const paint = createPaint(report.screen.hasColor)
  const files = [...Map.groupBy(rest, ({ at }) => at.file)]
  const shown = files.slice(0, maxFiles)
  const hidden = files.slice(maxFiles).flatMap(([, places]) => places)
  return [
    '',
    `  ${report.translate('alsoFollows')}`,
    ...shown.flatMap(([file, places]) => {
      const lines = [...new Set(places.map(({ at }) => at.line))].join(', ')
      return wrap(printable(`${file}:${lines}`), columns - 4).map(
        (line) => `    ${paint('cyan', line)}`,
      )
    }),
    ...(hidden.length > 0
      ? [`    ${report.translate('morePlaces', { count: hidden.length })}`]
      : []),
  ]
}
