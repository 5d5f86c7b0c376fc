import { vocabularyOf } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/language.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { type ForbiddenWord, glossaryOf } from '../../text/glossary.ts'
import { phraseAt, phraseOf, unquoted, type Word, wordsIn } from '../../text/words.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'glossary/forbidden',
  severity: 'warning',
  summary: {
    en: 'Words that the glossary rules out are not used.',
    nl: 'Woorden die de woordenlijst uitsluit, worden niet gebruikt.',
  },
  why: {
    en: 'They are the old name of something, or words that say nothing.',
    nl: 'Het zijn oude namen voor iets, of woorden die niets zeggen.',
  },
  example: { before: '# nl\nlabel: Kies je prijsplan', after: '# nl\nlabel: Kies je pakket' },

  each: translatableTexts,

  *find(items, site) {
    const { forbidden } = glossaryOf(site)

    for (const text of items) {
      const words = forbidden(text.language)
      const vocabulary = vocabularyOf(text.language)
      if (!vocabulary || words.length === 0 || text.schema['x-kind'] === 'quote') continue

      for (const { first, last, rule } of forbiddenIn(text.text, words, vocabulary)) {
        const [from, to] = [first.index, last.index + last.text.length]
        yield {
          at: textPlace(text, { index: from, length: to - from }),
          path: formatPath(text.path, text.document.data),
          message: {
            en: `This site does not say "${text.text.slice(from, to)}".`,
            nl: `Deze site zegt niet "${text.text.slice(from, to)}".`,
          },
          hint: {
            en: `Write instead: ${rule.instead}.`,
            nl: `Schrijf in plaats daarvan: ${rule.instead}.`,
          },
          values: { [text.language]: text.text },
        }
      }
    }
  },
})

interface ForbiddenUse {
  readonly first: Word
  readonly last: Word
  readonly rule: ForbiddenWord
}

/** The words of a text that its site does not use, in whatever form. */
function* forbiddenIn(
  text: string,
  forbidden: readonly ForbiddenWord[],
  vocabulary: Vocabulary,
): Generator<ForbiddenUse> {
  const words = wordsIn(unquoted(text))
  const byLetter = indexOf(forbidden)
  for (const [index, first] of words.entries()) {
    for (const { rule, phrase } of byLetter.get(first.lower[0]) ?? []) {
      const last = words[index + phrase.length - 1]
      if (last && phraseAt({ words, index, phrase, vocabulary })) yield { first, last, rule }
    }
  }
}

interface Entry {
  readonly rule: ForbiddenWord
  readonly phrase: readonly string[]
}

const indexed = new WeakMap<
  readonly ForbiddenWord[],
  ReadonlyMap<string | undefined, readonly Entry[]>
>()

/** The list by first letter, which no inflection changes. */
function indexOf(forbidden: readonly ForbiddenWord[]) {
  const known =
    indexed.get(forbidden) ??
    Map.groupBy(
      forbidden.map((rule) => ({ rule, phrase: phraseOf(rule.word) })),
      ({ phrase }) => phrase[0]?.[0],
    )
  indexed.set(forbidden, known)
  return known
}
