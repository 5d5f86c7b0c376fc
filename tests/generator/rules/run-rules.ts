import { createCache } from '#generator/check/cache.ts'
import { findingsInSteps } from '#generator/check/check-content.ts'
import type { RawDiagnostic } from '#generator/diagnostics/diagnostic.ts'
import { allSteps } from '#generator/index.ts'
import { linkSite } from '#generator/model/link-site.ts'
import type { SourceDocument } from '#generator/read/documents.ts'
import type { Rule } from '#generator/rules/rule.ts'
import { schemas } from '../../support/project-schemas.ts'

/** The letters of most fonts: those of western languages, and their signs. */
export const fontLetters = [0xa0, 0x2010]
  .flatMap((from) => Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(from + index)))
  .join('')

/** What some rules alone find in documents that are about to be published. */
export function runRules(
  rules: readonly Rule[],
  documents: readonly SourceDocument[],
): readonly RawDiagnostic[] {
  const site = linkSite({
    ...{ documents, schemas, fontLetters, today: '2026-11-21', isRelease: true },
  })
  return allSteps(findingsInSteps({ site, cache: createCache() }, rules)).findings
}
