/** Why an address cannot be the target of a button. */
export type LinkFault = 'long' | 'hidden' | 'scheme' | 'credentials' | 'host' | 'email' | 'phone'

/** The checked target of a button. */
interface OwnLink {
  readonly href: string
  /** What the reader sees of it: without the scheme, the host as it is sent over the network. */
  readonly shown: string
  /** Who answers: a host, an e-mail address or a telephone number. */
  readonly host: string
}

/** The longest address, in characters. */
const longest = 500

/** Characters that nobody sees, among them those that turn the direction of a text. */
const hidden = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u

const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,})(?::\d+)?$/
const emailAddress = /^[\w.!#$'*+/=^{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i
const phoneNumber = /^\+?\d{4,15}$/

/**
 * Reads the address that a business gives for its button: a page, an e-mail address or a telephone
 * number. The scheme may be left out. Whatever it returns is safe in a link.
 */
export function readOwnLink(text: string): OwnLink | LinkFault {
  const written = text.trim()
  if (written.length > longest) return 'long'
  if (hidden.test(written)) return 'hidden'

  const [, scheme = guessScheme(written), rest = written] =
    /^([a-z][a-z\d+-]*):(.*)$/is.exec(written) ?? []
  switch (scheme.toLowerCase()) {
    case 'https':
      return readPage(rest)
    case 'mailto':
      return emailAddress.test(rest) ? { href: `mailto:${rest}`, shown: rest, host: rest } : 'email'
    case 'tel':
      return readPhone(rest)
    default:
      return 'scheme'
  }
}

/** Whether an address in a quiz from elsewhere is exactly what `readOwnLink` makes of it. */
export function ownLinkIn(href: unknown): OwnLink | undefined {
  if (typeof href !== 'string') return undefined
  const link = readOwnLink(href)
  return typeof link === 'object' && link.href === href ? link : undefined
}

function guessScheme(written: string) {
  if (/^[^/?#\s]+@[^/?#\s]+$/.test(written)) return 'mailto'
  return /^\+?[\d\s().-]+$/.test(written) && !/^\d+(\.\d+){3}$/.test(written) ? 'tel' : 'https'
}

function readPage(rest: string): OwnLink | LinkFault {
  const address = `https://${rest.replace(/^\/\//, '')}`
  if (/\s/.test(address) || !URL.canParse(address)) return 'host'
  const { href, host, username, password } = new URL(address)
  if (username !== '' || password !== '') return 'credentials'
  if (!publicHost.test(host)) return 'host'
  return { href, shown: href.slice('https://'.length).replace(/\/$/, ''), host }
}

function readPhone(rest: string): OwnLink | LinkFault {
  const number = rest.replaceAll(/[\s().-]/g, '')
  return phoneNumber.test(number) ? { href: `tel:${number}`, shown: number, host: number } : 'phone'
}
