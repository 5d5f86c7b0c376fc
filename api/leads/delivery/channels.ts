import type { FormRules } from '#site/types.ts'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Environment } from '../../settings/environment.ts'
import type { Submission } from '../../store/submission.ts'
import type { Channel } from './channel.ts'
import {
  createMail,
  type MailTo,
  type MailTransport,
  type SmtpOptions,
  smtpOptions,
} from './mail.ts'
import { type Notification, writeNotification } from './notification.ts'
import { post } from './post.ts'
import { createWebhook } from './webhook.ts'

export interface ChannelDependencies {
  readonly environment: Environment
  readonly rules: FormRules
  readonly fetch: typeof globalThis.fetch
  readonly createTransport: (options: SmtpOptions) => MailTransport
  readonly now: () => Date
  /** Cuts what is under way. */
  readonly stopped: AbortSignal
  /** How long one delivery may take as a whole, in milliseconds. A receiver may answer a byte at a time. */
  readonly deadline: number
}

interface Channels {
  /** The channels to staff. */
  readonly all: readonly Channel[]
  /** Sends an e-mail to staff. Undefined without mail settings. */
  readonly sendNotification: ((notification: Notification) => Promise<void>) | undefined
  /** Mails a visitor. Undefined without mail settings. */
  readonly mailTo: MailTo | undefined
}

export function openChannels(dependencies: ChannelDependencies): Channels {
  const { environment, rules, fetch, now } = dependencies
  const { webhookUrl, webhookSecret, slackUrl, mailContent } = environment
  const write = (submission: Submission) =>
    writeNotification(submission, { rules, content: mailContent })
  const mail = openMail(dependencies, write)
  const all: Channel[] = mail ? [mail.channel] : []

  if (webhookUrl) {
    if (webhookSecret === undefined) throw missing('WEBHOOK_URL', 'WEBHOOK_SECRET')
    all.push(createWebhook({ fetch, url: webhookUrl, secret: webhookSecret, rules, now }))
  }
  if (slackUrl) all.push(createSlack({ fetch, url: slackUrl, write }))
  const { stopped, deadline } = dependencies
  const signal = () => AbortSignal.any([stopped, AbortSignal.timeout(deadline)])
  return {
    all,
    sendNotification: mail && ((notification) => mail.send(notification, signal())),
    mailTo: mail?.mailTo,
  }
}

/** The names of the configured channels. */
export const channelNames = ({ smtpUrl, webhookUrl, slackUrl }: Environment) => [
  ...(smtpUrl ? ['mail'] : []),
  ...(webhookUrl ? ['webhook'] : []),
  ...(slackUrl ? ['slack'] : []),
]

function openMail(
  { environment, rules, createTransport }: ChannelDependencies,
  write: (submission: Submission) => Notification,
) {
  const { smtpUrl, mailFrom, mailTo } = environment
  if (!smtpUrl) return undefined
  if (mailFrom === undefined) throw missing('SMTP_URL', 'MAIL_FROM')
  if (mailTo.length === 0) throw missing('SMTP_URL', 'MAIL_TO')

  return createMail({
    transport: createTransport(smtpOptions(smtpUrl)),
    from: mailFrom,
    to: mailTo,
    host: new URL(rules.origin).hostname,
    write,
  })
}

const missing = (given: string, needed: string) =>
  new OperatorError(`${given} is set, but ${needed} is not.`, 'Set both, or neither.')

interface Slack {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  readonly write: (submission: Submission) => Notification
}

/** Notifies a Slack channel of a submission, or any service that accepts Slack's webhooks. */
const createSlack = ({ fetch, url, write }: Slack): Channel => ({
  name: 'slack',
  deliver: (_, submission, signal) => {
    const { subject, text } = write(submission)
    const body = JSON.stringify({ text: inert(`${subject}\n\n${text}`) })
    return post({ fetch, url, body, signal, headers: {} })
  },
})

/** Escapes the characters that mention a whole channel or hide the target of a link. */
const inert = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
