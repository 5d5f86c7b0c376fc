import { defineCheck } from '../check.ts'

/** Texts that fit into one packet gain nothing, in bytes. */
const worthwhile = 1400

export const check = defineCheck({
  code: 'deployed/compression',
  severity: 'warning',
  summary: 'Pages, scripts and style sheets are sent compressed.',
  why: 'Uncompressed they take about four times as long on a slow connection.',
  example: { before: 'GET /\n200', after: 'GET /\n200, content-encoding: br' },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'This file is sent uncompressed.',
      hint: 'Send the compressed forms that the build writes, or let the server compress.',
    },
    vary: {
      message: 'This file is sent compressed, and caches are not told so.',
      hint: 'Send the header vary: accept-encoding.',
    },
  },

  *check({ pages, assets }) {
    for (const { url, status, headers, body } of [
      ...pages.map(({ answer }) => answer),
      ...assets,
    ]) {
      const isText = /^(text|application)\/.*(html|css|javascript|json|xml)/.test(
        headers['content-type'] ?? '',
      )
      if (status !== 200 || !isText || body.length < worthwhile) continue
      if (headers['content-encoding'] === undefined) yield { messageId: 'none', url }
      else if (!/accept-encoding|\*/i.test(headers['vary'] ?? '')) yield { messageId: 'vary', url }
    }
  },
})
