import { createHmac } from 'node:crypto'
import type { FormRules } from '#site/types.ts'
import type { Submission } from '../../store/submission.ts'
import type { Channel } from './channel.ts'
import { describeSubmission } from './describe-submission.ts'
import { post } from './post.ts'

interface Webhook {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  /** `whsec_` and the key as base64. */
  readonly secret: string
  readonly rules: FormRules
  readonly now: () => Date
}

/** Notifies another program of a submission, signed by the Standard Webhooks specification. */
export const createWebhook = ({ fetch, url, secret, rules, now }: Webhook): Channel => ({
  name: 'webhook',
  deliver: ({ id }, submission, signal) => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify(eventOf(rules, submission))
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')

    return post({
      fetch,
      url,
      body,
      signal,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
    })
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
