import { linkSite } from '../model/site.ts'
import { parseDocuments, type SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { SchemaNode, Schemas } from '../validate/schemas.ts'
import { mapStrings } from '../validate/walk.ts'
import { pseudoText } from './pseudo-text.ts'

/** A code that is nobody's language, by agreement of those who hand them out. */
export const pseudoLanguage = 'qps'

/**
 * Adds a language that is made of the source language: every text longer and with accents, everything
 * else the same. It shows where a layout has no room for a translation. Files that cannot be read, and pages
 * that say which languages they exist in, have no such twin.
 */
export function withPseudoLanguage(
  files: ReadonlyMap<string, string>,
  schemas: Schemas,
): ReadonlyMap<string, string> {
  const { documents } = parseDocuments({ files, folder: '' })
  const { source } = linkSite({ documents, schemas, today: '' })
  const twins = documents
    .filter(({ language }) => language === source.code)
    .filter(({ data }) => isRecord(data) && data['languages'] === undefined)
    .map((document): [string, string] => [
      `${pseudoLanguage}/${document.address}.yaml`,
      JSON.stringify(pseudoDocument(schemas, document, source.locale), null, 2),
    ])
  return new Map([...files, ...twins])
}

function pseudoDocument(schemas: Schemas, { kind, data }: SourceDocument, locale: string): unknown {
  const at = schemas.root(`${kind}.schema.json`)
  const translated = mapStrings(schemas, at, data, (text, schema) =>
    schema['x-i18n'] === 'translate' ? pseudoText(text, roomFor(text, schema)) : text,
  )
  if (kind !== 'language' || !isRecord(translated)) return translated
  return { ...translated, name: 'Pseudo', short: pseudoLanguage.toUpperCase(), locale }
}

/** What only search engines show has no more room than it has now. */
const roomFor = (text: string, { 'x-kind': kind, maxLength }: SchemaNode) =>
  kind?.startsWith('seo-') ? text.length : maxLength
