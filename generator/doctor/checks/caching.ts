import { defineCheck } from '../check.ts'

/** A week, in seconds. */
const week = 604_800

export const check = defineCheck({
  code: 'deployed/caching',
  severity: 'warning',
  summary: 'Browsers keep the assets of a site for long, and ask for its pages again.',
  why: 'Otherwise visitors load everything at each visit, or see a page of last week.',
  example: {
    before: 'GET /assets/entry-B2xZ.js\n200, cache-control: no-store',
    after: 'GET /assets/entry-B2xZ.js\n200, cache-control: public, max-age=31536000, immutable',
  },
  canBeAcknowledged: false,
  messages: {
    asset: {
      message: 'Browsers do not keep this asset.',
      hint: 'Its name changes with its content: send cache-control: public, max-age=31536000, immutable.',
    },
    page: {
      message: 'Browsers keep this page without asking again: {value}.',
      hint: 'Send cache-control: no-cache, so that visitors see a change at once.',
    },
    again: {
      message: 'The page is sent again to a browser that has it.',
      hint: 'Send an ETag, and answer with 304 to a request that names it.',
    },
  },

  *check({ pages, assets, home, again }) {
    for (const { url, status, headers } of assets) {
      const isNamedByContent = /[-.][\w-]{8,}\.\w+$/.test(new URL(url).pathname)
      if (status === 200 && isNamedByContent && ageOf(headers['cache-control']) < week)
        yield { messageId: 'asset', url }
    }
    for (const { answer } of pages) {
      const value = answer.headers['cache-control'] ?? ''
      if (answer.status === 200 && ageOf(value) >= week && !/no-cache/i.test(value))
        yield { messageId: 'page', data: { value }, url: answer.url }
    }
    if (home.answer.status === 200 && again?.status !== 304)
      yield { messageId: 'again', url: home.answer.url }
  },
})

/** In seconds; 0 where nothing may be kept. */
const ageOf = (header = '') =>
  /no-store/i.test(header) ? 0 : Number(/(?:^|[\s,])max-age=(\d+)/i.exec(header)?.[1] ?? 0)
