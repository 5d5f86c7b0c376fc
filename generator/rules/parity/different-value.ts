import { sameValuesOf } from '../../compare/shared-values.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'parity/different-value',
  severity: 'error',
  summary: 'What is not language is the same in every language.',
  why: 'A score, an icon or the name of a form field that differs makes one language work in another way.',
  example: {
    before: '# en\ntile: key\n# nl\ntile: lock',
    after: '# nl\ntile: key',
  },

  messages: {
    different: {
      message: '{translation} has {found} here, {source} has {wanted}.',
      hint: 'Write the same in {source} and {translation}.',
      other: 'The other value is here.',
    },
  },

  *check(site) {
    for (const { source, translation, language, values } of sameValuesOf(site)) {
      for (const { from, to, schema } of values) {
        // The schema reports a value of another type.
        if (typeof from.value !== typeof to.value || shown(from.value) === shown(to.value)) continue
        yield {
          ...(schema['x-i18n'] === 'name' && { severity: 'info' as const }),
          at: translation.place(to.path),
          path: formatPath(to.path, translation.data),
          messageId: 'different',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            wanted: shown(from.value),
            found: shown(to.value),
          },
          related: [{ at: source.place(from.path), message: 'other' }],
          values: { [site.source.code]: shown(from.value), [language.code]: shown(to.value) },
        }
      }
    }
  },
})

const shown = (value: unknown) => JSON.stringify(value)
