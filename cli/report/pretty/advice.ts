import type { Diagnostic } from '#generator/index.ts'
import { isOfRecord } from '../is-of-record.ts'
import { createPaint } from '../paint.ts'
import type { PhraseKey } from '../phrases.ts'
import { displayWidth, printable, wrap } from '../terminal-text.ts'
import type { Block } from './places.ts'

interface Advice {
  readonly label: PhraseKey
  readonly text: string
  /** The whole command, on one line so that it can be copied. */
  readonly command?: string
}

const labels: readonly PhraseKey[] = ['fixIt', 'keepIt', 'more']

/** What the author can do about a finding: fix it, keep it with a reason, read more. */
export function adviceLines(diagnostic: Diagnostic, block: Block): readonly string[] {
  const { translate } = block.report
  const width = Math.max(...labels.map((label) => displayWidth(translate(label)))) + 2
  return adviceFor(diagnostic, block).flatMap((advice) => lines(advice, { block, width }))
}

function adviceFor(
  { code, id, path, hint = '', fix }: Diagnostic,
  { report, isFirst }: Block,
): readonly Advice[] {
  const { translate } = report
  const isPair = isOfRecord({ code })
  // What is counted for a file is confirmed, not kept.
  const isCounted = isPair && path === undefined
  const canBeAcknowledged = !report.mustBeFixed.includes(code) && !isCounted

  return [
    ...(fix
      ? [
          {
            label: 'fixIt' as const,
            text: `${hint || fix.title} ${translate('fixCommand')}`,
            command: report.toRun('validate --fix'),
          },
        ]
      : hint
        ? [{ label: 'fixIt' as const, text: hint }]
        : []),
    ...(canBeAcknowledged
      ? [
          {
            label: 'keepIt' as const,
            text: translate(isPair ? 'keepPair' : 'keepCommand'),
            command: report.toRun(`keep ${id} "${translate('why')}"`),
          },
        ]
      : []),
    ...(isFirst
      ? [{ label: 'more' as const, text: '', command: `npm run -s diptych -- explain ${code}` }]
      : []),
  ]
}

function lines(
  { label, text, command = '' }: Advice,
  { block: { report, columns }, width }: { readonly block: Block; readonly width: number },
): readonly string[] {
  const paint = createPaint(report.screen.hasColor)
  const name = report.translate(label)
  const wrapped = text === '' ? [] : wrap(printable(text), columns - width - 2)
  const last = wrapped.at(-1) ?? ''
  const isBeside = displayWidth(`${last}  ${command}`) <= columns - width - 2

  const shown = paint('cyan', command)
  const all =
    command === ''
      ? wrapped
      : last !== '' && isBeside
        ? [...wrapped.slice(0, -1), `${last}  ${shown}`]
        : [...wrapped, shown]
  return all.map((line, index) =>
    index === 0
      ? `  ${paint('bold', name)}${' '.repeat(width - displayWidth(name))}${line}`
      : `  ${' '.repeat(width)}${line}`,
  )
}
