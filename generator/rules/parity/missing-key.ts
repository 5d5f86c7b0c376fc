import {
  counterpart,
  type Difference,
  differences,
  documentPairs,
  nameOf,
} from '../../compare/alignment.ts'
import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'parity/missing-key',
  severity: 'error',
  summary: {
    en: 'A translation has every key and list item that the source language has.',
    nl: 'Een vertaling heeft elke sleutel en elk onderdeel van de brontaal.',
  },
  why: {
    en: 'A text that is missing in one language leaves a hole in the page, or takes a whole section away.',
    nl: 'Een tekst die in één taal ontbreekt, laat een gat in de pagina, of haalt een hele sectie weg.',
  },
  example: {
    before:
      '# en/pages/about.yaml\ntitle: About us\nlead: We build websites.\n\n# nl/pages/about.yaml\ntitle: Over ons',
    after: '# nl/pages/about.yaml\ntitle: Over ons\nlead: Wij bouwen websites.',
  },
  canBeAcknowledged: false,

  *check(site) {
    for (const { source, translation, language } of documentPairs(site)) {
      const [here, there] = [languageName(language.code), languageName(site.source.code)]
      for (const difference of differences(site, source, translation)) {
        const previous = previousTo(difference, source, translation)
        yield {
          at: previous
            ? translation.place(previous, { part: 'key' })
            : translation.place(difference.parent),
          path: pathTo(translation, difference),
          message: {
            en: `${nameOf(difference).en} is missing in ${here.en}.`,
            nl: `${nameOf(difference).nl} ontbreekt in het ${here.nl}.`,
          },
          hint: hintOf(difference, previous !== undefined, source.file),
          related: [
            {
              at: placeOf(source, difference),
              message: {
                en: `It is here in ${there.en}.`,
                nl: `Hier staat het in het ${there.nl}.`,
              },
            },
          ],
        }
      }
    }
  },
})

/** The way to what is missing, as if it were there. */
function pathTo({ data }: SourceDocument, { key, value, parent }: Difference): string {
  const way = formatPath(parent, data)
  if (typeof key === 'string') return way ? `${way}.${key}` : key
  const id = isRecord(value) ? value['id'] : undefined
  return `${way}[${typeof id === 'string' ? id : key}]`
}

const placeOf = (document: SourceDocument, { path }: Difference) =>
  document.place(path, { part: 'key' })

/** The key or item of the translation after which something is missing. */
function previousTo(
  { path, parent }: Difference,
  source: SourceDocument,
  translation: SourceDocument,
): Path | undefined {
  const [from, to] = [stepInto(source, path.slice(0, -1)), stepInto(translation, parent)]
  const steps: Path = Array.isArray(from) ? [...from.keys()] : Object.keys(Object(from))
  const before = steps.slice(0, steps.indexOf(path.at(-1) ?? '')).toReversed()
  for (const step of before) {
    const twin = counterpart({ from, to }, step)
    if (twin !== undefined) return [...parent, twin]
  }
  return undefined
}

const stepInto = ({ data }: SourceDocument, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), data)

/** What to add, as a line to paste where one line is enough. */
function hintOf({ key, value, schema }: Difference, isBelow: boolean, file: string): LegacyMessage {
  const where = isBelow ? { en: 'below this', nl: 'hieronder' } : { en: 'here', nl: 'hier' }
  if (typeof key !== 'string' || typeof value !== 'string' || value.length > longestLine)
    return {
      en: `Add it ${where.en}, as in ${file}.`,
      nl: `Zet het ${where.nl} erbij, zoals in ${file}.`,
    }

  const line = `${key}: ${JSON.stringify(value.trim())}`
  return schema['x-i18n'] === 'translate'
    ? { en: `Add ${where.en}, translated: ${line}`, nl: `Zet ${where.nl}, vertaald: ${line}` }
    : { en: `Add ${where.en}: ${line}`, nl: `Zet ${where.nl}: ${line}` }
}

const longestLine = 400
