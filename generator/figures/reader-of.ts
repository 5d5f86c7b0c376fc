import type { Facts } from '../facts.ts'
import { type Conventions, conventionsOf } from '../languages/conventions.ts'
import type { Site } from '../site.ts'
import type { Reader } from './figures-in.ts'

const readers = new WeakMap<Facts, Map<Conventions, Reader>>()

/** How the texts of a language of a site are read; the source language where none is said. */
export function readerOf(site: Site, code: string = site.source.code): Reader {
  const language = site.languages.find((each) => each.code === code) ?? site.source
  const conventions = conventionsOf(language.locale, site.settings.currency)
  const known = readers.get(site.facts) ?? new Map<Conventions, Reader>()
  readers.set(site.facts, known)
  const reader = known.get(conventions) ?? { conventions, facts: site.facts }
  known.set(conventions, reader)
  return reader
}
