import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import type { Site } from './site.ts'

/** An address of a page, without the language, with the key that gives it. */
export interface PageAddress {
  readonly page: SourceDocument
  readonly path: string
  readonly key: Path
}

/** The addresses of all pages of a language: the first of each, then the others. */
export function pageAddresses(site: Site, language: string): readonly PageAddress[] {
  const pages = site.all('page', language)
  return [...pages.map((page) => firstAddress(site, page)), ...pages.flatMap(otherAddresses)]
}

const firstAddress = (site: Site, page: SourceDocument): PageAddress => ({
  page,
  path: site.pathOf(page.name) ?? `/${page.name}`,
  key: ['path'],
})

function otherAddresses(page: SourceDocument): readonly PageAddress[] {
  const aliases = isRecord(page.data) ? page.data['aliases'] : undefined
  if (!Array.isArray(aliases)) return []
  return aliases.map((path, index) => ({ page, path: String(path), key: ['aliases', index] }))
}
