import { pairsInSameParent, type TextPair, textPairs } from '../../compare/pairs.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { vocabularies } from '../../languages/index.ts'
import { baseOf } from '../../languages/locale.ts'
import { memoize } from '../../memoize.ts'
import { fillIn } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { phoneNumber } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

const isCompared = (kind: string | undefined) => kind === 'translate' || kind === 'twin'

const comparedPairs = memoize((site: Site): readonly TextPair[] =>
  textPairs(site).filter(({ source: { schema } }) => isCompared(schema['x-i18n'])),
)

export const rule = defineItemRule({
  code: 'links/address-mismatch',
  severity: 'error',
  summary: 'Web addresses, email addresses and telephone numbers are the same in every language.',
  why: 'People who write to the old address get no answer, and you lose a client without knowing it.',
  example: {
    before: '# en\ntext: Call 020 123 45 67.\n# nl\ntext: Bel 020 123 45 76.',
    after: '# nl\ntext: Bel 020 123 45 67.',
  },

  messages: {
    different: {
      message: '{translation} has {here}, {source} has {there}.',
      hint: 'Make both the same, or keep it if each language has its own.',
      text: 'The {source} text.',
    },
    added: {
      message: '{translation} has {here}, {source} does not.',
      hint: 'Make both the same, or keep it if each language has its own.',
      text: 'The {source} text.',
    },
    lost: {
      message: '{source} has {there}, {translation} does not.',
      hint: 'Make both the same, or keep it if each language has its own.',
      text: 'The {source} text.',
    },
  },
  items: comparedPairs,

  create: (site) => {
    return (pair, group) => {
      const rest = compare(site, [pair])
      if (rest.here.length === 0 && rest.there.length === 0) return []

      const around = compare(site, pairsInSameParent(pair, comparedPairs(group)))
      const isMissed = (others: readonly Address[]) => (address: Address) =>
        others.some((other) => isSame(other, address))
      const here = rest.here.filter(isMissed(around.here))
      const there = rest.there.filter(isMissed(around.there))
      return here.length > 0 || there.length > 0 ? [findingOf(site, pair, { here, there })] : []
    }
  },
})

interface Sides {
  readonly here: readonly Address[]
  readonly there: readonly Address[]
}

/** The addresses that only the source or only the translation has. */
function compare(site: Site, pairs: readonly TextPair[]): Sides {
  const all = (side: 'source' | 'translation') =>
    pairs.flatMap((pair) => addressesIn(pair[side].text, site))
  const [there, here] = [all('source'), all('translation')]
  const lacks = (others: readonly Address[]) => (address: Address) =>
    !others.some((other) => isSame(other, address))
  return { here: here.filter(lacks(there)), there: there.filter(lacks(here)) }
}

const isSame = (a: Address, b: Address) => a.kind === b.kind && a.key === b.key

function findingOf(
  site: Site,
  { source, translation, language }: TextPair,
  { here, there }: Sides,
): Finding<'different' | 'added' | 'lost'> {
  const isBoth = here.length > 0 && there.length > 0
  return {
    messageId: isBoth ? 'different' : here.length > 0 ? 'added' : 'lost',
    data: {
      source: { language: site.source.code },
      translation: { language: language.code },
      here: writtenOf(here),
      there: writtenOf(there),
    },
    severity: isBoth ? 'error' : 'warning',
    at: addressPlace(translation, here),
    path: formatPath(translation.path, translation.document.data),
    related: [{ at: addressPlace(source, there), message: 'text' }],
    values: { [site.source.code]: source.text, [language.code]: translation.text },
  }
}

const writtenOf = (addresses: readonly Address[]) => addresses.map(({ written }) => written)

const addressPlace = ({ document, path }: Text, [first]: readonly Address[]) =>
  document.place(path, first ? { within: first.written } : {})

/** A URL, e-mail address or telephone number. */
interface Address {
  readonly kind: 'url' | 'email' | 'phone'
  /** The same for all notations and languages of an address. */
  readonly key: string
  readonly written: string
}

const pattern = new RegExp(
  [
    String.raw`(?<url>(?:https?:\/\/|www\.)[^\s<>()[\]"”’]+)`,
    String.raw`(?:mailto:)?(?<email>(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    `(?:tel:)?(?<phone>${phoneNumber})`,
    String.raw`(?<domain>(?<![\p{L}\d@./-])(?:[a-z\d-]+\.)+(?:nl|com|org|net|eu|be|de|fr|io|dev|app|agency|studio|example)(?![\p{L}\d.@])(?:\/[^\s<>()[\]]*)?)`,
  ].join('|'),
  'giu',
)

const promising = /@|\/\/|www\.|\d{2}|[a-z]\.[a-z]{2}|\{\{/i

/** The addresses in a text, including those in facts. */
function addressesIn(text: string, site: Site): readonly Address[] {
  if (!promising.test(text)) return []
  const filled = fillIn(text, (name) => site.facts.get(name)?.text ?? '0')

  return [...filled.matchAll(pattern)].flatMap(({ index, groups = {} }): readonly Address[] => {
    const { url, email, phone, domain } = groups
    if (email) return [{ kind: 'email', key: email.toLowerCase(), written: email }]
    if (phone)
      return isDate(phone) ? [] : [{ kind: 'phone', key: subscriber(phone), written: phone }]
    const written = (url ?? domain ?? '').replace(/[.,;:!?*_]+$/, '')
    if (domain && isExample(filled.slice(Math.max(0, index - 24), index), domain)) return []
    return [{ kind: 'url', key: placeOf(written, site), written }]
  })
}

const isDate = (digits: string) => /^\d{1,2}-\d{1,2}-\d{4}$/.test(digits)

/** The digits without country code and trunk prefix. */
const subscriber = (phone: string) => phone.replaceAll('(0)', '').replaceAll(/\D/g, '').slice(-9)

/** Whether a domain is a sample that visitors replace by their own. */
const isExample = (before: string, domain: string) =>
  /^(?:your|my|jouw|mijn|je|uw|example|voorbeeld|domain|domein)/i.test(domain) ||
  /(?:e\.g\.,?|for example,?|such as|like|bijv\.|bijvoorbeeld|zoals|bv\.|end(?:s|ing)? in|einde zoals)\s*$/i.test(
    before,
  )

/** The codes of languages that addresses of others have, whatever the site speaks. */
const common: ReadonlySet<string> = new Set(Object.keys(vocabularies))

/** The host only, for a page that has a translated path in each language. */
function placeOf(url: string, { languages }: Site): string {
  const isLanguage = (step: string) => {
    const code = /^([a-z]{2,3})(?:[-_][a-z]{2})?$/.exec(step)?.[1] ?? ''
    return common.has(code) || languages.some((each) => baseOf(each.code) === code)
  }

  const [address = '', query = ''] = url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('?')
  const [host = '', ...path] = address.replace(/\/+$/, '').split('/')
  const labels = host.toLowerCase().split('.')
  const isLocal = isLanguage(labels[0] ?? '') || path.some((step) => isLanguage(step.toLowerCase()))
  const plain = labels.filter((label, index) => index > 0 || !isLanguage(label)).join('.')
  if (isLocal || /(?:^|&)(?:hl|lang|locale|language)=/.test(query)) return plain
  return [plain, ...path].join('/')
}
