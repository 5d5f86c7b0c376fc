import type { Submission } from '../../store/submission.ts'
import type { Channel } from './channel.ts'
import type { Notification } from './notification.ts'
import { post } from './post.ts'

interface Slack {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  readonly write: (submission: Submission) => Notification
}

/** Notifies a Slack channel of a submission, or any service that accepts Slack's webhooks. */
export const createSlack = ({ fetch, url, write }: Slack): Channel => ({
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
