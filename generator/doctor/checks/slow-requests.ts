import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/slow-requests',
  severity: 'warning',
  summary: 'A request that stops halfway is cut off.',
  why: 'Whoever opens enough of them and sends nothing more keeps all others from the site.',
  example: {
    before: 'client_header_timeout 60s;',
    after: 'client_header_timeout 10s;',
  },
  canBeAcknowledged: false,
  messages: {
    open: {
      message: 'A request that stopped halfway was not cut off.',
      hint: 'Give the server in front a time limit for requests, as the recipes for nginx and Caddy do.',
    },
  },

  *check({ cutsSlowRequests, origin }) {
    if (cutsSlowRequests === false) yield { messageId: 'open', url: `${origin}/` }
  },
})
