import { factsIn } from '../model/facts.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import { fillFacts } from './resolve.ts'

/** What search engines show of a page, facts filled in. */
export interface SearchResult {
  readonly document: SourceDocument
  readonly language: Language
  readonly title: string
  readonly description: string
}

const collected = new WeakMap<Site, readonly SearchResult[]>()

/** What search engines show of every page that they may show. */
export function searchResultsOf(site: Site): readonly SearchResult[] {
  const known =
    collected.get(site) ?? site.languages.flatMap((language) => resultsIn(site, language))
  collected.set(site, known)
  return known
}

const resultsIn = (site: Site, language: Language): readonly SearchResult[] =>
  site.all('page', language.code).flatMap((document) => {
    const { title, description, status, unlisted } = isRecord(document.data) ? document.data : {}
    if (typeof title !== 'string' || typeof description !== 'string') return []
    if (status === 404 || unlisted === true) return []
    // A text with a fact that is not known cannot be read as visitors will.
    if (factsIn(title + description).some(({ name }) => !site.facts.has(name))) return []
    const fill = (text: string) => fillFacts(site, language, text).replaceAll(/\s+/g, ' ').trim()
    return [{ document, language, title: fill(title), description: fill(description) }]
  })

export const titlePath: Path = ['title']
export const descriptionPath: Path = ['description']
