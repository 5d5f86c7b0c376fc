import type { FormRules } from '#site/types.ts'
import { escapeHtml, type RejectedPage, type RejectionReason } from './pages.ts'

export type RejectionRules = Pick<FormRules, 'contact' | 'notStored' | 'notTaken'>

/** Used when the site has no text in the visitor's language. */
const plain: Readonly<
  Record<RejectionReason, { readonly heading: string; readonly text: string }>
> = {
  notStored: {
    heading: 'This was not received',
    text: 'Nothing was stored. All you wrote is still below; please send it again in a minute.',
  },
  tooOften: {
    heading: 'That was too often',
    text: 'Nothing was stored. All you wrote is still below; please send it again in a minute.',
  },
  tooLarge: {
    heading: 'This is too long',
    text: 'Nothing was stored. Go back to what you wrote, and make it shorter.',
  },
  unreadable: {
    heading: 'This could not be read',
    text: 'Go back to what you wrote, and send it again.',
  },
}
const plainLink = 'Or mail it'

/** Explains in the visitor's language why a form was not accepted, and offers to send it by e-mail instead. */
export function rejectionNotice(rules: RejectionRules, page: RejectedPage): string {
  const { language, reason, values } = page
  const stored = rules.notStored?.[language]
  const own = reason === 'notStored' ? stored : rules.notTaken?.[language]?.[reason]
  const { heading, text } = own ?? plain[reason]
  const mail = stored?.mail ?? plainLink
  const link =
    rules.contact === undefined || values.length === 0
      ? ''
      : `<p><a href="${escapeHtml(mailtoBody(rules.contact, page))}">${escapeHtml(mail)}</a></p>`
  // The notice has the focus when the page opens, so that a screen reader reads it first.
  return `<div class="form-failure" role="alert" tabindex="-1" autofocus=""${own ? '' : ' lang="en"'}><p><strong>${escapeHtml(heading)}</strong></p><p>${escapeHtml(text)}</p>${link}</div>`
}

/** The body of a mailto link, with every sent field. */
function mailtoBody(
  contact: string,
  { form, language, values }: Pick<RejectedPage, 'form' | 'language' | 'values'>,
): string {
  const fields = form?.languages[language]?.fields ?? {}
  const wordings = form?.fields.filter(({ kind }) => kind === 'wording') ?? []
  const unseen = new Set(['form-name', ...wordings.map(({ name }) => name)])
  const lines = values
    .filter(([name, value]) => !unseen.has(name) && value.trim() !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}\n${value}`)
  const text = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${contact}?body=${encodeURIComponent(text.toWellFormed())}`
}
