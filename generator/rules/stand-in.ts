import { documentsByFile } from '../model/outline.ts'
import { declaredPlaces, standInsOf } from '../model/stand-ins.ts'
import { located } from '../model/text-place.ts'
import { isTranslatable, type Text, textsOf } from '../model/texts.ts'
import { formatPath, type Path } from '../read/path.ts'
import { linksIn } from '../text/markup.ts'
import { indexRule, type Row, siteRule } from './rule.ts'

export const left = siteRule('stand-in/left', 'error', function* (site) {
  const file = site.find('stand-ins', 'stand-ins')
  if (!site.isRelease || !file) return

  for (const { at, needs, index, places } of standInsOf(site)) {
    const [place] = places
    if (!place) yield { messageId: 'unknown', data: { at }, ...located(file, [index, 'at']) }
    else
      yield {
        messageId: 'left',
        data: { needs },
        ...located(place.document, place.path),
        related: [{ at: file.place([index]), message: 'entry' }],
      }
  }
})

export const undeclared = indexRule(
  'stand-in/undeclared',
  'warning',
  (group) =>
    textsOf(group).flatMap((text): readonly AddressRow[] => {
      const address = addressesIn(text).find((each) => reserved.test(each.trim()))
      if (address === undefined) return []
      const { document, path } = text
      const place = `${document.address}#${formatPath(path, document.data)}`
      return [{ file: document.file, path, place, address, text: text.text }]
    }),
  function* (rows, site) {
    const documents = documentsByFile(site)
    const known = declaredPlaces(site)
    for (const { file, path, place, address, text } of rows) {
      const document = documents.get(file)
      if (!document || known.some((each) => isIn(place, each))) continue
      // Told once, of the first language.
      known.push(place)
      yield {
        messageId: 'reserved',
        data: { address, place },
        ...located(document, path, { within: address }),
        ...(document.language && { values: { [document.language]: text } }),
      }
    }
  },
)

const isIn = (place: string, outer: string) =>
  place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`)

/** A reserved address. */
interface AddressRow extends Row {
  readonly path: Path
  /** As `stand-ins.yaml` would name it. */
  readonly place: string
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
