import type { Cache } from '../../cache.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { hashOf } from '../../rules/fingerprints.ts'
import { fingerprintOfRest, notingSite } from './noting-site.ts'

/** Data that is emitted for who may know it already. */
export interface Emission<Value> {
  /** A hash of all that it follows from, besides the generator itself, if no more than this was looked up. */
  readonly keyOf: (lookups: readonly string[]) => string
  emit(): Emitted<Value>
}

export interface Emitted<Value> {
  readonly value: Value
  /** Names of what was read of other documents. */
  readonly lookups: readonly string[]
}

interface Emissions {
  /** The site as what is emitted sees it. */
  readonly site: Site
  /** What a function emits: of a document, or of the whole site. */
  of<Value>(emit: () => Value, document?: SourceDocument): Emission<Value>
}

/** Notes what is looked up for each value that is emitted of a site. */
export function createEmissions(whole: Site, cache: Cache): Emissions {
  const { site, resultOf } = notingSite(whole, cache)
  const ofRest = fingerprintOfRest(whole)
  return {
    site,
    of: (emit, document) => {
      const own = document ? [document.file, document.hash] : []
      return {
        keyOf: (lookups) => hashOf([ofRest, ...own, ...lookups.map(resultOf)]),
        emit: () => {
          const { result: value, notes: lookups } = cache.noting(emit)
          return { value, lookups }
        },
      }
    },
  }
}
