import { type TextPair, translatablePairs } from '../../compare/pairs.ts'
import { vocabularyOrPlain } from '../../languages/index.ts'
import { baseOf, languageName } from '../../languages/locale.ts'
import type { Vocabulary } from '../../languages/vocabulary.ts'
import { memoize } from '../../memoize.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { glossaryOf } from '../glossary.ts'
import { maskAddresses } from '../postal-address.ts'
import { isUnwritten } from '../unwritten.ts'
import {
  firstWord,
  foldOf,
  isAllCaps,
  maskNonProse,
  namedIn,
  type Word,
  wordsIn,
} from '../words.ts'

/** How much of a file of a translation still has the words of its source. */
export interface Untranslated {
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
export const untranslatedByFile = (site: Site): ReadonlyMap<SourceDocument, Untranslated> =>
  countUntranslated(site)

export const countUntranslated = memoize(
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
function untranslatedWords(
  { source, translation, language }: TextPair,
  site: Site,
): readonly Word[] {
  if (!mayBeSame(source.text, translation.text)) return []
  if (baseOf(language.code) === baseOf(site.source.code)) return []
  const glossary = glossaryOf(site)
  return wordsInBoth({
    source: source.text,
    translation: translation.text,
    vocabulary: vocabularyOrPlain(language.code),
    names: glossary.foldedNames,
    sharedWords: glossary.sharedWords(language.code),
  })
}

/** Whether a translation waits for its words, or is still the source text, in a file that is hardly translated. */
export function isToTranslate(pair: TextPair, site: Site): boolean {
  if (isUnwritten(pair.translation.text)) return true
  const file = untranslatedByFile(site).get(pair.translation.document)
  return file?.open.has(pair.translation) === true && isMostlyUntranslated(file)
}

/** Whether a translation has the words of its source, whatever the markup around them. */
const hasSameWords = ({ source, translation }: TextPair): boolean =>
  source.text === translation.text ||
  (mayBeSame(source.text, translation.text) &&
    hasSameFirstWord(source.text, translation.text) &&
    foldedWords(source.text) === foldedWords(translation.text))

/** Whether the lengths of two texts allow the same words. Link targets may differ in length. */
const mayBeSame = (source: string, translation: string) =>
  source.length <= 4 * translation.length && translation.length <= 4 * source.length

/** Most translations begin with another word than their source, so that the others need no look. */
const hasSameFirstWord = (source: string, translation: string): boolean =>
  firstWord(maskNonProse(source)) === firstWord(maskNonProse(translation))

const foldedWords = (text: string): string => foldOf(wordsIn(maskNonProse(text)))

interface WordsInBothInput {
  readonly source: string
  readonly translation: string
  readonly vocabulary: Vocabulary
  /** Names that no language translates, in lower case. */
  readonly names: ReadonlySet<string>
  /** The words that this site does not translate, besides those in the vocabulary. */
  readonly sharedWords: ReadonlySet<string>
}

function wordsInBoth({
  source,
  translation,
  vocabulary,
  names,
  sharedWords,
}: WordsInBothInput): readonly Word[] {
  if (!hasSameFirstWord(source, translation) || isCopyright.test(translation)) return []
  const plain = wordsIn(maskNonProse(translation))
  const sourceWords = wordsIn(maskNonProse(source))
  if (plain.length === 0 || plain.length !== sourceWords.length) return []
  if (foldOf(plain) !== foldOf(sourceWords)) return []
  const words = wordsIn(maskNames(translation))

  const known = namedIn(words, names)
  const endonyms = collectEndonyms()
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

/** Addresses, and names with a version such as React 19.1, are the same in every language. */
const maskNames = (text: string) =>
  maskAddresses(maskNonProse(text)).replaceAll(named, (found) => ' '.repeat(found.length))

const named = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]* v?\d+(?:\.\d+)+/gu

/** A line such as © 2026 Tegelwerk. */
const isCopyright = /^\s*(?:©|\(c\)\s|copyright\b.*\d{4})/i

/** The languages that a site may name in their own words. */
const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr fy ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'

/** What languages call themselves, in lower case. A list of languages is not translated. */
const collectEndonyms = memoize(
  (): ReadonlySet<string> =>
    new Set(
      codes.split(' ').flatMap((code) => languageName(code, code).toLowerCase().split(/\s+/)),
    ),
)
