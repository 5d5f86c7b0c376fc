import { type TextPair, textPairs } from '../../compare/pairs.ts'
import { sameValuesOf } from '../../compare/shared-values.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { ownAddress, readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import { formatPath, isWithin } from '../../read/path.ts'
import { linksIn } from '../../text/markup.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'links/twin',
  severity: 'error',
  summary: 'A link leads to the same page in every language, and stays in its own.',
  why: 'A Dutch reader who lands on an English page, or on another one than promised, leaves.',
  example: {
    before: '# nl\nto: https://tegelwerk.example/plans',
    after: '# nl\nto: plans',
  },

  messages: {
    ownAddress: {
      message: '{link} is a page of this site, written as an address that has one language only.',
      hint: 'Write {page}; it leads to the page in the reader’s language.',
      fix: 'Write {page}',
    },
    otherTarget: {
      message: 'In {translation} this leads to {found}, in {source} to {wanted}.',
      hint: 'Let both lead to the same page.',
      samePage:
        'It is the same page at another of its addresses. Write one of the two in {source} and {translation}.',
      other: 'The other link is here.',
    },
  },

  *check(site) {
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
  },
})

/** Finds links with a path of this site. A page id would keep the language. */
function ownAddresses(site: Site, at: Text): readonly Finding<'ownAddress'>[] {
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

function otherTargets(
  site: Site,
  { source, translation, language }: TextPair,
): readonly Finding<'otherTarget'>[] {
  const wanted = targetsIn(source.text, source.schema).filter(isInternal)
  const found = targetsIn(translation.text, translation.schema).filter(isInternal)
  const isWhole = source.schema['x-ref'] === 'page'
  // Another rule reports added and lost links.
  if (!isWhole && wanted.length !== found.length) return []
  const missing = wanted.filter((target) => !found.includes(target))
  const [extra] = found.filter((target) => !wanted.includes(target))
  if (missing.length === 0 && extra === undefined) return []

  const isOnePage =
    extra !== undefined && missing.some((target) => pageOf(site, target) === pageOf(site, extra))

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
function pageOf(site: Site, target: string): string {
  const read = readTarget(target)
  return read.kind === 'page'
    ? `${site.pageNamed(read.page) ?? read.page}#${read.anchor ?? ''}`
    : target
}

const isInternal = (target: string) => readTarget(target).kind !== 'address'
