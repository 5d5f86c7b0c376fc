import type { OwnAction } from '../state.ts'

/** The checked target of a button. */
interface OwnLink {
  readonly href: string
  /** What the reader sees of it: without the scheme, the host as it is sent over the network. */
  readonly shown: string
  /** Who answers: a host, an e-mail address or a telephone number. */
  readonly host: string
}

/** The longest address and the longest text of a button, in characters. */
export const longest = { link: 500, text: 100 }

/** Characters that nobody sees, among them those that turn the direction of a text. */
const unseen = {
  link: /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u,
  // Joiners are left alone: emoji and several scripts are written with them.
  text: /[\p{Cc}\p{Bidi_Control}\u{200B}\u{2060}\u{FEFF}]/u,
}

const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,})(?::\d+)?$/
const emailAddress = /^(?:mailto:)?([\w.!#$'*+/=^{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,})$/i
const phoneNumber = /^(?:tel:)?(\+?\d{4,15})$/i

/** Whether a field cannot be used as it is. It may be empty. */
export function isWrong(draft: OwnAction, field: keyof OwnAction): boolean {
  const written = draft[field].trim()
  if (field === 'link') return written !== '' && !readOwnLink(written)
  return written.length > longest.text || unseen.text.test(written)
}

/** The button of the fields, by default with the generated text. Undefined without an address, or if a field is wrong. */
export function actionOf(draft: OwnAction, generatedText: string): OwnAction | undefined {
  const link = readOwnLink(draft.link)
  if (!link || isWrong(draft, 'text')) return undefined
  return { link: link.href, text: draft.text.trim() || generatedText }
}

/** Validates the button of a quiz from elsewhere; undefined if it is not one of ours. */
export function readAction(value: unknown): OwnAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { link, text }: Partial<Record<keyof OwnAction, unknown>> = value
  const target = ownLinkIn(link)
  if (!target || typeof text !== 'string' || text.trim() === '') return undefined
  const action = { link: target.href, text }
  return isWrong(action, 'text') ? undefined : action
}

/**
 * Reads the address that a business gives for its button: a page, an e-mail address or a telephone number. The scheme
 * may be left out. Whatever it returns is safe in a link.
 */
export function readOwnLink(text: string): OwnLink | undefined {
  const written = text.trim()
  if (written.length > longest.link || unseen.link.test(written)) return undefined
  const [, address] = emailAddress.exec(written) ?? []
  if (address) return { href: `mailto:${address}`, shown: address, host: address }
  const isNetwork = /^\d+(\.\d+){3}$/.test(written)
  const [, number] = phoneNumber.exec(isNetwork ? '' : written.replaceAll(/[\s().-]/g, '')) ?? []
  if (number) return { href: `tel:${number}`, shown: number, host: number }

  const page = `https://${written.replace(/^https:(\/\/)?/i, '')}`
  if (/[\s\\]/.test(page) || !URL.canParse(page)) return undefined
  const { href, host, username, password } = new URL(page)
  if (username !== '' || password !== '' || !publicHost.test(host)) return undefined
  return { href, shown: href.slice('https://'.length).replace(/\/$/, ''), host }
}

/** The address in a quiz from elsewhere, if it is exactly what `readOwnLink` makes of it. */
export function ownLinkIn(href: unknown): OwnLink | undefined {
  const link = typeof href === 'string' ? readOwnLink(href) : undefined
  return link?.href === href ? link : undefined
}
