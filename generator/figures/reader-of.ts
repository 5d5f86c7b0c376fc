import { conventionsOf } from '../languages/conventions.ts'
import type { Site } from '../site.ts'
import type { Reader } from './figures-in.ts'

const readers = new WeakMap<Site, Map<string, Reader>>()

/** How the texts of a language of a site are read; the source language where none is said. */
export function readerOf(site: Site, code: string = site.source.code): Reader {
  const known = readers.get(site) ?? new Map<string, Reader>()
  readers.set(site, known)
  const language = site.languages.find((each) => each.code === code) ?? site.source
  const reader = known.get(code) ?? {
    conventions: conventionsOf(language.locale, site.settings.currency),
    facts: site.facts,
  }
  known.set(code, reader)
  return reader
}
