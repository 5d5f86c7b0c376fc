import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import { legacyDidYouMean } from '../../diagnostics/suggestion.ts'
import { languageName } from '../../languages/language-name.ts'
import { anchorsOf } from '../../model/anchors.ts'
import { readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath } from '../../read/path.ts'
import { linksIn } from '../../text/rich-text.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'links/anchor',
  severity: 'error',
  summary: {
    en: 'A link to a part of a page finds that part, in every language.',
    nl: 'Een link naar een deel van een pagina vindt dat deel, in elke taal.',
  },
  why: {
    en: 'Otherwise the visitor lands at the top and has to search.',
    nl: 'Anders belandt de bezoeker bovenaan en moet hij zoeken.',
  },
  example: { before: 'to: plans#compare', after: 'to: plans#features' },
  canBeAcknowledged: false,

  *check(site) {
    for (const text of textsOf(site)) {
      const { schema } = text
      if (schema['x-ref'] === 'page') yield* inLink(site, text, text.text)
      if (schema['x-kind'] !== 'rich' || !text.text.includes('#')) continue
      for (const link of linksIn(text.text)) yield* inLink(site, text, link)
    }
  },
})

function* inLink(site: Site, { document, path }: Text, link: string): Generator<LegacyFinding> {
  const target = readTarget(link)
  if (target.kind === 'address' || target.anchor === undefined) return
  const page = target.kind === 'page' ? pageOf(site, target.page, document) : ownPage(document)
  if (!page) return

  const anchors = anchorsOf(site, page)
  if (target.anchor === '' || anchors.has(target.anchor)) return
  const where = languageName(page.language ?? site.source.code)
  yield {
    at: document.place(path, { within: `#${target.anchor}` }),
    path: formatPath(path, document.data),
    message: {
      en: `The page "${page.name}" has no part "${target.anchor}" in ${where.en}.`,
      nl: `De pagina "${page.name}" heeft in het ${where.nl} geen deel "${target.anchor}".`,
    },
    hint: legacyDidYouMean(target.anchor, [...anchors]),
    related: [
      { at: page.place([]), message: { en: 'The page is here.', nl: 'De pagina staat hier.' } },
    ],
  }
}

const ownPage = (document: SourceDocument) => (document.kind === 'page' ? document : undefined)

/** The page in the language of the link, or where else it is. */
function pageOf(site: Site, id: string, { language }: SourceDocument): SourceDocument | undefined {
  const name = site.pageNamed(id) ?? id
  const codes = [language ?? site.source.code, ...site.languages.map(({ code }) => code)]
  return codes.map((code) => site.find('page', name, code)).find((page) => page !== undefined)
}
