import { standInsOf } from '../../model/stand-ins.ts'
import { isTranslatable, type Text, textsOf } from '../../model/texts.ts'
import { formatPath, isWithin, type Path } from '../../read/path.ts'
import { linksIn } from '../../text/markup.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'stand-in/undeclared',
  severity: 'warning',
  summary: 'An address that leads nowhere is declared as a stand-in.',
  why: 'Domains such as .example are reserved for examples and never exist. A link to one is dead, and easily published by mistake.',
  example: {
    before: '# facts.yaml\ncompany:\n  email: { text: hello@bakery.example }',
    after:
      '# stand-ins.yaml\n- at: facts#company.email\n  needs: The address that enquiries go to.',
  },

  messages: {
    reserved: {
      message: '"{address}" is an address that never exists.',
      hint: 'Put the real one here, or declare it in stand-ins.yaml: at: {place}',
    },
  },

  rows: (group) =>
    textsOf(group).flatMap((text): readonly AddressRow[] => {
      const address = addressesIn(text).find((each) => isReserved(each))
      const { document, path } = text
      return address === undefined ? [] : [{ file: document.file, path, address, text: text.text }]
    }),

  *check(rows, site) {
    if (rows.length === 0) return
    const documents = new Map(site.documents.map((document) => [document.file, document]))
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
})

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
