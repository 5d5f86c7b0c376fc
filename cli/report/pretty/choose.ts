import type { Diagnostic } from '#generator/index.ts'
import { bySeverity } from '../order.ts'
import type { Cause } from './causes.ts'

/** A cause as it is printed. */
export interface PrintedCause extends Cause {
  readonly text: string
}

interface Fitting {
  readonly shown: readonly PrintedCause[]
  readonly hidden: readonly PrintedCause[]
}

/** The causes that fit in a number of lines, the most severe first. At least one, however long. */
export function chooseFitting(causes: readonly PrintedCause[], lines: number): Fitting {
  const chosen = new Set<Diagnostic>()
  let room = lines
  const bySize = new Map(causes.map((cause) => [cause.diagnostic, linesOf(cause)]))
  for (const diagnostic of bySeverity(causes.map((cause) => cause.diagnostic))) {
    room -= bySize.get(diagnostic) ?? 0
    if (room < 0 && chosen.size > 0) break
    chosen.add(diagnostic)
  }
  return {
    shown: causes.filter(({ diagnostic }) => chosen.has(diagnostic)),
    hidden: causes.filter(({ diagnostic }) => !chosen.has(diagnostic)),
  }
}

const linesOf = ({ text }: PrintedCause) => text.split('\n').length - 1
