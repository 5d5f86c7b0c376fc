import { type Facts, fillIn } from '../../model/facts.ts'
import { phoneNumber } from '../../text/figures/phone-number.ts'

/** An address that visitors can follow, write to or call. */
export interface Address {
  readonly kind: 'url' | 'email' | 'phone'
  /** The same for the same address, however and for whichever language it is written. */
  readonly key: string
  readonly written: string
}

const pattern = new RegExp(
  [
    String.raw`(?<url>(?:https?:\/\/|www\.)[^\s<>()[\]"”’]+)`,
    String.raw`(?:mailto:)?(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    `(?:tel:)?(?<phone>${phoneNumber})`,
    String.raw`(?<domain>(?<![\p{L}\d@./-])(?:[a-z\d-]+\.)+(?:nl|com|org|net|eu|be|de|fr|io|dev|app|agency|studio|example)(?![\p{L}\d.@])(?:\/[^\s<>()[\]]*)?)`,
  ].join('|'),
  'giu',
)

const promising = /@|\/\/|www\.|\d{2}|[a-z]\.[a-z]{2}|\{\{/i

/** The addresses in a text, with the facts that are filled in. */
export function addressesIn(text: string, facts: Facts): readonly Address[] {
  if (!promising.test(text)) return []
  const filled = fillIn(text, (name) => facts.get(name)?.text ?? '0')

  return [...filled.matchAll(pattern)].flatMap(({ index, groups = {} }): readonly Address[] => {
    const { url, email, phone, domain } = groups
    if (email) return [{ kind: 'email', key: email.toLowerCase(), written: email }]
    if (phone)
      return isDate(phone) ? [] : [{ kind: 'phone', key: subscriber(phone), written: phone }]
    const written = (url ?? domain ?? '').replace(/[.,;:!?*_]+$/, '')
    if (domain && isExample(filled.slice(0, index), domain)) return []
    return [{ kind: 'url', key: placeOf(written), written }]
  })
}

const isDate = (digits: string) => /^\d{1,2}-\d{1,2}-\d{4}$/.test(digits)

/** The number without its country or trunk prefix. */
const subscriber = (phone: string) => phone.replaceAll('(0)', '').replaceAll(/\D/g, '').slice(-9)

/** Words that visitors are to put their own domain for. */
const isExample = (before: string, domain: string) =>
  /^(?:your|my|jouw|mijn|je|uw|example|voorbeeld|domain|domein)/i.test(domain) ||
  /(?:e\.g\.,?|for example,?|such as|like|bijv\.|bijvoorbeeld|zoals|bv\.|end(?:s|ing)? in|einde zoals)\s*$/i.test(
    before,
  )

const language = /^(?:nl|en|de|fr)(?:[-_][a-z]{2})?$/

/** A page that exists once per language is known by its host alone: its path may be translated. */
function placeOf(url: string): string {
  const [address = '', query = ''] = url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('?')
  const [host = '', ...path] = address.replace(/\/+$/, '').split('/')
  const labels = host.toLowerCase().split('.')
  const isLocal =
    language.test(labels[0] ?? '') || path.some((step) => language.test(step.toLowerCase()))
  const plain = labels.filter((label, index) => index > 0 || !language.test(label)).join('.')
  if (isLocal || /(?:^|&)(?:hl|lang|locale|language)=/.test(query)) return plain
  return [plain, ...path].join('/')
}
