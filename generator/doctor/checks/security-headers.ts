import { defineCheck } from '../check.ts'
import type { Answer } from '../deployed-site.ts'

/** Half a year, in seconds: what scanners of site security ask for. */
const minAge = 15_552_000

/** Headers that every document needs, and what they have to be. */
const needed: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/i,
  'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i,
  'cross-origin-opener-policy': /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/i,
  'permissions-policy': /\S/,
}

export const check = defineCheck({
  code: 'deployed/security-headers',
  severity: 'warning',
  summary: 'Every page has the headers that keep browsers from guessing and from being used.',
  why: 'A page without them can be framed, opened by http or read by another site.',
  example: {
    before: 'GET /\n200',
    after:
      'GET /\n200, strict-transport-security: max-age=63072000, x-content-type-options: nosniff',
  },
  canBeAcknowledged: false,
  messages: {
    missing: {
      message: 'This page has no header {header}.',
      hint: 'Send the headers that the build writes for your server or host.',
    },
    wrong: {
      message: 'The header {header} of this page is “{value}”.',
      hint: 'Send the headers that the build writes for your server or host.',
    },
    short: {
      message: 'Browsers open this site by https for less than half a year.',
      hint: 'Give max-age of {header} at least 15552000 seconds.',
    },
    version: {
      message: 'The header server says which version runs: {value}.',
      hint: 'Leave the version out: it shows an attacker which known faults to try.',
    },
  },

  *check({ pages, origin }) {
    for (const { answer } of pages) {
      if (answer.status !== 200) continue
      const { url, headers } = answer
      for (const [header, pattern] of Object.entries(needed)) {
        const value = headers[header]
        if (value === undefined) yield { messageId: 'missing', data: { header }, url }
        else if (!pattern.test(value)) yield { messageId: 'wrong', data: { header, value }, url }
      }
      if (!isFramedByNobody(answer))
        yield { messageId: 'missing', data: { header: 'x-frame-options' }, url }

      const header = 'strict-transport-security'
      const transport = headers[header]
      if (origin.startsWith('https:') && transport === undefined)
        yield { messageId: 'missing', data: { header }, url }
      else if (
        transport !== undefined &&
        Number(/max-age=(\d+)/i.exec(transport)?.[1] ?? 0) < minAge
      )
        yield { messageId: 'short', data: { header }, url }

      const { server = '' } = headers
      if (/\d\.\d/.test(server))
        yield { messageId: 'version', data: { value: server }, url, severity: 'info' }
    }
  },
})

const isFramedByNobody = ({ headers }: Answer) =>
  headers['x-frame-options'] !== undefined ||
  /frame-ancestors/i.test(headers['content-security-policy'] ?? '')
