import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/redirects',
  severity: 'error',
  summary: 'An old address leads to its page, at once and permanently.',
  why: 'Links on other sites and bookmarks would lead nowhere, and search engines would forget them.',
  example: { before: 'GET /pricing\n404', after: 'GET /pricing\n301, location: /plans' },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'This address should lead to {to} and answers with {status}.',
      hint: 'Give your server or host the redirects that the build writes.',
    },
    elsewhere: {
      message: 'This address should lead to {to} and leads to {location}.',
      hint: 'Deploy the newest build.',
    },
    temporary: {
      message: 'This address leads on with {status}, so that search engines keep it.',
      hint: 'Use 301 or 308.',
    },
  },

  *check({ redirects }) {
    for (const { to, answer } of redirects) {
      const { url, status, headers } = answer
      const target = URL.parse(to, url)?.href ?? to
      const location = URL.parse(headers['location'] ?? '', url)?.href
      const data = { to, status: String(status) }
      if (status < 300 || status > 399 || location === undefined)
        yield { messageId: 'none', data, url }
      else if (location !== target) yield { messageId: 'elsewhere', data: { to, location }, url }
      else if (status !== 301 && status !== 308)
        yield { messageId: 'temporary', data, url, severity: 'warning' }
    }
  },
})
