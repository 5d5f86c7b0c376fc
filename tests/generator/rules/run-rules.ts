import type { RawDiagnostic } from '#generator/diagnostics/diagnostic.ts'
import { createEngine } from '#generator/engine/engine.ts'
import type { Memo } from '#generator/engine/memo.ts'
import { createCheckQueries } from '#generator/queries/check-queries.ts'
import { createContentQueries } from '#generator/queries/content-queries.ts'
import type { SourceDocument } from '#generator/read/documents.ts'
import type { Rule } from '#generator/rules/rule.ts'
import { schemas, validators } from '../../support/project-schemas.ts'

/** The letters of most fonts: those of western languages, and their signs. */
export const fontLetters = [0xa0, 0x2010]
  .flatMap((from) => Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(from + index)))
  .join('')

/** What some rules alone find in documents that are about to be published. */
export function runRules(
  rules: readonly Rule[],
  documents: readonly SourceDocument[],
  memo: Memo,
): readonly RawDiagnostic[] {
  const engine = createEngine(undefined, memo)
  const content = createContentQueries(engine, { schemas, validators })
  content.set(
    documents,
    { schemas, validators },
    {
      today: '2026-11-21',
      fontLetters,
      isRelease: true,
      withDrafts: false,
      around: [],
      unknown: [],
    },
  )
  const { findingsOf } = createCheckQueries(engine, content, rules)
  return rules.flatMap(findingsOf)
}
