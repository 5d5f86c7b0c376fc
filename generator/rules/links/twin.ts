import { type TextPair, textPairs } from '../../compare/pairs.ts'
import { sameValuesOf } from '../../compare/shared-values.ts'
import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import { ownAddress, readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { linksIn } from '../../text/rich-text.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'links/twin',
  severity: 'error',
  summary: {
    en: 'A link leads to the same page in every language, and stays in its own.',
    nl: 'Een link leidt in elke taal naar dezelfde pagina en blijft in zijn eigen taal.',
  },
  why: {
    en: 'A Dutch reader who lands on an English page, or on another one than promised, leaves.',
    nl: 'Wie op een Engelse pagina belandt, of op een andere dan beloofd, haakt af.',
  },
  example: {
    before: '# nl\nto: https://tegelwerk.example/plans',
    after: '# nl\nto: plans',
  },

  *check(site) {
    for (const text of textsOf(site)) yield* ownAddresses(site, text)

    const reordered = sameValuesOf(site).flatMap(({ translation, reordered: lists }) =>
      lists.map(({ to }) => ({ translation, to })),
    )
    for (const pair of textPairs(site)) {
      const { document, path } = pair.translation
      const isMoved = reordered.some(
        ({ translation, to }) =>
          translation === document && to.every((step, depth) => path[depth] === step),
      )
      if (!isMoved) yield* otherTargets(site, pair)
    }
  },
})

/** Links to this very site that are written as addresses, where a page's id would find the language. */
function* ownAddresses(site: Site, at: Text): Generator<LegacyFinding> {
  const { document, text, path, schema } = at
  for (const link of targetsIn(text, schema)) {
    const page = ownAddress(link, site)
    if (page === undefined) continue
    const token = { index: text.indexOf(link), length: link.length }
    yield {
      at: textPlace(at, token),
      path: formatPath(path, document.data),
      message: {
        en: `${link} is a page of this site, written as an address that has one language only.`,
        nl: `${link} is een pagina van deze site, geschreven als adres dat maar één taal heeft.`,
      },
      hint: {
        en: `Write ${page}; it leads to the page in the reader’s language.`,
        nl: `Schrijf ${page}; dat leidt naar de pagina in de taal van de lezer.`,
      },
      ...createFix(at, token, {
        title: { en: `Write ${page}`, nl: `Schrijf ${page}` },
        text: page,
      }),
      ...(document.language && { values: { [document.language]: text } }),
    }
  }
}

function* otherTargets(
  site: Site,
  { source, translation, language }: TextPair,
): Generator<LegacyFinding> {
  const wanted = targetsIn(source.text, source.schema).filter(isInternal)
  const found = targetsIn(translation.text, translation.schema).filter(isInternal)
  const isWhole = source.schema['x-ref'] === 'page'
  // A link more or less is a matter of markup.
  if (!isWhole && wanted.length !== found.length) return
  const missing = wanted.filter((target) => !found.includes(target))
  const [extra] = found.filter((target) => !wanted.includes(target))
  if (missing.length === 0 && extra === undefined) return

  const isOnePage =
    extra !== undefined && missing.some((target) => pageOf(site, target) === pageOf(site, extra))

  yield {
    ...(isOnePage && { severity: 'warning' as const }),
    at: translation.document.place(translation.path, extra === undefined ? {} : { within: extra }),
    path: formatPath(translation.path, translation.document.data),
    message: differs(
      languageName(language.code),
      languageName(site.source.code),
      extra ?? translation.text,
      missing.join(', ') || source.text,
    ),
    hint: isOnePage
      ? {
          en: 'It is the same page at another of its addresses. Write one of the two in both.',
          nl: 'Het is dezelfde pagina op een ander adres. Schrijf in beide talen een van de twee.',
        }
      : { en: 'Let both lead to the same page.', nl: 'Laat beide naar dezelfde pagina leiden.' },
    related: [
      {
        at: source.document.place(source.path),
        message: { en: 'The other link is here.', nl: 'De andere link staat hier.' },
      },
    ],
    values: { [site.source.code]: source.text, [language.code]: translation.text },
  }
}

const differs = (
  language: LegacyMessage,
  original: LegacyMessage,
  found: string,
  wanted: string,
): LegacyMessage => ({
  en: `In ${language.en} this leads to ${found}, in ${original.en} to ${wanted}.`,
  nl: `In het ${language.nl} leidt dit naar ${found}, in het ${original.nl} naar ${wanted}.`,
})

const targetsIn = (text: string, schema: Text['schema']): readonly string[] => {
  if (schema['x-ref'] === 'page') return [text]
  return schema['x-kind'] === 'rich' ? linksIn(text) : []
}

/** The page and the part of it that a link leads to, whichever of its addresses is written. */
function pageOf(site: Site, target: string): string {
  const read = readTarget(target)
  return read.kind === 'page'
    ? `${site.pageNamed(read.page) ?? read.page}#${read.anchor ?? ''}`
    : target
}

const isInternal = (target: string) => readTarget(target).kind !== 'address'
