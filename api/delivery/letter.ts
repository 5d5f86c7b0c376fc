import type { FormRules } from '#site/types.ts'
import { describeSubmission } from '../describe-submission.ts'
import type { Submission } from '../store/submission.ts'
import { visibleText } from '../visible-text.ts'

/** What staff are told of a submission. */
export interface Letter {
  /** Nothing in it comes from the visitor. */
  readonly subject: string
  readonly text: string
}

interface Contents {
  readonly rules: FormRules
  /** reference: only which submission it is, for mailboxes that many can read. */
  readonly content: 'full' | 'reference'
}

export function writeLetter(submission: Submission, { rules, content }: Contents): Letter {
  const { id, form = '', language = '' } = submission
  const received = new Date(submission.receivedAt).toISOString()
  const reference = [`${form} (${language}), ${received}`, `diptych leads show ${id}`].join('\n')

  return {
    subject: `New request: ${form} ${id.slice(-6)}`,
    text:
      content === 'reference'
        ? `${reference}\n`
        : `${answers(rules, submission)}\n\n${reference}\n`,
  }
}

function answers(rules: FormRules, submission: Submission): string {
  const { rows, score } = describeSubmission(rules, submission)
  const lines = rows.map(({ label, answer, score: points }) => {
    const counted = points === undefined ? '' : ` (${points})`
    return `${visibleText(label)}\n  ${visibleText(answer, { keepLines: true }).replaceAll('\n', '\n  ')}${counted}`
  })
  return [...lines, ...(score ? [`Score: ${score.total} of ${score.maximum}`] : [])].join('\n\n')
}
