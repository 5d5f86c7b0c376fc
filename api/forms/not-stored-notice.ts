import type { FormRules } from '#site/types.ts'
import { escapeHtml } from '../escape-html.ts'
import type { FilledPage } from '../pages.ts'
import { letter } from './letter.ts'

/** For a site that says nothing in the visitor's language. */
const plain = {
  heading: 'This was not received',
  text: 'Nothing was stored. All you wrote is still below; please send it again in a minute.',
  mail: 'Or mail it',
}

/** Says that a form was not kept, in the visitor's language, with a letter of it to send instead. */
export function notStoredNotice(
  { contact, notStored = {} }: Pick<FormRules, 'contact' | 'notStored'>,
  page: FilledPage,
): string {
  const own = notStored[page.language]
  const { heading, text, mail } = own ?? plain
  const link =
    contact === undefined
      ? ''
      : `<p><a href="${escapeHtml(letter(contact, page))}">${escapeHtml(mail)}</a></p>`
  // It has the focus when the page opens, so that it is read first.
  return `<div class="form-failure" role="alert" tabindex="-1" autofocus=""${own ? '' : ' lang="en"'}><p><strong>${escapeHtml(heading)}</strong></p><p>${escapeHtml(text)}</p>${link}</div>`
}
