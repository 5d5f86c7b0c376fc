import type { Submission } from '../../store/submission.ts'
import type { Channel } from './channel.ts'
import type { Notification } from './notification.ts'
import { post } from './post.ts'

interface Slack {
  readonly fetch: typeof globalThis.fetch
  readonly url: URL
  readonly write: (submission: Submission) => Notification
}

/** Tells a Slack channel, or what understands Slack's webhooks, of a submission. */
export const createSlack = ({ fetch, url, write }: Slack): Channel => ({
  name: 'slack',
  deliver: (_, submission) => {
    const { subject, text } = write(submission)
    const body = JSON.stringify({ text: inert(`${subject}\n\n${text}`) })
    return post({ fetch, url, body, headers: {} })
  },
})

/** Without these a text can neither call a whole channel nor hide where a link leads. */
const inert = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
