import type { Submission } from '../../store/submission.ts'
import { type Channel, Undelivered } from './channel.ts'
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
  readonly to: string[]
  readonly subject: string
  readonly text: string
  readonly messageId?: string
  /** Cuts the connection. */
  readonly signal: AbortSignal
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly headers: { readonly [name: string]: string }
}

interface Mail {
  readonly transport: MailTransport
  readonly from: string
  /** Recipients from the settings only, never from a submission. */
  readonly to: readonly string[]
  /** The host in the Message-ID. */
  readonly host: string
  readonly write: (submission: Submission) => Notification
}

/** Notifies staff of a submission by e-mail: plain text, to the configured recipients. */
export function createMail({ transport, from, to, host, write }: Mail) {
  const send = async (
    { replyTo, ...notification }: Notification,
    signal: AbortSignal,
    messageId?: string,
  ) => {
    try {
      await transport.sendMail({
        from,
        to: [...to],
        signal,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...notification,
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(messageId !== undefined && { messageId }),
      })
    } catch (error) {
      throw toUndelivered(error)
    }
  }

  const channel: Channel = {
    name: 'mail',
    deliver: ({ id }, submission, signal) => send(write(submission), signal, `<${id}@${host}>`),
  }
  return {
    channel,
    send: (notification: Notification, signal: AbortSignal) => send(notification, signal),
  }
}

/**
 * A rejected login is a wrong setting. Every other error may pass, also 5xx: the recipients are the
 * operator's own, so that a refusal is a fault of a mail server and not of the lead.
 */
function toUndelivered(error: unknown): Undelivered {
  const { code, responseCode } = Object(error)
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) {
    return new Undelivered('smtp-login', 'misconfigured')
  }
  if (typeof responseCode === 'number') return new Undelivered(`smtp-${responseCode}`, 'later')
  return new Undelivered(typeof code === 'string' ? code.toLowerCase() : 'smtp', 'later')
}
