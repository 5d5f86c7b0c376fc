import { vocabularyOrPlain } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/vocabulary.ts'
import { textPlace } from '../../model/text-place.ts'
import { type Text, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { type ForbiddenWord, glossaryOf } from '../../text/glossary.ts'
import { phraseAt, phraseOf, unquoted, type Word, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'glossary/forbidden',
  severity: 'warning',
  summary: 'Words that the glossary rules out are not used.',
  why: 'They are the old name of something, or words that say nothing.',
  example: { before: '# nl\nlabel: Kies je prijsplan', after: '# nl\nlabel: Kies je pakket' },

  messages: {
    forbidden: {
      message: 'This site does not say "{words}".',
      hint: 'Write instead: {instead}.',
    },
  },
  items: translatableTexts,

  create: (site) => {
    const { forbidden } = glossaryOf(site)
    const indexes = new Map(site.languages.map(({ code }) => [code, indexOf(forbidden(code))]))

    return (text) => {
      const index = indexes.get(text.language)
      const vocabulary = vocabularyOrPlain(text.language)
      if (!index || index.size === 0) return []
      if (text.schema['x-kind'] === 'quote' || isFrame(text)) return []

      return forbiddenIn(text.text, index, vocabulary).map(({ first, last, rule }) => {
        const [from, to] = [first.index, last.index + last.text.length]
        return {
          messageId: 'forbidden',
          data: { words: text.text.slice(from, to), instead: rule.instead },
          at: textPlace(text, { index: from, length: to - from }),
          path: formatPath(text.path, text.document.data),
          values: { [text.language]: text.text },
        }
      })
    }
  },
})

/** The buttons of another business may be called what ours are not. */
const isFrame = ({ document }: Text) => document.kind === 'quiz-frames'

interface ForbiddenUse {
  readonly first: Word
  readonly last: Word
  readonly rule: ForbiddenWord
}

/** Finds forbidden words and phrases in a text, including inflected forms. */
function* forbiddenIn(
  text: string,
  index: PhraseIndex,
  vocabulary: Vocabulary,
): Generator<ForbiddenUse> {
  const words = wordsIn(unquoted(text))
  let position = -1
  for (const first of words) {
    position += 1
    for (const { rule, phrase } of index.get(first.lower[0]) ?? none) {
      const last = words[position + phrase.length - 1]
      if (last && phraseAt({ words, index: position, phrase, vocabulary }))
        yield { first, last, rule }
    }
  }
}

const none: readonly Entry[] = []

interface Entry {
  readonly rule: ForbiddenWord
  readonly phrase: readonly string[]
}

/** The forbidden phrases by first letter. Inflection does not change that letter. */
type PhraseIndex = ReadonlyMap<string | undefined, readonly Entry[]>

const indexOf = (forbidden: readonly ForbiddenWord[]): PhraseIndex =>
  Map.groupBy(
    forbidden.map((rule) => ({ rule, phrase: phraseOf(rule.word) })),
    ({ phrase }) => phrase[0]?.[0],
  )
