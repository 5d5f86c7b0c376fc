import { type Finding, missingName } from '../diagnostics/diagnostic.ts'
import type { TextReference } from '../diagnostics/message.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { ownAddress, readTarget } from '../model/links.ts'
import {
  definitionsOf,
  isDefined,
  isInnerKind,
  isReferenceKind,
  type Names,
  namesIn,
  placeOfNames,
  type ReferenceKind,
} from '../model/names.ts'
import { contentFile, type Site } from '../model/site.ts'
import { located, textPlace } from '../model/text-place.ts'
import { type Text, textsOf, valuesOf } from '../model/texts.ts'
import { iconsOf } from '../model/walls.ts'
import { tilesFile } from '../read/file-kind.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { linksIn } from '../text/markup.ts'
import type { Visit } from '../validate/walk.ts'
import { groupRule } from './rule.ts'

export const incomplete = groupRule('reference/incomplete', 'breaking', function* (site) {
  const names = definitionsOf(site)

  for (const { document, value, path, schema } of valuesOf(site)) {
    const kind = schema.propertyNames?.['x-ref']
    if (!isReferenceKind(kind) || !isRecord(value)) continue

    const known = names(kind) ?? new Set()
    const keys = Object.keys(value)
    // A name that does not exist is reported, and is often the one that lacks an entry, misspelt.
    if (keys.some((key) => !known.has(key))) continue
    const [like] = keys
    const isOneLine = typeof value[like ?? ''] === 'string'
    for (const name of known) {
      if (Object.hasOwn(value, name)) continue
      const missing = formatPath([...path, name], document.data)
      yield {
        messageId: messageOf(kind),
        data: { name, like: like ?? '' },
        ...(isOneLine && { hint: 'hints.value' }),
        ...(like === undefined && { hint: 'hints.first' }),
        at: document.place(path, { part: 'key' }),
        path: missing,
      }
    }
  }
})

const messageOf = (kind: ReferenceKind) => (kind === 'plan' || kind === 'feature' ? kind : 'other')

export const unknown = groupRule('reference/unknown', 'breaking', function* (site) {
  const known = { site, names: definitionsOf(site) }
  for (const text of textsOf(site)) {
    if (text.schema['x-ref'] !== undefined) yield* inValue(known, text)
    if (text.schema['x-kind'] === 'rich') yield* inMarkup(known, text)
  }
  for (const value of valuesOf(site)) if (value.schema.propertyNames) yield* inKeys(known, value)
})

type Unknown = Finding

interface Known {
  readonly site: Site
  readonly names: Names
}

function inValue(known: Known, { document, text, path, schema }: Text): readonly Unknown[] {
  const kind = schema['x-ref']
  if (isInnerKind(kind)) {
    const names = namesIn(kind, document)
    if (names.includes(text)) return []
    return [
      {
        messageId: kind,
        data: { name: text },
        hint: didYouMean(text, names),
        ...located(document, path),
      },
    ]
  }
  if (!isReferenceKind(kind)) return []

  const name = kind === 'page' ? pageIn(text) : text
  if (name === undefined || /\s/.test(name) || exists(known, kind, name)) return []
  return [
    {
      ...unknownName(known, kind, name),
      ...located(document, path),
    },
  ]
}

function inMarkup(known: Known, text: Text): readonly Unknown[] {
  return linksIn(text.text).flatMap((link) => {
    const page = pageIn(link)
    if (page === undefined || exists(known, 'page', page)) return []
    return {
      ...unknownName(known, 'page', page),
      at: textPlace(text, { index: text.text.indexOf(`(${link}`) + 1, length: link.length }),
      path: formatPath(text.path, text.document.data),
    }
  })
}

/** Keys that refer to ids, such as the plan ids in the catalogue texts. */
function inKeys(known: Known, { document, value, path, schema }: Visit): readonly Unknown[] {
  const kind = schema.propertyNames?.['x-ref']
  if (!isReferenceKind(kind) || !isRecord(value)) return []

  return Object.keys(value)
    .filter((key) => !exists(known, kind, key))
    .map((key) => {
      const keyPath = [...path, key]
      return {
        ...unknownName(known, kind, key),
        ...located(document, keyPath, { part: 'key' }),
      }
    })
}

const pageIn = (text: string) => {
  const target = readTarget(text)
  return target.kind === 'page' ? target.page : undefined
}

const exists = ({ site }: Known, kind: ReferenceKind, name: string) => isDefined(site, kind, name)

const unknownName = (known: Known, kind: ReferenceKind, name: string) => ({
  messageId: kind,
  data: { name },
  hint:
    byAddress(known, kind, name) ?? asIcon(known, kind, name) ?? suggestionFor(known, kind, name),
  missing: missingName(kind === 'level' ? 'plan' : kind, name),
})

const suggestionFor = ({ site, names }: Known, kind: ReferenceKind, name: string) =>
  didYouMean(name, [...(names(kind) ?? [])], { place: placeOfNames(site, kind) })

/** The hint for a tile that a site lacks, and that an icon can stand in for. */
function asIcon({ site }: Known, kind: ReferenceKind, name: string): TextReference | undefined {
  const icon = `line-${name}`
  if (kind !== 'tile' || !iconsOf(site).includes(icon)) return undefined
  return { text: 'icon', data: { icon, file: contentFile(site, tilesFile) } }
}

/** The hint for a page that is written as a path, such as /about. */
function byAddress(known: Known, kind: ReferenceKind, name: string): TextReference | undefined {
  const { site } = known
  if (kind !== 'page' || !name.startsWith('/')) return undefined
  const page = ownAddress(`${site.settings.origin}${name}`, site)
  if (page !== undefined) return { text: 'address', data: { page } }
  return { text: 'path', data: { suggestion: suggestionFor(known, kind, name) } }
}
