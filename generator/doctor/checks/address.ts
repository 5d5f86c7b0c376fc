import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/address',
  severity: 'warning',
  summary: 'A site is reached at the address that it names.',
  why: 'Search engines would list the other address, and forms are compared with it.',
  example: {
    before: 'https://preview.example shows <link rel="canonical" href="https://example.com/">',
    after: 'https://example.com shows <link rel="canonical" href="https://example.com/">',
  },
  canBeAcknowledged: false,
  messages: {
    other: {
      message: 'The pages name {own} as their address.',
      hint: 'Check the site there, or change the address in site.yaml and build again.',
    },
  },

  *check({ origin, ownOrigin, home }) {
    if (home.answer.status !== 200 || ownOrigin === origin) return
    yield { messageId: 'other', data: { own: ownOrigin }, url: home.answer.url }
  },
})
