import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/https',
  severity: 'error',
  summary: 'A site is shown by https only, and http leads there.',
  why: 'Anybody on the way can read and change a page by http, and what visitors send with it.',
  example: {
    before: 'GET http://example.com/\n200',
    after: 'GET http://example.com/\n301, location: https://example.com/',
  },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'The site is shown by http.',
      hint: 'Give the server a certificate, and let http lead to https.',
    },
    shown: {
      message: 'By http the site answers with {status} and does not lead to https.',
      hint: 'Answer every request by http with a permanent redirect to the same address by https.',
    },
    elsewhere: {
      message: 'By http the site leads to {location}, which is another address.',
      hint: 'Lead to the same address by https first: browsers then remember https for this name.',
    },
    temporary: {
      message: 'By http the site leads to https with {status}, which browsers do not remember.',
      hint: 'Use 301 or 308.',
    },
  },

  *check({ origin, plain }) {
    const url = plain?.url ?? `${origin}/`
    if (origin.startsWith('http:')) {
      if (!isLoopback(origin)) yield { messageId: 'none', url }
      return
    }
    // Without an answer nobody reads anything on the way.
    if (!plain || plain.status === 0) return
    const { status, headers } = plain
    const location = URL.parse(headers['location'] ?? '', plain.url)
    if (status < 300 || status > 399 || location?.protocol !== 'https:')
      yield { messageId: 'shown', data: { status: String(status) }, url }
    else if (location.hostname !== new URL(origin).hostname)
      yield { messageId: 'elsewhere', data: { location: location.href }, url, severity: 'warning' }
    else if (status !== 301 && status !== 308)
      yield { messageId: 'temporary', data: { status: String(status) }, url, severity: 'warning' }
  },
})

const isLoopback = (origin: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)
