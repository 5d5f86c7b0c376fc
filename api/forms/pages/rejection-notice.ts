import type { FormRules } from '#site/types.ts'
import { escapeHtml, type RefusalReason, type RefusedPage } from './pages.ts'

export type RefusalRules = Pick<FormRules, 'contact' | 'notStored' | 'notTaken'>

/** For a site that says nothing in the visitor's language. */
const plain: Readonly<Record<RefusalReason, { readonly heading: string; readonly text: string }>> =
  {
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

/** Says why a form was not taken, in the visitor's language, with a letter of it to send instead. */
export function refusalNotice(rules: RefusalRules, page: RefusedPage): string {
  const { language, reason, values } = page
  const stored = rules.notStored?.[language]
  const own = reason === 'notStored' ? stored : rules.notTaken?.[language]?.[reason]
  const { heading, text } = own ?? plain[reason]
  const mail = stored?.mail ?? plainLink
  const link =
    rules.contact === undefined || values.length === 0
      ? ''
      : `<p><a href="${escapeHtml(letter(rules.contact, page))}">${escapeHtml(mail)}</a></p>`
  // It has the focus when the page opens, so that it is read first.
  return `<div class="form-failure" role="alert" tabindex="-1" autofocus=""${own ? '' : ' lang="en"'}><p><strong>${escapeHtml(heading)}</strong></p><p>${escapeHtml(text)}</p>${link}</div>`
}

/** The address of a letter with everything that was sent written out, for when it could not be kept. */
function letter(
  contact: string,
  { form, language, values }: Pick<RefusedPage, 'form' | 'language' | 'values'>,
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
