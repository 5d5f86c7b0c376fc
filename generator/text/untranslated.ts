import { type TextPair, translatablePairs } from '../compare/pairs.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import { baseOf } from '../languages/locale.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { glossaryOf } from './glossary.ts'
import { foldOf, isAllCaps, maskNonProse, namedIn, type Word, wordsIn } from './words.ts'

/** How much of a file of a translation still has the words of its source. */
interface Untranslated {
  /** The number of texts that have a translation, whatever its words. */
  readonly texts: number
  /** The number of those that are not translated. All of them, names included, if the file is a copy. */
  readonly count: number
  /** The texts to translate, as the translation has them. */
  readonly open: ReadonlyMap<Text, OpenText>
}

interface OpenText {
  readonly pair: TextPair
  /** The words that should have been translated. */
  readonly words: readonly Word[]
}

/** Fewer texts of a file are reported one by one. */
const minTexts = 3

/** Whether a file is a copy of its source, or most of its texts are those of the source. */
export const isMostlyUntranslated = ({ texts, count }: Untranslated): boolean =>
  count === texts ? count > 1 : count >= minTexts && count > texts / 2

/** How much is not translated, by the document of the translation. */
export const untranslatedByFile = memoize(
  (site: Site): ReadonlyMap<SourceDocument, Untranslated> => {
    const byFile = Map.groupBy(translatablePairs(site), ({ translation }) => translation.document)
    return new Map(
      [...byFile].map(([document, pairs]) => {
        const open = new Map(
          pairs.flatMap((pair): readonly (readonly [Text, OpenText])[] => {
            const words = untranslatedWords(pair, site)
            return words.length === 0 ? [] : [[pair.translation, { pair, words }]]
          }),
        )
        const isCopy = open.size > 0 && pairs.every((pair) => hasSameWords(pair))
        const texts = pairs.length
        const count = isCopy ? texts : open.size
        return [document, { texts, count, open }]
      }),
    )
  },
)

/**
 * The words that a translation should have translated. Empty if it differs from its source, or if
 * both are in the same language, as en-GB and en-US.
 */
function untranslatedWords(pair: TextPair, site: Site): readonly Word[] {
  const { text } = pair.translation
  const code = pair.language.code
  if (baseOf(code) === baseOf(site.source.code) || isCopyright.test(text)) return []
  if (!hasSameWords(pair)) return []
  const glossary = glossaryOf(site)
  const shared = [vocabularyOrPlain(code).sharedWords, glossary.sharedWords(code)]
  const words = wordsIn(maskNonProse(text).replaceAll(named, blank))
  const isName = namedIn(words, glossary.foldedNames)
  const isOpen = words.some(
    (word, index) =>
      !isName[index] &&
      /\p{L}{3}/u.test(word.text) &&
      !isAllCaps(word) &&
      !/\p{Ll}\p{Lu}/u.test(word.text) &&
      !shared.some((each) => each.has(word.lower)),
  )
  return isOpen ? words.filter(({ text }, index) => !isName[index] && /\p{L}/u.test(text)) : []
}

/** Whether a translation has the words of its source, whatever the markup around them. */
const hasSameWords = ({ source, translation }: TextPair): boolean =>
  source.text === translation.text || foldedWords(source.text) === foldedWords(translation.text)

const foldedWords = (text: string): string => foldOf(wordsIn(maskNonProse(text)))

/** Whether a translation waits for its words, or is still the source text, in a file that is hardly translated. */
export function isToTranslate(pair: TextPair, site: Site): boolean {
  if (isUnwritten(pair.translation.text)) return true
  const file = untranslatedByFile(site).get(pair.translation.document)
  return file?.open.has(pair.translation) === true && isMostlyUntranslated(file)
}

/** A name with a number, such as Singel 12 and React 19.1, and a postcode with its city: no language translates them. */
const named =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)* v?\d+(?:\.\d+)*[a-z]?(?![\p{L}\d])|\d{4,5} ?(?:[A-Z]{2}(?![\p{L}\d]))?(?: \p{Lu}[\p{L}.’'-]*)*)/gu

const blank = (found: string) => ' '.repeat(found.length)

/** A line such as © 2026 Tegelwerk. */
const isCopyright = /^\s*(?:©|\(c\)\s|copyright\b.*\d{4})/i

/** Stands where a text is still to be written. The rule `text/placeholder` reports it. */
export const unwritten = 'TODO'

/** Whether a text still waits for its words. */
export const isUnwritten = (text: string): boolean =>
  text.includes(unwritten) && /(?<![\p{L}\d])TODO(?![\p{L}\d])/u.test(text)
