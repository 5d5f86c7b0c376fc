import { pairsInSameParent, type TextPair, textPairs } from '../compare/pairs.ts'
import { sameValuesOf } from '../compare/shared-values.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { vocabularies } from '../languages/index.ts'
import { baseOf } from '../languages/locale.ts'
import { memoize } from '../memoize.ts'
import { fillIn } from '../model/facts/facts.ts'
import { anchorsOf, ownAddress, ownAnchors, readTarget } from '../model/links.ts'
import { documentsByFile } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import { createFix, located, textPlace } from '../model/text-place.ts'
import { type Text, textsOf } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isWithin, type Path } from '../read/path.ts'
import { phoneNumber } from '../text/figures/read-figures.ts'
import { linksIn } from '../text/markup.ts'
import { groupRule, indexRule, pairRuleOf, type Row } from './rule.ts'

const isCompared = (kind: string | undefined) => kind === 'translate' || kind === 'twin'

const comparedPairs = memoize((site: Site): readonly TextPair[] =>
  textPairs(site).filter(({ source: { schema } }) => isCompared(schema['x-i18n'])),
)

export const addressMismatch = pairRuleOf(
  comparedPairs,
  'links/address-mismatch',
  'disputable',
  (pair, site, group) => {
    /** What neither the other language nor an adjacent text of it has. */
    const lackedBy = (other: 'source' | 'translation', { text }: Text) => {
      const addresses = addressesIn(text, site)
      if (addresses.length === 0) return []
      const known = pairsInSameParent(pair, comparedPairs(group)).flatMap((each) =>
        addressesIn(each[other].text, site).map(({ key }) => key),
      )
      return addresses.filter(({ key }) => !known.includes(key)).map(({ written }) => written)
    }
    const here = lackedBy('source', pair.translation)
    const there = lackedBy('translation', pair.source)
    if (here.length === 0 && there.length === 0) return undefined
    const isBoth = here.length > 0 && there.length > 0
    return {
      messageId: isBoth ? 'different' : here.length > 0 ? 'added' : 'lost',
      data: { here, there },
      severity: isBoth ? 'error' : 'warning',
      span: here[0],
      sourceSpan: there[0],
    }
  },
)

