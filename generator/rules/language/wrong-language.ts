import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { type ForeignWords, foreignWords, tellingWords } from '../../text/foreign-words.ts'
import { untranslatedByFile } from '../../text/untranslated.ts'
import { unquoted, wordsIn } from '../../text/words.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'language/wrong-language',
  severity: 'warning',
  summary: 'Every file and every sentence is in the language of its folder.',
  why: 'It was pasted in to be translated later, or put into the wrong folder; screen readers read it out with the wrong voice.',
  example: {
    before: '# nl\ntext: We build the site and the funnel.',
    after: '# nl\ntext: We bouwen de site en de funnel.',
  },

  messages: {
    foreign: {
      message: 'This is {foreign} on a page in {expected}: “{words}”.',
      hint: 'Write it in {expected}. If it is a quotation, put it between quotation marks.',
    },
    file: {
      message: 'This file is in {foreign}, and is in the folder of {expected}.',
      hint: 'Write it in {expected}, or put it into the folder {folder}.',
    },
  },

  // A group rule: what `eld` answers is kept with the findings of the group.
  *check(group) {
    const judged = translatableTexts(group).filter(isJudged)
    for (const [document, texts] of Map.groupBy(judged, ({ document }) => document)) {
      const found = foreignTexts(texts, group)
      const [first] = found
      if (!first) continue
      const { language } = first.text
      const foreign = languageOfFile(texts, found)
      if (foreign !== undefined) {
        yield {
          messageId: 'file',
          severity: 'error',
          data: {
            foreign: { language: foreign },
            expected: { language },
            folder: `${foreign}/`,
          },
          at: document.place(first.text.path),
          path: formatPath(first.text.path, document.data),
        }
        continue
      }
      for (const { text, parts } of found) {
        const [{ language: other, words }] = parts
        const index = words[0]?.index ?? 0
        const last = words.at(-1)
        const length = (last ? last.index + last.text.length : index) - index
        yield {
          messageId: 'foreign',
          data: {
            foreign: { language: other },
            expected: { language },
            words: text.text.slice(index, index + length),
          },
          at: textPlace(text, { index, length }),
          path: formatPath(text.path, document.data),
          values: { [language]: text.text },
        }
      }
    }
  },
})

/** A text, and what of it is in another language. */
interface ForeignText {
  readonly text: TranslatableText
  readonly parts: readonly [ForeignWords, ...ForeignWords[]]
}

/** What is not translated at all is told as that. */
function foreignTexts(texts: readonly TranslatableText[], group: Site): readonly ForeignText[] {
  return texts.flatMap((text): readonly ForeignText[] => {
    const telling = tellingWords(group.shared, text.language)
    const [first, ...others] = foreignWords(text.text, text.language, telling)
    if (!first || isUntranslated(text, group)) return []
    return [{ text, parts: [first, ...others] }]
  })
}

function isUntranslated({ document, path }: TranslatableText, group: Site): boolean {
  const open = untranslatedByFile(group).get(document)?.open.keys() ?? []
  return [...open].some((other) => isDeepStrictEqual(other.path, path))
}

const isJudged = ({ schema }: TranslatableText) =>
  schema['x-kind'] !== 'quote' && schema['x-kind'] !== 'code'

/** Fewer words are told text by text. */
const enough = 20

/** The language that most words of a file are in. */
function languageOfFile(
  texts: readonly TranslatableText[],
  found: readonly ForeignText[],
): string | undefined {
  const parts = found.flatMap((each) => each.parts)
  const [most = []] = [...Map.groupBy(parts, ({ language }) => language).values()].toSorted(
    (a, b) => countOf(b) - countOf(a),
  )
  const all = texts.reduce((sum, { text }) => sum + wordsIn(unquoted(text)).length, 0)
  const count = countOf(most)
  return count >= enough && count > all / 2 ? most[0]?.language : undefined
}

const countOf = (parts: readonly ForeignWords[]) =>
  parts.reduce((sum, { words }) => sum + words.length, 0)
