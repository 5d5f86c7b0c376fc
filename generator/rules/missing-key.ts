import type { SourceDocument } from '../documents.ts'
import { formatPath } from '../path.ts'
import { type Difference, differences, nameOf, twinsOf } from '../twins.ts'
import { defineRule } from './rule.ts'

export const missingKey = defineRule({
  code: 'parity/missing-key',
  severity: 'error',
  summary: 'A translation has every key and list item that the source language has.',
  why: 'A text that is missing in one language leaves a hole in the page, or takes a whole section away.',

  *check(site) {
    for (const { source, translation, language } of twinsOf(site)) {
      for (const difference of differences(site, source, translation)) {
        yield {
          at: translation.place(difference.parent),
          path: formatPath(difference.parent, translation.data),
          message: `${nameOf(difference)} is missing in "${language.code}".`,
          hint: `Add it here, as in ${source.file}${quote(difference)}.`,
          related: [
            { at: placeOf(source, difference), message: `It is here in "${site.source.code}".` },
          ],
        }
      }
    }
  },
})

const placeOf = (document: SourceDocument, { path }: Difference) =>
  document.place(path, { part: 'key' })

const quote = ({ value }: Difference) =>
  typeof value === 'string'
    ? `: "${value.length > 70 ? `${value.slice(0, 67)}…` : value.trim()}"`
    : ''
