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
const emailAddress = /^[\w.!#$'*+/=^{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i
const phoneNumber = /^\+?\d{4,15}$/

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
  const [, scheme = guessScheme(written), rest = written] =
    /^([a-z][a-z\d+-]*):(.*)$/is.exec(written) ?? []
  switch (scheme.toLowerCase()) {
    case 'https':
      return readPage(rest)
    case 'mailto':
      return emailAddress.test(rest)
        ? { href: `mailto:${rest}`, shown: rest, host: rest }
        : undefined
    case 'tel': {
      const number = rest.replaceAll(/[\s().-]/g, '')
      if (!phoneNumber.test(number)) return undefined
      return { href: `tel:${number}`, shown: number, host: number }
    }
    default:
      return undefined
  }
}

/** The address in a quiz from elsewhere, if it is exactly what `readOwnLink` makes of it. */
export function ownLinkIn(href: unknown): OwnLink | undefined {
  const link = typeof href === 'string' ? readOwnLink(href) : undefined
  return link?.href === href ? link : undefined
}

function guessScheme(written: string) {
  if (/^[^/?#\s]+@[^/?#\s]+$/.test(written)) return 'mailto'
  return /^\+?[\d\s().-]+$/.test(written) && !/^\d+(\.\d+){3}$/.test(written) ? 'tel' : 'https'
}

function readPage(rest: string): OwnLink | undefined {
  const address = `https://${rest.replace(/^\/\//, '')}`
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const { href, host, username, password } = new URL(address)
  if (username !== '' || password !== '' || !publicHost.test(host)) return undefined
  return { href, shown: href.slice('https://'.length).replace(/\/$/, ''), host }
}
