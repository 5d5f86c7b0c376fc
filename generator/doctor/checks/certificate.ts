import { defineCheck } from '../check.ts'
import { isUntrusted } from '../deployed-site.ts'

/** The fewest days that leave time for an attempt that fails. */
const fewDays = 14

export const check = defineCheck({
  code: 'deployed/certificate',
  severity: 'warning',
  summary: 'The certificate of a site is renewed in time.',
  why: 'Browsers show a warning instead of the site once its certificate has expired.',
  example: { before: 'notAfter: in 3 days', after: 'notAfter: in 60 days' },
  canBeAcknowledged: false,
  messages: {
    invalid: {
      message: 'Browsers do not trust the certificate: {error}.',
      hint: 'Have a certificate issued for this name, and send it with those of its issuers.',
    },
    soon: {
      message: {
        one: 'The certificate expires in {count} day.',
        other: 'The certificate expires in {count} days.',
      },
      hint: 'See why it was not renewed: that happens a month before, as a rule.',
    },
  },

  *check({ origin, home, certificateDays }) {
    const { error = '' } = home.answer
    const url = `${origin}/`
    if (isUntrusted(home.answer))
      yield { messageId: 'invalid', data: { error }, url, severity: 'error' }
    else if (certificateDays !== undefined && certificateDays < fewDays)
      yield { messageId: 'soon', data: { count: certificateDays }, url }
  },
})
