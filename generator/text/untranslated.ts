import { type TextPair, translatablePairs } from '../compare/pairs.ts'
import { vocabularies, vocabularyOrPlain } from '../languages/index.ts'
import { baseOf, languageName } from '../languages/locale.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import { once } from '../once.ts'
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
  const shared = [vocabularyOrPlain(code).sharedWords, glossary.sharedWords(code), endonyms()]
  const words = wordsIn(maskNonProse(text).replaceAll(named, blank).replaceAll(address(), blank))
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

/** A name with a version, such as React 19.1. */
const named = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]* v?\d+(?:\.\d+)+/gu

/** The name of a place: capitalized words, maybe with particles between them. */
const place = String.raw`\p{Lu}[\p{L}.’'-]*(?:[ -](?:\p{Ll}{1,3}[ -]){0,2}\p{Lu}[\p{L}.’'-]*){0,3}`

/** Streets with their numbers, and postcodes with their cities: no language translates them. */
const address = once(() => {
  const endings = Object.values(vocabularies)
    .flatMap(({ streets }) => streets)
    .join('|')
  const number = String.raw`\d{1,4}(?:[-–]\d{1,4})?(?:[ -]?(?:\p{L}{1,3}))?(?![\p{L}\d])`
  const street = String.raw`(?:\d{1,2}e )?\p{Lu}[\p{L}.’' -]{0,40}?(?<=(?i:${endings}))\.?`
  // Dutch: 1015 CJ Amsterdam. British: London SW1A 2AA. Others: 10115 Berlin.
  const postcodes = [
    String.raw`\d{4} ?[A-Z]{2}(?![\p{L}\d])(?: ${place})?`,
    String.raw`(?:${place} )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`,
    String.raw`(?:[A-Z]{1,2}-)?\d{4,5} ${place}`,
  ].join('|')
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${street} ${number}|\d{1,4}[a-z]? ${street}(?!\p{L})|(?:[\p{L}’.' -]{3,40} ${number}[,\n]\s*)?(?:${postcodes}))`,
    'gu',
  )
})

const blank = (found: string) => ' '.repeat(found.length)

/** A line such as © 2026 Tegelwerk. */
const isCopyright = /^\s*(?:©|\(c\)\s|copyright\b.*\d{4})/i

/** The languages that a site may name in their own words. */
const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr fy ga gl he hi hr hu hy id is it ja ka ko lb lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv sw th tr uk ur vi zh'

/** What languages call themselves, in lower case. A list of languages is not translated. */
const endonyms = once(
  (): ReadonlySet<string> =>
    new Set(
      codes.split(' ').flatMap((code) => languageName(code, code).toLowerCase().split(/\s+/)),
    ),
)

/** Stands where a text is still to be written. The rule `text/placeholder` reports it. */
export const unwritten = 'TODO'

/** Whether a text still waits for its words. */
export const isUnwritten = (text: string): boolean =>
  text.includes(unwritten) && /(?<![\p{L}\d])TODO(?![\p{L}\d])/u.test(text)
