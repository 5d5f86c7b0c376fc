import type { FormRule } from '#site/types.ts'
import type { Pairs } from '../../store/submission.ts'
import { escapeHtml, type FilledPage, htmlResponse, type Pages } from './pages.ts'
import { type RejectionRules, rejectionNotice } from './rejection-notice.ts'

/** Plain HTML pages, for a site without pages of its own. */
export function createPlainPages(rules: RejectionRules): Pages {
  return {
    invalid: ({ form, language, values, errors }) => {
      const { path = '/', fields = {} } = form.languages[language] ?? {}
      const items = errors.map(({ field, code }) => {
        const { label = field, required = code, invalid = required } = fields[field] ?? {}
        return `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(code === 'required' ? required : invalid)}</li>`
      })
      const body = `<ul>${items.join('')}</ul>${again({ form, language, values })}<p><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></p>`
      return page(422, language, body)
    },
    rejected: ({ form, ...rejected }) => {
      const { language, values, status, headers } = rejected
      const whole = form && values.length > 0 ? again({ form, language, values }) : ''
      return page(status, language, rejectionNotice(rules, { form, ...rejected }) + whole, headers)
    },
    thanks: ({ form, language }) => {
      const { thanks = '', path = '/' } = form.languages[language] ?? {}
      return page(
        200,
        language,
        `<h1>${escapeHtml(thanks)}</h1><p><a href="${escapeHtml(path)}">${escapeHtml(path)}</a></p>`,
      )
    },
  }
}

/** A form with all sent values, to edit and send again. */
function again({ form, language, values }: FilledPage): string {
  const { fields = {}, path = '/' } = form.languages[language] ?? {}
  return `<form method="post" action="${escapeHtml(path)}">${hiddenName(form)}${values
    .filter(([name]) => name !== 'form-name')
    .map(([name, value]) => field(fields[name]?.label, name, value))
    .join('')}<button>↻</button></form>`
}

const hiddenName = ({ name }: FormRule) =>
  `<input type="hidden" name="form-name" value="${escapeHtml(name)}">`

const field = (label: string | undefined, ...[name, value]: Pairs[number]) =>
  label === undefined
    ? `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
    : `<p><label>${escapeHtml(label)}<br><textarea name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea></label></p>`

const page = (
  status: number,
  language: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  htmlResponse(
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>${body}`,
    status,
    headers,
  )