/** A URL, e-mail address or telephone number. */
interface Address {
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
    if (email) return [{ key: email.toLowerCase(), written: email }]
    if (phone) return isDate(phone) ? [] : [{ key: subscriber(phone), written: phone }]
    const written = (url ?? domain ?? '').replace(/[.,;:!?*_]+$/, '')
    if (domain && isExample(filled.slice(Math.max(0, index - 24), index), domain)) return []
    return [{ key: placeOf(written, site), written }]
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

export const anchor = indexRule(
  'links/anchor',
  'error',
  (group) =>
    textsOf(group).flatMap(({ document, text, path, schema }): readonly LinkRow[] => {
      if (!text.includes('#')) return []
      const links = [
        ...(schema['x-ref'] === 'page' ? [text] : []),
        ...(schema['x-kind'] === 'rich' ? linksIn(text) : []),
      ]
      return links
        .filter((link) => isOpen(link, document, group))
        .map((link) => ({ file: document.file, path, link }))
    }),
  function* (rows, site) {
    const documents = documentsByFile(site)
    for (const { file, path, link } of rows) {
      const document = documents.get(file)
      if (document) yield* checkLink(site, { document, path }, link)
    }
  },
)

/** A link to a part of a page that its own document does not show to be there. */
interface LinkRow extends Row {
  readonly path: Path
  readonly link: string
}

function isOpen(link: string, document: SourceDocument, group: Site): boolean {
  const target = readTarget(link)
  if (target.kind === 'address' || !target.anchor) return false
  const isHere = target.kind === 'anchor' && document.kind === 'page'
  return !isHere || !ownAnchors(group, document).has(target.anchor)
}

function checkLink(
  site: Site,
  { document, path }: Pick<Text, 'document' | 'path'>,
  link: string,
): readonly Finding[] {
  const target = readTarget(link)
  if (target.kind === 'address' || target.anchor === undefined) return []
  const page = target.kind === 'page' ? pageOf(site, target.page, document) : ownPage(document)
  // The anchors of a page that cannot be read are not known.
  if (page?.data === undefined) return []

  const anchors = anchorsOf(site, page)
  if (target.anchor === '' || anchors.has(target.anchor)) return []
  return [
    {
      messageId: 'unknown',
      data: {
        page: page.name,
        anchor: target.anchor,
        language: { language: page.language ?? site.source.code },
      },
      hint: didYouMean(target.anchor, [...anchors]),
      ...located(document, path, { within: `#${target.anchor}` }),
      related: [{ at: page.place([]), message: 'page' }],
    },
  ]
}

const ownPage = (document: SourceDocument) => (document.kind === 'page' ? document : undefined)

/** The page in the language of the link, or else in the first language that has it. */
function pageOf(site: Site, id: string, { language }: SourceDocument): SourceDocument | undefined {
  const name = site.pageNamed(id) ?? id
  const codes = [language ?? site.source.code, ...site.languages.map(({ code }) => code)]
  return codes.map((code) => site.find('page', name, code)).find((page) => page !== undefined)
}

export const twin = groupRule('links/twin', 'disputable', function* (site) {
  for (const text of textsOf(site)) if (mayLink(text.schema)) yield* ownAddresses(site, text)

  const reordered = sameValuesOf(site).flatMap(({ translation, reordered: lists }) =>
    lists.map(({ to }) => ({ translation, to })),
  )
  for (const pair of textPairs(site)) {
    if (!mayLink(pair.source.schema)) continue
    const { document, path } = pair.translation
    const isMoved = reordered.some(
      ({ translation, to }) => translation === document && isWithin(path, to),
    )
    if (!isMoved) yield* otherTargets(site, pair)
  }
})

/** Finds links with a path of this site. A page id would keep the language. */
function ownAddresses(site: Site, at: Text): readonly Finding[] {
  const { document, text, path, schema } = at
  return targetsIn(text, schema).flatMap((link) => {
    const page = ownAddress(link, site)
    if (page === undefined) return []
    const token = { index: text.indexOf(link), length: link.length }
    return [
      {
        messageId: 'ownAddress',
        data: { link, page },
        at: textPlace(at, token),
        path: formatPath(path, document.data),
        ...createFix(at, token, { title: 'fix', text: page }),
        ...(document.language && { values: { [document.language]: text } }),
      },
    ]
  })
}

function otherTargets(site: Site, { source, translation, language }: TextPair): readonly Finding[] {
  const wanted = targetsIn(source.text, source.schema).filter(isInternal)
  const found = targetsIn(translation.text, translation.schema).filter(isInternal)
  const isWhole = source.schema['x-ref'] === 'page'
  // Another rule reports added and lost links.
  if (!isWhole && wanted.length !== found.length) return []
  const missing = wanted.filter((target) => !found.includes(target))
  const [extra] = found.filter((target) => !wanted.includes(target))
  if (missing.length === 0 && extra === undefined) return []

  const isOnePage =
    extra !== undefined &&
    missing.some((target) => pageIdOf(site, target) === pageIdOf(site, extra))

  return [
    {
      messageId: 'otherTarget',
      data: {
        source: { language: site.source.code },
        translation: { language: language.code },
        found: extra ?? translation.text,
        wanted: missing.join(', ') || source.text,
      },
      hint: isOnePage ? 'samePage' : 'hint',
      severity: isOnePage ? 'warning' : 'error',
      at: translation.document.place(
        translation.path,
        extra === undefined ? {} : { within: extra },
      ),
      path: formatPath(translation.path, translation.document.data),
      related: [{ at: source.document.place(source.path), message: 'other' }],
      values: { [site.source.code]: source.text, [language.code]: translation.text },
    },
  ]
}

/** Whether a text with this schema is a link or may have links in it. */
const mayLink = (schema: Text['schema']) =>
  schema['x-ref'] === 'page' || schema['x-kind'] === 'rich'

const targetsIn = (text: string, schema: Text['schema']): readonly string[] => {
  if (schema['x-ref'] === 'page') return [text]
  return schema['x-kind'] === 'rich' ? linksIn(text) : []
}

/** The page and anchor of a link. All addresses of a page give the same result. */
function pageIdOf(site: Site, target: string): string {
  const read = readTarget(target)
  return read.kind === 'page'
    ? `${site.pageNamed(read.page) ?? read.page}#${read.anchor ?? ''}`
    : target
}

const isInternal = (target: string) => readTarget(target).kind !== 'address'
