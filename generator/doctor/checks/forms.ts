import { defineCheck } from '../check.ts'

export const check = defineCheck({
  code: 'deployed/forms',
  severity: 'error',
  summary: 'Somebody takes the forms of the site.',
  why: 'A visitor would be thanked, or told of an error, and nobody would ever read the form.',
  example: {
    before: 'GET /api/forms\n404',
    after: 'GET /api/forms\n405, allow: POST',
  },
  canBeAcknowledged: false,
  messages: {
    nobody: {
      message:
        'Nobody takes the form “{form}”: there is no API, and the host is not one that takes forms.',
      hint: 'Let the server send /api/ and every POST to the API, as the recipes do.',
    },
    broken: {
      message: 'The API answers the form “{form}” with {status}.',
      hint: 'See the log of the server, and /readyz on its own port.',
    },
    lost: {
      message:
        'The API answers, and the form “{form}” does not reach it: its address answers with {status}.',
      hint: 'Let the server send every POST to the API, not only /api/.',
    },
    hidden: {
      message: 'The form “{form}” does not say that the host may take it.',
      hint: 'Deploy the newest build: it marks each form with data-netlify.',
    },
  },

  *check({ pages, api, emptyForm }) {
    const found = pages.flatMap(({ answer, page }) =>
      page.forms
        .filter(({ method }) => method === 'post')
        .map((form) => ({ form, url: answer.url, host: answer.headers['server'] ?? '' })),
    )
    const byName = new Map(found.map((each) => [each.form.name, each]))
    for (const { form, url, host } of byName.values()) {
      const data = { form: form.name, status: String(api?.status ?? 0) }
      if (api && takesForms(api.status, api.headers['allow'])) {
        const status = emptyForm?.status ?? 0
        // The API refuses an empty form, and stores nothing of it.
        if (status !== 422 && status !== 429)
          yield { messageId: 'lost', data: { ...data, status: String(status) }, url }
      } else if (api && api.status >= 500) yield { messageId: 'broken', data, url }
      else if (!/netlify/i.test(host)) yield { messageId: 'nobody', data, url }
      else if (!form.isForNetlify) yield { messageId: 'hidden', data, url }
    }
  },
})

const takesForms = (status: number, allow = '') => status === 405 && /\bPOST\b/.test(allow)
