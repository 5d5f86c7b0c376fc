import type { Submission } from '../store/submission.ts'
import { type Channel, type Rejection, Undelivered } from './channels.ts'
import type { Notification } from './notification.ts'

const timeout = 10_000
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Options of the mail transport for `smtp://user:password@host:587`. Only localhost may go without TLS. */
export function smtpOptions({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:'
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export type SmtpOptions = ReturnType<typeof smtpOptions>

/** The part of nodemailer's transport that is used. */
export interface MailTransport {
  sendMail(message: MailMessage): Promise<unknown>
}

interface MailMessage {
  readonly from: string
  readonly to: (string | MailAddress)[]
  readonly subject: string
  readonly text: string
  readonly messageId?: string
  /** Cuts the connection. */
  readonly signal: AbortSignal
  readonly replyTo?: MailAddress
  readonly headers: { readonly [name: string]: string }
}

/** An address that is not parsed again. */
interface MailAddress {
  readonly name: string
  readonly address: string
}

/** Mails a visitor under the id of a delivery. */
export type MailTo = (
  address: string,
  notification: Notification,
  attempt: { readonly id: string; readonly signal: AbortSignal },
) => Promise<void>

interface Mail {
  readonly transport: MailTransport
  readonly from: string
  /** Staff: from the settings only, never from a submission. */
  readonly to: readonly string[]
  /** The host in the Message-ID. */
  readonly host: string
  readonly write: (submission: Submission) => Notification
}

/** Mails staff, and visitors: plain text. */
export function createMail({ transport, from, to, host, write }: Mail) {
  const send = async ({ replyTo, ...message }: Letter, refusal: Rejection) => {
    try {
      await transport.sendMail({
        from,
        ...message,
        ...(replyTo !== undefined && { replyTo: plain(replyTo) }),
      })
    } catch (error) {
      throw toUndelivered(error, refusal)
    }
  }
  const messageId = (id: string) => `<${id}@${host}>`
  // The recipients are the operator's own: a refusal is a fault of a mail server and not of the lead.
  const toStaff = (letter: Omit<Letter, 'to' | 'headers'>) =>
    send({ ...letter, to: [...to], headers: { 'Auto-Submitted': 'auto-generated' } }, 'later')

  const channel: Channel = {
    name: 'mail',
    deliver: ({ id }, submission, signal) =>
      toStaff({ ...write(submission), signal, messageId: messageId(id) }),
  }
  const mailTo: MailTo = (address, notification, { id, signal }) => {
    // RFC 3834: no program answers it.
    const headers = { 'Auto-Submitted': 'auto-replied' }
    const head = { to: [plain(address)], headers, messageId: messageId(id) }
    return send({ ...head, ...notification, signal }, 'rejected')
  }
  return {
    channel,
    mailTo,
    send: (notification: Notification, signal: AbortSignal) => toStaff({ ...notification, signal }),
  }
}

type Letter = Notification & Omit<MailMessage, 'from' | 'replyTo'>

const plain = (address: string): MailAddress => ({ name: '', address })

/** A rejected login is a wrong setting. `refusal`: what a 5xx is. Every other error may pass. */
function toUndelivered(error: unknown, refusal: Rejection): Undelivered {
  const { code, responseCode } = Object(error)
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) {
    return new Undelivered('smtp-login', 'misconfigured')
  }
  if (typeof responseCode === 'number') {
    return new Undelivered(`smtp-${responseCode}`, responseCode >= 500 ? refusal : 'later')
  }
  return new Undelivered(typeof code === 'string' ? code.toLowerCase() : 'smtp', 'later')
}
