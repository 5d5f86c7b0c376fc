import { defineCheck } from '../check.ts'
import { isUntrusted } from '../deployed-site.ts'

export const check = defineCheck({
  code: 'deployed/unreachable',
  severity: 'error',
  summary: 'Every page of the sitemap answers.',
  why: 'Visitors and search engines would find nothing at an address that the site itself names.',
  example: { before: 'GET /plans\n503', after: 'GET /plans\n200' },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'This address does not answer: {error}.',
      hint: 'See whether the server runs and the name of the site leads to it.',
    },
    leads: {
      message: 'This address leads to {location}.',
      hint: 'Check the site there, or name that address in the sitemap.',
    },
    status: {
      message: 'This page answers with {status}.',
      hint: 'See the log of the server, or take the page from the sitemap.',
    },
  },

  *check({ pages }) {
    for (const { answer } of pages) {
      const { url, status, headers, error = '' } = answer
      const { location } = headers
      if (isUntrusted(answer)) continue
      if (status === 0) yield { messageId: 'none', data: { error }, url }
      else if (status >= 300 && status < 400 && location !== undefined)
        yield { messageId: 'leads', data: { location }, url }
      else if (status !== 200) yield { messageId: 'status', data: { status: String(status) }, url }
    }
  },
})
