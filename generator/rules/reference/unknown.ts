import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { legacyDidYouMean } from '../../diagnostics/suggestion.ts'
import { ownAddress, readTarget } from '../../model/links.ts'
import {
  collectDefinitions,
  isReferenceKind,
  type Names,
  type ReferenceKind,
} from '../../model/references.ts'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import { type Text, textsOf, valuesOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { linksIn } from '../../text/rich-text.ts'
import { defineLegacyRule } from '../rule.ts'

const words: Readonly<Record<ReferenceKind, LegacyMessage>> = {
  page: { en: 'page', nl: 'pagina' },
  faq: { en: 'list of questions', nl: 'lijst met vragen' },
  statistics: { en: 'list of figures', nl: 'lijst met cijfers' },
  form: { en: 'form', nl: 'formulier' },
  quiz: { en: 'quiz', nl: 'quiz' },
  fact: { en: 'fact', nl: 'feit' },
  plan: { en: 'plan', nl: 'pakket' },
  feature: { en: 'feature', nl: 'onderdeel' },
  level: { en: 'plan', nl: 'pakket' },
  wall: { en: 'wall', nl: 'tegelwand' },
}

export const rule = defineLegacyRule({
  code: 'reference/unknown',
  severity: 'error',
  summary: {
    en: 'Whatever a text or a link names exists.',
    nl: 'Alles wat een tekst of link noemt, bestaat.',
  },
  why: {
    en: 'A link to no page sends visitors to a 404; a list that is not there leaves an empty section.',
    nl: 'Een link naar een pagina die er niet is, leidt naar een 404; een lijst die er niet is, laat een lege sectie.',
  },
  example: {
    before: 'to: plans/cor',
    after: 'to: plans/core',
  },
  canBeAcknowledged: false,

  *check(site) {
    const known = { site, names: collectDefinitions(site) }
    for (const text of textsOf(site)) {
      yield* inValue(known, text)
      if (text.schema['x-kind'] === 'rich') yield* inMarkup(known, text)
    }
    yield* inKeys(known)
  },
})

interface Known {
  readonly site: Site
  readonly names: Names
}

function* inValue(known: Known, { document, text, path, schema }: Text): Generator<LegacyFinding> {
  const kind = schema['x-ref']
  if (!isReferenceKind(kind)) return

  const name = kind === 'page' ? pageIn(text) : text
  if (name === undefined || /\s/.test(name) || exists(known, kind, name)) return
  yield {
    at: document.place(path),
    path: formatPath(path, document.data),
    ...unknown(known, kind, name),
  }
}

function* inMarkup(known: Known, at: Text): Generator<LegacyFinding> {
  const { document, text, path } = at
  for (const link of linksIn(text)) {
    const page = pageIn(link)
    if (page === undefined || exists(known, 'page', page)) continue
    yield {
      at: textPlace(at, { index: text.indexOf(`(${link}`) + 1, length: link.length }),
      path: formatPath(path, document.data),
      ...unknown(known, 'page', page),
    }
  }
}

/** Keys that are names themselves, such as the plan ids in the catalogue's texts. */
function* inKeys(known: Known): Generator<LegacyFinding> {
  for (const { document, value, path, schema } of valuesOf(known.site)) {
    const kind = schema.propertyNames?.['x-ref']
    if (!isReferenceKind(kind) || !isRecord(value)) continue

    for (const key of Object.keys(value)) {
      if (exists(known, kind, key)) continue
      const keyPath = [...path, key]
      yield {
        at: document.place(keyPath, { part: 'key' }),
        path: formatPath(keyPath, document.data),
        ...unknown(known, kind, key),
      }
    }
  }
}

const pageIn = (text: string) => {
  const target = readTarget(text)
  return target.kind === 'page' ? target.page : undefined
}

const exists = ({ names }: Known, kind: ReferenceKind, name: string) =>
  names(kind)?.has(name) ?? true

const unknown = (known: Known, kind: ReferenceKind, name: string) => ({
  message: {
    en: `There is no ${words[kind].en} "${name}".`,
    nl: `Er is geen ${words[kind].nl} "${name}".`,
  },
  hint: byAddress(known, kind, name) ?? legacyDidYouMean(name, [...(known.names(kind) ?? [])]),
})

/** For whoever wrote the address of a page as it stands in the browser. */
function byAddress(
  { site, names }: Known,
  kind: ReferenceKind,
  name: string,
): LegacyMessage | undefined {
  if (kind !== 'page' || !name.startsWith('/')) return undefined
  const page = ownAddress(`${site.settings.origin}${name}`, site)
  if (page !== undefined) {
    return {
      en: `Write "${page}": a link names the page, not its address.`,
      nl: `Schrijf "${page}": een link noemt de pagina, niet haar adres.`,
    }
  }
  const { en, nl } = legacyDidYouMean(name, [...(names(kind) ?? [])])
  return {
    en: `A link names a page by its file, without / and without the language. ${en}`,
    nl: `Een link noemt een pagina bij haar bestand, zonder / en zonder de taal. ${nl}`,
  }
}
