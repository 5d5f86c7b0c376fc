import { vocabularyOf } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/vocabulary.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf, registerOfPage } from '../../text/glossary.ts'
import { unquoted, type Word, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'language/register',
  severity: 'warning',
  summary: 'A language addresses its readers the same way everywhere.',
  why: 'Dutch readers notice at once when a page turns from je to u; it reads like the work of two firms.',
  example: {
    before: 'text: Vertel ons over uw bedrijf.',
    after: 'text: Vertel ons over je bedrijf.',
  },

  messages: {
    notOfSite: {
      message:
        '"{word}" is not how this site speaks to readers in {language}: it uses "{register}".',
      hint: 'Rewrite the sentence with "{register}".',
    },
    notOfPage: {
      message: '"{word}" is not how this page speaks to its readers: it uses "{register}".',
      hint: 'Rewrite the sentence with "{register}".',
    },
  },
  items: translatableTexts,

  create: (site) => {
    const { register: registers } = glossaryOf(site)

    return (text) => {
      const own = registerOfPage(text.document)
      const register = own ?? registers.get(text.language)
      const vocabulary = vocabularyOf(text.language)
      if (register === undefined || !vocabulary || text.schema['x-kind'] === 'quote') return []
      // If the language does not know the register, another rule reports it at its declaration.
      if (!Object.hasOwn(vocabulary.registers, register)) return []

      const [first] = otherRegister(text.text, vocabulary, register)
      if (!first) return []
      return [
        {
          messageId: own === undefined ? 'notOfSite' : 'notOfPage',
          data: { word: first.text, language: { language: text.language }, register },
          at: textPlace(text, { index: first.index, length: first.text.length }),
          path: formatPath(text.path, text.document.data),
          values: { [text.language]: text.text },
        },
      ]
    }
  },
})

/** The words of a text that belong to another register. */
function otherRegister(
  text: string,
  { registers, notRegister }: Vocabulary,
  register: string,
): readonly Word[] {
  const prose = unquoted(text)
  const others = Object.keys(registers).filter((name) => name !== register)
  const strays = wordsIn(prose).filter(({ lower }) =>
    others.some((name) => registers[name]?.has(lower)),
  )
  if (strays.length === 0 || !notRegister) return strays

  const exempt = [...prose.matchAll(notRegister)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  )
  return strays.filter(({ index }) => !exempt.some(([start, end]) => index >= start && index < end))
}
