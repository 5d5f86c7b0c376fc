import { sameValuesOf } from '../../compare/shared-values.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'parity/different-value',
  severity: 'error',
  summary: {
    en: 'What is not language is the same in every language.',
    nl: 'Wat geen taal is, is in elke taal hetzelfde.',
  },
  why: {
    en: 'A score, an icon or the name of a form field that differs makes one language work in another way.',
    nl: 'Door een andere score, een ander plaatje of een andere veldnaam werkt de site in één taal anders.',
  },
  example: {
    before: '# en\ntile: key\n# nl\ntile: lock',
    after: '# nl\ntile: key',
  },

  *check(site) {
    const original = languageName(site.source.code)

    for (const { source, translation, language, values } of sameValuesOf(site)) {
      for (const { from, to, schema } of values) {
        // A value of another type is told by its schema.
        if (typeof from.value !== typeof to.value || shown(from.value) === shown(to.value)) continue
        const other = languageName(language.code)
        yield {
          ...(schema['x-i18n'] === 'name' && { severity: 'info' as const }),
          at: translation.place(to.path),
          path: formatPath(to.path, translation.data),
          message: {
            en: `${other.en} has ${shown(to.value)} here, ${original.en} has ${shown(from.value)}.`,
            nl: `Het ${other.nl} heeft hier ${shown(to.value)}, het ${original.nl} ${shown(from.value)}.`,
          },
          hint: {
            en: 'Write the same in both languages.',
            nl: 'Schrijf in beide talen hetzelfde.',
          },
          related: [
            {
              at: source.place(from.path),
              message: { en: 'The other value is here.', nl: 'De andere waarde staat hier.' },
            },
          ],
          values: { [site.source.code]: shown(from.value), [language.code]: shown(to.value) },
        }
      }
    }
  },
})

const shown = (value: unknown) => JSON.stringify(value)
