import { formatPath, isRecord } from '../path.ts'
import { differences, twinsOf } from '../twins.ts'
import { defineRule } from './rule.ts'

export const extraKey = defineRule({
  code: 'parity/extra-key',
  severity: 'error',
  summary: 'A translation has no key or list item that the source language lacks.',
  why: 'Visitors of one language would see something that the others never do; often a deletion was forgotten.',

  *check(site) {
    for (const { source, translation, language } of twinsOf(site)) {
      for (const { key, value, path } of differences(site, translation, source)) {
        const id = isRecord(value) ? value['id'] : undefined
        const name = typeof id === 'string' ? id : key

        yield {
          at: translation.place(path, { part: 'key' }),
          path: formatPath(path, translation.data),
          message: `"${name}" is in "${language.code}" only.`,
          hint: `Add it to ${source.file} too, or take it out here.`,
        }
      }
    }
  },
})
