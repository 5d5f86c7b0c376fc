import type { Finding } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import { anchorsOf, ownAnchors, readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, type Path } from '../../read/path.ts'
import { linksIn } from '../../text/markup.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'links/anchor',
  severity: 'error',
  summary: 'A link to a part of a page finds that part, in every language.',
  why: 'Otherwise the visitor lands at the top and has to search.',
  example: { before: 'to: plans#compare', after: 'to: plans#features' },
  canBeAcknowledged: false,

  messages: {
    unknown: {
      message: 'The page "{page}" has no part "{anchor}" in {language}.',
      page: 'The page is here.',
    },
  },

  rows: (group) =>
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

  *check(rows, site) {
    const documents = new Map(site.documents.map((document) => [document.file, document]))
    for (const { file, path, link } of rows) {
      const document = documents.get(file)
      if (document) yield* checkLink(site, { document, path }, link)
    }
  },
})

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
): readonly Finding<'unknown'>[] {
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
      at: document.place(path, { within: `#${target.anchor}` }),
      path: formatPath(path, document.data),
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
