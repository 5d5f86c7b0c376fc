import { type TextPair, translatablePairs } from '../../compare/pairs.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { MessageValue } from '../../diagnostics/message.ts'
import { quoted } from '../../diagnostics/message.ts'
import { vocabularyOrPlain } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/vocabulary.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { type Glossary, glossaryOf, speaksForOthers } from '../../text/glossary.ts'
import { maskNonProse, phraseOf, termIn, type Word, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

/** Maximum length of a text to check, in characters. Translators may paraphrase longer texts. */
const maxLength = 90

export const rule = defineItemRule({
  code: 'glossary/term',
  severity: 'warning',
  summary: 'Terms and names are called what the glossary calls them.',
  why: 'A visitor who looks for the same thing finds it under one name, on every page.',
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: Bekijk de abonnementen',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  messages: {
    term: {
      message: '"{term}" is called {targets} here, and this text has no such word.',
      hint: 'Use {targets}, also as part of a longer word.',
      used: 'It is used here.',
      either: '{before} or {word}',
    },
    left: {
      message: '"{written}" is not translated: "{term}" is called {targets} here.',
      hint: 'Use {targets}, or add the word to sharedWords in glossary.yaml.',
      used: 'It is used here.',
    },
    name: {
      message: 'The name "{name}" is missing in this text.',
      hint: 'Names stay as they are in every language, capitals included.',
      used: 'It is used here.',
    },
  },
  items: translatablePairs,

  create: (site) => {
    const glossary = glossaryOf(site)
    const original = site.source.code
    const from = vocabularyOrPlain(original)

    return (pair) => {
      if (speaksForOthers(pair.translation)) return []
      const to = vocabularyOrPlain(pair.language.code)
      const context = { glossary, from, to, original }
      return [
        ...missingTerms(pair, context),
        ...leftTerms(pair, context),
        ...missingNames(pair, context),
      ]
    }
  },
})

interface Context {
  readonly glossary: Glossary
  readonly from: Vocabulary
  readonly to: Vocabulary
  /** The code of the source language. */
  readonly original: string
}

function missingTerms(
  pair: TextPair,
  { glossary, from, to, original }: Context,
): readonly Finding<'term'>[] {
  const { source, translation, language } = pair
  if (source.text.length > maxLength) return []

  return glossary.terms.flatMap(({ term, translations, unless }) => {
    const targets = translations.get(language.code)
    if (!targets) return []
    const word = termIn({ text: source.text, term, vocabulary: from, unless })
    if (!word || hasTranslation(translation.text, targets, to)) return []
    return [
      {
        messageId: 'term',
        data: { term, targets: alternatives(targets) },
        ...placesOf(pair, word, original),
      },
    ]
  })
}

/** The terms of the source language that a long translation still has, in their own words. */
function leftTerms(
  { source, translation, language }: TextPair,
  { glossary, from, to, original }: Context,
): readonly Finding<'left'>[] {
  // In a short text the translation of the term is missing too.
  if (source.text.length <= maxLength) return []
  const shared = glossary.sharedWords(language.code)

  return glossary.terms.flatMap(({ term, translations, unless }) => {
    const targets = translations.get(language.code)
    const parts = phraseOf(term)
    const isShared = parts.every((part) => to.sharedWords.has(part) || shared.has(part))
    const isSame = targets?.some((target) => term.toLowerCase().startsWith(target.toLowerCase()))
    if (!targets || isShared || isSame) return []
    const used = termIn({ text: source.text, term, vocabulary: from, unless })
    const left = used && termIn({ text: translation.text, term, vocabulary: from, unless })
    if (!left) return []
    const written = wordsFrom(translation.text, left.index, parts.length)
    return [
      {
        messageId: 'left',
        data: { written, term, targets: alternatives(targets) },
        at: textPlace(translation, { index: left.index, length: written.length }),
        path: formatPath(translation.path, translation.document.data),
        related: [
          {
            at: textPlace(source, { index: used.index, length: used.text.length }),
            message: 'used',
          },
        ],
        values: { [original]: source.text, [language.code]: translation.text },
      },
    ]
  })
}

/** So many words of a text, as written. */
const wordsFrom = (text: string, index: number, count: number) =>
  text
    .slice(index)
    .match(/[\p{L}\p{M}\d’'-]+\s*/gu)
    ?.slice(0, count)
    .join('')
    .trim() ?? ''

/** Alternative words, one of which is enough: "prijs" or "tarief". */
function alternatives(words: readonly string[]): MessageValue {
  const [first = '', ...others]: readonly MessageValue[] = words.map(quoted)
  return others.reduce<MessageValue>(
    (before, word) => ({ text: 'term.either', data: { before, word } }),
    first,
  )
}

function missingNames(
  pair: TextPair,
  { glossary, from, original }: Context,
): readonly Finding<'name'>[] {
  return glossary.allNames.flatMap((name) => {
    const word = nameIn(pair.source.text, name, from)
    if (!word || hasName(pair.translation.text, name)) return []
    return [{ messageId: 'name', data: { name }, ...placesOf(pair, word, original) }]
  })
}

/** The name may have a genitive ending or be part of a hyphenated word: Core-pakket. */
const hasName = (text: string, name: string) =>
  text.includes(name) &&
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?:['’]?s)?(?![\\p{L}\\d])`, 'u').test(text)

const placesOf = ({ source, translation, language }: TextPair, word: Word, original: string) => ({
  at: translation.document.place(translation.path),
  path: formatPath(translation.path, translation.document.data),
  related: [
    {
      at: textPlace(source, { index: word.index, length: word.text.length }),
      message: 'used',
    },
  ],
  values: { [original]: source.text, [language.code]: translation.text },
})

/** Whether a translation has one of the allowed words for a term, also in a compound. */
function hasTranslation(
  text: string,
  targets: readonly string[],
  { stemsOf }: Vocabulary,
): boolean {
  const prose = maskNonProse(text).toLowerCase().replaceAll(/\s+/g, ' ')
  return targets.some((target) =>
    stemsOf(target.toLowerCase()).some((stem) => prose.includes(stem)),
  )
}

const partsOf = (name: string): readonly string[] => wordsIn(name).map(({ text }) => text)

/** Finds a name in its own capitals. Words that can be verbs are skipped. */
function nameIn(
  text: string,
  name: string,
  { determiners, functionWords }: Vocabulary,
): Word | undefined {
  if (!text.includes(name)) return undefined
  const words = wordsIn(maskNonProse(text))
  const parts = partsOf(name)

  return words.find((word, index) => {
    const isHere = parts.every((part, step) => isPart(words[index + step]?.text ?? '', part))
    const next = words[index + parts.length]
    const mayBeVerb =
      parts.length === 1 &&
      word.opens &&
      next !== undefined &&
      !next.opens &&
      (determiners.has(next.lower) || functionWords.has(next.lower))
    return isHere && !mayBeVerb
  })
}

/** The name may have a genitive ending: Noor’s. */
const isPart = (word: string, part: string) => word === part || word === `${part}’s`
