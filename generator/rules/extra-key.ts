import { formatPath } from '../path.ts'
import { differences, nameOf, twinsOf } from '../twins.ts'
import { defineRule } from './rule.ts'

export const extraKey = defineRule({
  code: 'parity/extra-key',
  severity: 'error',
  summary: 'A translation has no key or list item that the source language lacks.',
  why: 'Visitors of one language would see something that the others never do; often a deletion was forgotten.',

  *check(site) {
    for (const { source, translation, language } of twinsOf(site)) {
      for (const difference of differences(site, translation, source)) {
        const { path, parent } = difference
        yield {
          at: translation.place(path, { part: 'key' }),
          path: formatPath(path, translation.data),
          message: `${nameOf(difference)} is in "${language.code}" only.`,
          hint: `Add it to ${source.file} too, or take it out here.`,
          related: [
            { at: source.place(parent), message: `It would be here in "${site.source.code}".` },
          ],
        }
      }
    }
  },
})
