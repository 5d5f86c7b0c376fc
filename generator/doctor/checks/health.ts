import { defineCheck } from '../check.ts'
import { showsFile } from '../deployed-site.ts'

export const check = defineCheck({
  code: 'deployed/health',
  severity: 'error',
  summary: 'Health and metrics are for operators only.',
  why: 'They tell how many visitors write and what has failed, and cost the server work.',
  example: { before: 'GET /metrics\n200', after: 'GET /metrics\n404' },
  canBeAcknowledged: false,
  messages: {
    shown: {
      message: 'Anybody can read this address of operators.',
      hint: 'Do not lead visitors to OPERATION_PORT.',
    },
  },

  *check(site) {
    for (const answer of site.operation)
      if (showsFile(answer, site) || answer.body.includes(readinessKey))
        yield { messageId: 'shown', url: answer.url }
  },
})

/** In what a server says that is not ready, with status 503. */
const readinessKey = '"checks":'
