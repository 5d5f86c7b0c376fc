import type { CliContext } from '../context.ts'
import { countBySeverity } from '../report/create.ts'
import { counted, speaker } from '../report/phrases.ts'
import type { Report } from '../report/reporter.ts'
import { type Answer, type Asked, checkAsked } from './check.ts'
import { type Fixed, planFixes, writeFixes } from './fix.ts'
import { unifiedDiff } from './unified-diff.ts'

/** Makes the safe fixes, and checks again what is left. */
export async function checkAndFix(context: CliContext, asked: Asked): Promise<Answer> {
  const answer = await checkAsked(context, { ...asked, known: new Map() })
  const fixed = planFixes(context, answer)
  writeFixes(context, fixed)
  tell(context, { fixed, asked, phrase: 'mended' })
  return fixed.files.length > 0 ? checkAsked(context, asked) : answer
}

/** Prints what the safe fixes would change, and tells how much they would leave. */
export async function showFixes(context: CliContext, asked: Asked): Promise<Report['found']> {
  const answer = await checkAsked(context, { ...asked, known: new Map() })
  const fixed = planFixes(context, answer)
  for (const file of fixed.files) context.stdout.write(unifiedDiff(file))
  tell(context, { fixed, asked, phrase: 'wouldMend' })

  const left = answer.found.filter((diagnostic) => !fixed.diagnostics.includes(diagnostic))
  return countBySeverity(left)
}

interface Told {
  readonly fixed: Fixed
  readonly asked: Asked
  readonly phrase: 'mended' | 'wouldMend'
}

/** Beside the report, which may be for a program. */
function tell({ stderr }: CliContext, { fixed, asked, phrase }: Told) {
  const say = speaker(asked.speech)
  const count = fixed.diagnostics.length
  const files = counted(say, ['file', 'files'], fixed.files.length)
  const lines = [
    ...fixed.refused.map((file) => say('refused', { file })),
    count === 0 ? say('nothingToMend') : say(phrase, { count, files }),
  ]
  stderr.write(lines.map((line) => `${line}\n`).join(''))
}
