import { createHmac } from 'node:crypto'
import type { FormRules } from '#site/types.ts'
import type { Environment } from '../hosts/environment.ts'
import { OperatorError } from '../hosts/operator-error.ts'
import type { Submission } from '../store/line.ts'
import type { Claim } from '../store/store.ts'
import { type MailDependencies, openMail } from './mail.ts'
import { describeSubmission, type Notification } from './notification.ts'

export interface ChannelDependencies extends Omit<MailDependencies, 'environment'> {
  readonly environment: Environment
  readonly fetch: typeof globalThis.fetch
  readonly now: () => Date
  /** Cuts what is under way. */
  readonly stopped: AbortSignal
  /** How long one delivery may take as a whole, in milliseconds. A receiver may answer a byte at a time. */
  readonly deadline: number
}

/** The ways to tell staff, and to mail them and visitors where there are settings. */
export function openChannels(dependencies: ChannelDependencies) {
  const { environment, stopped, deadline } = dependencies
  const { webhookUrl: url, webhookSecret: secret } = environment
  const mail = openMail(dependencies)
  if (url && secret === undefined) throw missing('WEBHOOK_URL', 'WEBHOOK_SECRET')
  const signal = () => AbortSignal.any([stopped, AbortSignal.timeout(deadline)])
  return {
    /** The channels to staff. */
    all: [
      ...(mail ? [mail.channel] : []),
      ...(url && secret !== undefined ? [createWebhook({ url, secret }, dependencies)] : []),
    ],
    sendNotification:
      mail && ((notification: Notification) => mail.toStaff({ ...notification, signal: signal() })),
    mailTo: mail?.mailTo,
  }
}

/** The names of the configured channels. */
export const channelNames = ({ smtpUrl, webhookUrl }: Environment) => [
  ...(smtpUrl ? ['mail'] : []),
  ...(webhookUrl ? ['webhook'] : []),
]

export const missing = (given: string, needed: string) =>
  new OperatorError(`${given} is set, but ${needed} is not.`, 'Set both, or neither.')

/** A way to notify staff or another program of a submission. */
export interface Channel {
  readonly name: string
  /**
   * Resolves when the receiver has accepted it. Rejects with an `Undelivered`, or once the signal aborts. Every attempt
   * for a submission has the same id, and our code of the last error.
   */
  deliver(
    attempt: Pick<Claim, 'error'> & { readonly id: string },
    submission: Submission,
    signal: AbortSignal,
  ): Promise<void>
}

/**
 * Why the receiver did not accept a delivery. later: a retry may succeed. rejected: no retry can succeed.
 * misconfigured: no delivery succeeds until the operator corrects a setting.
 */
export type Rejection = 'later' | 'rejected' | 'misconfigured'

/** A failed delivery. Its code may be logged: `smtp-550`, `http-503`, `timeout`. */
export class Undelivered extends Error {
  readonly rejection: Rejection

  constructor(word: string, rejection: Rejection) {
    super(word)
    this.name = 'Undelivered'
    this.rejection = rejection
  }
}

/**
 * Only 410 says that no retry can succeed. A receiver also answers other 4xx for a while, during a release
 * for instance, and a lead must not be given up for that.
 */
function rejectionOf(status: number): Rejection {
  if (status === 410) return 'rejected'
  const isSetting = status === 401 || status === 403 || (status >= 300 && status < 400)
  return isSetting ? 'misconfigured' : 'later'
}

interface Webhook {
  readonly url: URL
  /** `whsec_` and the key as base64. */
  readonly secret: string
}

const timeout = 10_000

/** Notifies another program of a submission, signed by the Standard Webhooks specification. Redirects are not followed. */
const createWebhook = (
  { url, secret }: Webhook,
  { fetch, rules, now }: Pick<ChannelDependencies, 'fetch' | 'rules' | 'now'>,
): Channel => ({
  name: 'webhook',
  deliver: async ({ id }, submission, signal) => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify(eventOf(rules, submission))
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((error: unknown) => {
      const isLate = Object(error).name === 'TimeoutError'
      throw new Undelivered(isLate ? 'timeout' : 'unreachable', 'later')
    })
    // The response body is not used, so its download is cancelled.
    await response.body?.cancel().catch(() => undefined)
    const { ok, status } = response
    if (!ok) throw new Undelivered(`http-${status}`, rejectionOf(status))
  },
})

function eventOf(rules: FormRules, submission: Submission) {
  const { id, form, language, fields, extra, reasons, receivedAt } = submission
  return {
    type: 'submission.accepted',
    timestamp: new Date(receivedAt).toISOString(),
    data: { id, form, language, reasons, fields, extra, ...describeSubmission(rules, submission) },
  }
}
