import type { FormRules } from '#site/types.ts'
import type { Environment } from '../hosts/environment.ts'
import { type Channel, missing, type Rejection, Undelivered } from './channels.ts'
import { type Notification, writeNotification } from './notification.ts'

const timeout = 10_000
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Options of the mail transport for `smtp://user:password@host:587`. Only localhost may go without TLS. */
function smtpOptions({ protocol, hostname, port, username, password }: URL) {
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

type SmtpOptions = ReturnType<typeof smtpOptions>

/** The part of nodemailer's transport that is used. */
interface MailTransport {
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

export interface MailDependencies {
  readonly environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'mailTo'>
  readonly rules: FormRules
  readonly createTransport: (options: SmtpOptions) => MailTransport
}

/** Mails staff, and visitors: plain text. Undefined without settings. */
export function openMail({ environment, rules, createTransport }: MailDependencies) {
  const { smtpUrl, mailFrom: from, mailTo: staff } = environment
  if (!smtpUrl) return undefined
  if (from === undefined) throw missing('SMTP_URL', 'MAIL_FROM')
  if (staff.length === 0) throw missing('SMTP_URL', 'MAIL_TO')

  const transport = createTransport(smtpOptions(smtpUrl))
  const { hostname } = new URL(rules.origin)
  const messageId = (id: string) => `<${id}@${hostname}>`
  const send = async ({ replyTo, ...message }: Letter, refusal: Rejection) => {
    const reply = replyTo !== undefined && { replyTo: plain(replyTo) }
    await transport.sendMail({ from, ...message, ...reply }).catch((error: unknown) => {
      throw toUndelivered(error, refusal)
    })
  }
  // Staff are named in the settings only, never by a submission: a refusal is a fault of a mail server.
  const toStaff = (letter: Omit<Letter, 'to' | 'headers'>) =>
    send({ ...letter, to: [...staff], headers: { 'Auto-Submitted': 'auto-generated' } }, 'later')

  const channel: Channel = {
    name: 'mail',
    deliver: ({ id }, submission, signal) =>
      toStaff({ ...writeNotification(rules, submission), signal, messageId: messageId(id) }),
  }
  const mailTo: MailTo = (address, notification, { id, signal }) => {
    // RFC 3834: no program answers it.
    const headers = { 'Auto-Submitted': 'auto-replied' }
    const head = { to: [plain(address)], headers, messageId: messageId(id) }
    return send({ ...head, ...notification, signal }, 'rejected')
  }
  return { channel, mailTo, toStaff }
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
