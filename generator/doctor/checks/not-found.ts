import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/not-found',
  severity: 'error',
  summary: 'An address that the site does not have answers with 404.',
  why: 'Search engines would list pages that say there is nothing, and links that lead nowhere stay unnoticed.',
  example: { before: 'GET /nothing-here\n200', after: 'GET /nothing-here\n404' },
  canBeAcknowledged: false,
  messages: {
    status: {
      message: 'An address that the site does not have answers with {status}.',
      hint: 'Let the server answer with 404 and the not-found page that the build writes.',
    },
    empty: {
      message: 'The answer to an address that the site does not have is no page.',
      hint: 'Let the server send the not-found page that the build writes.',
    },
  },

  *check({ missing }) {
    for (const { url, status, headers } of missing) {
      if (status === 0) continue
      if (status !== 404) yield { messageId: 'status', data: { status: String(status) }, url }
      else if (!/^text\/html/i.test(headers['content-type'] ?? ''))
        yield { messageId: 'empty', url, severity: 'warning' }
    }
  },
})
