import type { FormRules } from '#site/types.ts'
import type { Received } from '../../store/pair.ts'
import type { Submission } from '../../store/submission.ts'
import { describeSubmission, visibleText, wordsForStaff } from './describe-submission.ts'

/** The message about a submission that staff receive. */
export interface Notification {
  /** Contains no visitor input. */
  readonly subject: string
  readonly text: string
  /** The visitor's e-mail address, if it is valid. */
  readonly replyTo?: string
}

interface Contents {
  readonly rules: FormRules
  /** reference: only the id of the submission, for mailboxes with many readers. */
  readonly content: 'full' | 'reference'
}

export function writeNotification(
  submission: Submission,
  { rules, content }: Contents,
): Notification {
  const { id, form = '', language = '' } = submission
  const received = new Date(submission.receivedAt).toISOString()
  const reference = [`${form} (${language}), ${received}`, `diptych leads show ${id}`].join('\n')

  const { subject: wanted = `New request: ${form}` } = wordsForStaff(rules, submission) ?? {}
  const subject = `${wanted} ${id.slice(-6)}`
  if (content === 'reference') return { subject, text: `${reference}\n` }

  const replyTo = plainAddress(submission, 'email')
  return {
    subject,
    text: `${answers(rules, submission)}\n\n${reference}\n`,
    ...(replyTo !== undefined && { replyTo }),
  }
}

/**
 * The address in a field, if it contains only characters that are safe in a mail header, and is no encoded word
 * (RFC 2047), which mail programs decode.
 */
export function plainAddress({ fields }: Received, field: string): string | undefined {
  const address = fields.find(([name]) => name === field)?.[1].trim() ?? ''
  const isPlain =
    address.length <= 254 &&
    !address.includes('=?') &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]+\.[a-z]{2,}$/i.test(address)
  return isPlain ? address : undefined
}

function answers(rules: FormRules, submission: Submission): string {
  const { rows, score } = describeSubmission(rules, submission)
  const lines = rows.map(({ label, answer, score: points }) => {
    const counted = points === undefined ? '' : ` (${points})`
    return `${visibleText(label)}\n  ${visibleText(answer, { keepLines: true }).replaceAll('\n', '\n  ')}${counted}`
  })
  return [...lines, ...(score ? [`Score: ${score.total} of ${score.maximum}`] : [])].join('\n\n')
}
