import type { ContentMap } from '#site/types.ts'
import { memoize } from '../memoize.ts'
import { fillIn } from '../model/facts/facts.ts'
import { formatFact } from '../model/facts/format-fact.ts'
import { hrefOf } from '../model/links.ts'
import { withPlanItems } from '../model/plans.ts'
import type { Language, Site } from '../model/site.ts'
import { compileWall, type Wall } from '../model/walls.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { looksOf } from '../validate/schema-files.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Schemas } from '../validate/schemas.ts'
import { mapStrings } from '../validate/walk.ts'
import { compileRichText } from './markup.ts'

type ContentKind = Exclude<keyof ContentMap, 'page'>

/** Selects a document of a kind. Default name: the name of the kind. */
interface Wanted {
  readonly name?: string
  readonly language: Language
}

/**
 * A document as it is emitted for a language: facts filled in, links resolved, walls drawn and
 * markup compiled. undefined if the document does not exist.
 */
export function resolveContent<Kind extends ContentKind>(
  site: Site,
  kind: Kind,
  { name = kind, language }: Wanted,
): ContentMap[Kind] | undefined {
  const document = site.find(kind, name, language.code) ?? site.find(kind, name)
  if (document === undefined) return undefined
  // Cast: content with errors is not emitted, so the document matches its schema.
  return resolve(site, document, language) as ContentMap[Kind]
}

/**
 * A page as it is emitted for a language. Pages are many and large, and each is emitted once: keeping them
 * would fill the memory.
 */
export const resolvePage = (
  site: Site,
  document: SourceDocument,
  language: Language,
): ContentMap['page'] =>
  // Cast: as above.
  resolve(site, document, language) as ContentMap['page']

/**
 * The same for a required document, such as the texts of a language. A check reports its absence.
 */
export function requireContent<Kind extends ContentKind>(
  site: Site,
  kind: Kind,
  { name = kind, language }: Wanted,
): ContentMap[Kind] {
  const content = resolveContent(site, kind, { name, language })
  if (content === undefined)
    throw new Error(`The language ${language.code} has no ${kind} ${name}.`)
  return content
}

export const resolve = memoize(
  (site: Site, document: SourceDocument, language: Language): unknown => {
    const at = site.schemas.root(`${document.kind}.schema.json`)
    const resolved = mapStrings(site.schemas, at, document.data, {
      replace: (text, schema) => resolveText(site, language, text, schema),
      itemsOf: (list, item) => withPlanItems(list, item, site, language),
    })
    if (document.language === undefined || !isRecord(resolved)) return resolved
    // Which languages a file is meant for is for its editors.
    const { languages: _languages, sections, ...content } = resolved
    return Array.isArray(sections)
      ? { ...content, sections: completed(site.schemas, sections) }
      : content
  },
)

/** Sections with what they need not say: the first look of their type, and an id, which is their heading. */
function completed(schemas: Schemas, sections: readonly unknown[]): readonly unknown[] {
  const taken = new Set(sections.map((section) => (isRecord(section) ? section['id'] : undefined)))
  const free = (name: string) => {
    const names = [name, ...Array.from(sections.keys(), (place) => `${name}-${place + 2}`)]
    const id = names.find((each) => !taken.has(each))
    taken.add(id)
    return id
  }
  return sections.map((section) => {
    if (!isRecord(section)) return section
    const { type, id, heading } = section
    const [look] = looksOf(schemas, String(type))
    return {
      id: id ?? free(anchorOf(typeof heading === 'string' ? heading : '') || String(type)),
      ...(look !== undefined && { look }),
      ...section,
    }
  })
}

/** Words as an address names them. */
const anchorOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

function resolveText(site: Site, language: Language, text: string, schema: SchemaNode): unknown {
  const filled = fillFacts(site, language, text)
  if (schema['x-ref'] === 'page') return hrefOf(filled, site, language)
  if (schema['x-ref'] === 'wall') return resolveWall(site, filled, language)
  if (schema['x-kind'] === 'rich')
    return compileRichText(filled, (target) => hrefOf(target, site, language))
  return schema['x-i18n'] === 'translate' ? filled.trim() : filled
}

/**
 * Fills in the facts of a text in the format of the language. A range in a sentence is written in
 * the words of the language; a range that is the whole text, as in a table, has a dash.
 */
export function fillFacts(site: Site, language: Language, text: string): string {
  // Most texts have none.
  if (!text.includes('{{')) return text
  const { currency } = site.settings
  const isSentence = /\p{L}/u.test(fillIn(text, () => ''))
  const style = {
    locale: language.locale,
    currency,
    range: isSentence ? language.range : undefined,
  }
  return fillIn(text, (name, form) => formatFact(site.facts.get(name) ?? {}, { ...style, form }))
}

/** The tile that the number of an address stands on. */
function plateOf(site: Site): string | undefined {
  const plate = ['brand', 'icons', 'number'].reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    site.find('site', 'site')?.data,
  )
  return typeof plate === 'string' ? plate : undefined
}

/** The cells of a wall by its name. */
const resolveWall = memoize((site: Site, name: string, language: Language): Wall => {
  const walls = site.find('walls', 'walls')?.data
  return compileWall(isRecord(walls) ? walls[name] : undefined, {
    fill: (text) => fillFacts(site, language, text),
    plate: plateOf(site),
  })
})
