import { remember } from '../../cache.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { maskNonProse, wordsIn } from '../../text/words.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'glossary/name',
  severity: 'warning',
  summary: {
    en: 'Names have their own capitals.',
    nl: 'Namen hebben hun eigen hoofdletters.',
  },
  why: {
    en: 'People notice when their own name, or that of a tool they use, is written wrongly.',
    nl: 'Mensen zien het als hun eigen naam, of die van een programma dat ze gebruiken, verkeerd staat.',
  },
  example: { before: 'text: Find us on Linkedin.', after: 'text: Find us on LinkedIn.' },

  each: translatableTexts,

  *find(items, site) {
    const { names } = glossaryOf(site)
    if (names.length === 0) return

    for (const text of items) {
      for (const { name, from, to } of misspeltNames(text.text, names)) {
        const token = { index: from, length: to - from }
        yield {
          at: textPlace(text, token),
          path: formatPath(text.path, text.document.data),
          message: {
            en: `"${text.text.slice(from, to)}" is written "${name}".`,
            nl: `"${text.text.slice(from, to)}" schrijf je als "${name}".`,
          },
          hint: { en: `Write ${name}.`, nl: `Schrijf ${name}.` },
          ...createFix(text, token, {
            title: { en: `Write ${name}`, nl: `Schrijf ${name}` },
            text: name,
          }),
          values: { [text.language]: text.text },
        }
      }
    }
  },
})

/** Only a name whose capitals tell it from an ordinary word can be written wrongly. */
const isTelling = (name: string) => /\S\s+\S|\p{L}\p{Lu}/u.test(name)

const patternOf = remember(
  (name) =>
    new RegExp(
      `(?<![\\p{L}\\d])${RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, '\\s+')}(?![\\p{L}\\d])`,
      'giu',
    ),
)

interface MisspeltName {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Names in a text that have other capitals than their own. */
function* misspeltNames(text: string, names: readonly string[]): Generator<MisspeltName> {
  const prose = maskNonProse(text)
  const isShouted = !/\p{Ll}/u.test(prose)
  if (isShouted || wordsIn(prose).length === 0) return

  for (const name of names.filter(isTelling)) {
    for (const { 0: written, index } of prose.matchAll(patternOf(name))) {
      const isOwn = written.replaceAll(/\s+/g, ' ') === name
      const isAllCaps = written === written.toUpperCase()
      if (!isOwn && !isAllCaps) yield { name, from: index, to: index + written.length }
    }
  }
}
