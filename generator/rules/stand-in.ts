import { isIncomplete } from '../compare/due-documents.ts'
import { missingName } from '../diagnostics/diagnostic.ts'
import { documentsByFile } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import { standInsOf } from '../model/stand-ins.ts'
import { located } from '../model/text-place.ts'
import { isTranslatable, type Text, textsOf } from '../model/texts.ts'
import { siteFiles } from '../read/file-kind.ts'
import { formatPath, isWithin, type Path } from '../read/path.ts'
import { linksIn } from '../text/markup.ts'
import { indexRule, type Row, siteRule } from './rule.ts'

export const left = siteRule('stand-in/left', 'error', function* (site) {
  const file = site.find('stand-ins', 'stand-ins')
  if (!site.isRelease || !file) return

  for (const { needs, index, places } of standInsOf(site)) {
    for (const { document, path } of places.slice(0, 1)) {
      yield {
        messageId: 'left',
        data: { needs },
        ...located(document, path),
        related: [{ at: file.place([index]), message: 'entry' }],
      }
    }
  }
})

export const undeclared = indexRule(
  'stand-in/undeclared',
  'warning',
  (group) =>
    textsOf(group).flatMap((text): readonly AddressRow[] => {
      const address = addressesIn(text).find((each) => isReserved(each))
      const { document, path } = text
      return address === undefined ? [] : [{ file: document.file, path, address, text: text.text }]
    }),
  function* (rows, site) {
    if (rows.length === 0) return
    const documents = documentsByFile(site)
    const declared = standInsOf(site).flatMap(({ places }) => places)
    const reported = new Set<string>()
    for (const { file, path, address, text } of rows) {
      const document = documents.get(file)
      if (!document) continue
      const isDeclared = declared.some(
        (place) => place.document === document && isWithin(path, place.path),
      )
      if (isDeclared) continue

      const shownPath = formatPath(path, document.data)
      const place = `${document.address}#${shownPath}`
      if (reported.has(place)) continue

      reported.add(place)
      yield {
        messageId: 'reserved',
        data: { address, place },
        at: document.place(path, { within: address }),
        path: shownPath,
        ...(document.language && { values: { [document.language]: text } }),
      }
    }
  },
)

/** A reserved address. */
interface AddressRow extends Row {
  readonly path: Path
  readonly address: string
  /** The whole text. */
  readonly text: string
}

/** The addresses that a value is or links to. An example inside a sentence is none of them. */
const addressesIn = (text: Text): readonly string[] => {
  if (text.schema['x-kind'] === 'rich') return linksIn(text.text)
  return isTranslatable(text) ? [] : [text.text]
}

/** Hosts of RFC 2606 and RFC 6761 that are never registered. `localhost` is a real address. */
const reserved =
  /^(?:(?:https?:)?\/\/|mailto:)?(?:[^/?#@\s]*@)?(?:[\w-]+\.)*(?:[\w-]+\.(?:example|test|invalid)|example\.(?:com|org|net))(?=$|[:/?#])/iu

const isReserved = (address: string) => reserved.test(address.trim())

export const unknownPlace = siteRule('stand-in/unknown-place', 'error', function* (site) {
  const file = site.find('stand-ins', 'stand-ins')
  if (!file) return

  for (const { at, index, places } of standInsOf(site)) {
    if (places.length > 0 || isReported(site, at)) continue
    yield {
      messageId: 'unknown',
      data: { at },
      at: file.place([index, 'at']),
      path: `[${index}].at`,
      ...lostPage(site, at),
    }
  }
})

/** The page that a place is on, if there is none. */
function lostPage(site: Site, at: string) {
  const [, page] = /^pages\/([^#]+)/.exec(at) ?? []
  return page === undefined || site.pathOf(page) !== undefined
    ? {}
    : { missing: missingName('page', page) }
}

/** Whether other rules report the file of a place. */
function isReported(site: Site, at: string): boolean {
  const [address = ''] = at.split('#', 1)
  const isThere = site.documents.some((document) => document.address === address)
  return isThere ? isIncomplete(site, address) : siteFiles.includes(address)
}
