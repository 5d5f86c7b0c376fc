import type { FormRules } from '#site/types.ts'
import { visitorChannel } from '../store/line.ts'
import type { Received } from '../store/pair.ts'
import { type Channel, Undelivered } from './channels.ts'
import type { MailTo } from './mail.ts'
import { type Notification, plainAddress } from './notification.ts'

/** A letter to a visitor. Every word of it is the owner's: whoever fills in a form may name the address of another. */
interface Acknowledgement extends Notification {
  readonly to: string
}

/**
 * Whether the visitor is told that a submission has arrived: a lead that nothing speaks against, of a form that
 * says so in the visitor's language.
 */
export const isAcknowledged = (rules: FormRules, submission: Received): boolean =>
  submission.state === 'accepted' &&
  submission.reasons.length === 0 &&
  writeAcknowledgement(rules, submission) !== undefined

function writeAcknowledgement(
  { forms, contact }: FormRules,
  submission: Received,
): Acknowledgement | undefined {
  const form = forms.find(({ name }) => name === submission.form)
  const words = form?.languages[submission.language ?? '']?.acknowledgement
  if (!words) return undefined

  const { subject, text } = words
  const to = plainAddress(submission, words.to)
  if (to === undefined) return undefined
  return { to, subject, text: `${text}\n`, ...(contact !== undefined && { replyTo: contact }) }
}

interface AcknowledgementDependencies {
  readonly rules: FormRules
  readonly mailTo: MailTo
  /** The most letters of a day (UTC). */
  readonly perDay: number
  readonly now: () => Date
}

/** Tells visitors that their form has arrived: an address at most once a day. */
export function createAcknowledgement({
  rules,
  mailTo,
  perDay,
  now,
}: AcknowledgementDependencies): Channel {
  let today = ''
  /** The mailboxes of today. A restart forgets them, and another server has its own: at worst some get a second letter. */
  const told = new Set<string>()
  const isFree = (mailbox: string) => {
    const day = now().toISOString().slice(0, 10)
    if (day !== today) told.clear()
    today = day
    if (told.has(mailbox) || told.size >= perDay) return false
    told.add(mailbox)
    return true
  }

  return {
    name: visitorChannel,
    deliver: async ({ id, error }, submission, signal) => {
      const letter = writeAcknowledgement(rules, submission)
      if (!letter) throw new Undelivered('not-wanted', 'rejected')
      // A letter that was tried before has been counted.
      if (error === undefined && !isFree(mailboxOf(letter.to)))
        throw new Undelivered('enough-today', 'rejected')
      const { to, ...notification } = letter
      await mailTo(to, notification, { id, signal })
    },
  }
}

/** One spelling for the addresses of a mailbox: many servers ignore case, dots, and what follows a plus sign. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
