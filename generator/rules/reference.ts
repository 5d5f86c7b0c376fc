import { missingName } from '../diagnostics/diagnostic.ts'
import type { TextReference } from '../diagnostics/message.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { ownAddress, readTarget } from '../model/links.ts'
import {
  definitionsOf,
  isDefined,
  isInnerKind,
  isReferenceKind,
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
  for (const text of textsOf(site)) {
    yield* inValue(site, text)
    if (text.schema['x-kind'] !== 'rich') continue
    for (const link of linksIn(text.text)) {
      const span = { index: text.text.indexOf(`(${link}`) + 1, length: link.length }
      for (const found of unknownName(site, 'page', pageIn(link)))
        yield { ...found, ...located(text.document, text.path), at: textPlace(text, span) }
    }
  }
  // Keys that refer to ids, such as the plan ids in the catalogue texts.
  for (const { document, value, path, schema } of valuesOf(site)) {
    const kind = schema.propertyNames?.['x-ref']
    if (!isReferenceKind(kind) || !isRecord(value)) continue
    for (const key of Object.keys(value))
      for (const found of unknownName(site, kind, key))
        yield { ...found, ...located(document, [...path, key], { part: 'key' }) }
  }
})

function* inValue(site: Site, { document, text, path, schema }: Text) {
  const kind = schema['x-ref']
  if (isInnerKind(kind)) {
    const names = namesIn(kind, document)
    const found = { messageId: kind, data: { name: text }, hint: didYouMean(text, names) }
    if (!names.includes(text)) yield { ...found, ...located(document, path) }
  } else if (isReferenceKind(kind)) {
    const name = kind === 'page' ? pageIn(text) : text
    if (name === undefined || /\s/.test(name)) return
    for (const found of unknownName(site, kind, name))
      yield { ...found, ...located(document, path) }
  }
}

const pageIn = (text: string) => {
  const target = readTarget(text)
  return target.kind === 'page' ? target.page : undefined
}

/** What is told of a name, if nothing declares it. */
function unknownName(site: Site, kind: ReferenceKind, name: string | undefined) {
  if (name === undefined || isDefined(site, kind, name)) return []
  return [
    {
      messageId: kind,
      data: { name },
      hint:
        byAddress(site, kind, name) ?? asIcon(site, kind, name) ?? suggestionFor(site, kind, name),
      missing: missingName(kind === 'level' ? 'plan' : kind, name),
    },
  ]
}

const suggestionFor = (site: Site, kind: ReferenceKind, name: string) =>
  didYouMean(name, [...(definitionsOf(site)(kind) ?? [])], { place: placeOfNames(site, kind) })

/** The hint for a tile that a site lacks, and that an icon can stand in for. */
function asIcon(site: Site, kind: ReferenceKind, name: string): TextReference | undefined {
  const icon = `line-${name}`
  if (kind !== 'tile' || !iconsOf(site).includes(icon)) return undefined
  return { text: 'icon', data: { icon, file: contentFile(site, tilesFile) } }
}

/** The hint for a page that is written as a path, such as /about. */
function byAddress(site: Site, kind: ReferenceKind, name: string): TextReference | undefined {
  if (kind !== 'page' || !name.startsWith('/')) return undefined
  const page = ownAddress(`${site.settings.origin}${name}`, site)
  if (page !== undefined) return { text: 'address', data: { page } }
  return { text: 'path', data: { suggestion: suggestionFor(site, kind, name) } }
}
