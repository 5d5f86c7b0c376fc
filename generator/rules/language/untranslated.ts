import type { Cache } from '../../cache.ts'
import { translatablePairs } from '../../compare/pairs.ts'
import type { Vocabulary } from '../../languages/language.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
import { formatPath } from '../../read/path.ts'
import { collectEndonyms } from '../../text/endonyms.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { maskAddresses } from '../../text/postal-address.ts'
import { foldOf, isAllCaps, maskNonProse, namedIn, type Word, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

/**
 * The minimum number of words of a sentence. Shorter equal texts may be words that both languages
 * share.
 */
const minSentence = 4

export const rule = defineItemRule({
  code: 'language/untranslated',
  severity: 'warning',
  summary: 'A translation is not the source text itself.',
  why: 'It is the commonest thing to be forgotten when a text is copied to be translated later.',
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: See the plans',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  supersedes: { onSameKey: ['language/wrong-language'], comparisons: true },
  messages: {
    untranslated: {
      message: 'The {translation} text is the {source} one.',
      hint: 'Translate it. If {translation} says it this way too, add the word to sharedWords in glossary.yaml, or to names.',
    },
  },
  items: translatablePairs,

  create: (site, cache) => {
    const glossary = glossaryOf(site, cache)

    return ({ source, translation, language }) => {
      const vocabulary = vocabularyOf(language.code)
      if (!vocabulary || !vocabularyOf(site.source.code)) return []

      const words = untranslated(
        {
          source: source.text,
          translation: translation.text,
          vocabulary,
          names: glossary.foldedNames,
          sharedWords: glossary.sharedWords(language.code),
        },
        cache,
      )
      if (words.length === 0) return []
      return [
        {
          messageId: 'untranslated',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
          },
          severity: words.length >= minSentence ? 'error' : 'warning',
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'source.here' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    }
  },
})

interface UntranslatedInput {
  readonly source: string
  readonly translation: string
  readonly vocabulary: Vocabulary
  /** Names that no language translates, in lower case. */
  readonly names: ReadonlySet<string>
  /** The words that this site does not translate, besides those in the vocabulary. */
  readonly sharedWords: ReadonlySet<string>
}

/** Addresses, and names with a version such as React 19.1, are the same in every language. */
const maskNames = (text: string, cache: Cache) =>
  maskAddresses(maskNonProse(text, cache), cache).replaceAll(named, (found) =>
    ' '.repeat(found.length),
  )

const named = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]* v?\d+(?:\.\d+)+/gu

/** A line such as © 2026 Tegelwerk. */
const isCopyright = /^\s*(?:©|\(c\)\s|copyright\b.*\d{4})/i

/** The words that a translation shares with its source. Empty if the texts differ. */
function untranslated(
  { source, translation, vocabulary, names, sharedWords }: UntranslatedInput,
  cache: Cache,
): readonly Word[] {
  if (source.length > 4 * translation.length || translation.length > 4 * source.length) return []
  if (isCopyright.test(translation)) return []
  const plain = [source, translation].map((text) =>
    foldOf(wordsIn(maskNonProse(text, cache), cache)),
  )
  if (plain[0] !== plain[1]) return []
  const words = wordsIn(maskNames(translation, cache), cache)

  const known = namedIn(words, names)
  const endonyms = cache.get(collectEndonyms)
  const open = words.filter(
    (word, index) =>
      !known[index] &&
      /\p{L}{3}/u.test(word.text) &&
      !isAllCaps(word) &&
      !/\p{Ll}\p{Lu}/u.test(word.text) &&
      !endonyms.has(word.lower) &&
      !vocabulary.sharedWords.has(word.lower) &&
      !sharedWords.has(word.lower),
  )
  return open.length > 0
    ? words.filter(({ text }, index) => !known[index] && /\p{L}/u.test(text))
    : []
}
