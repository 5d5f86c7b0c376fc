import type { TextPair } from '../compare/pairs.ts'
import { type MessageValue, quoted } from '../diagnostics/message.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import type { Text } from '../model/texts.ts'
import { type ForbiddenWord, type Glossary, glossaryOf, speaksForOthers } from '../text/glossary.ts'
import {
  maskNonProse,
  phraseAt,
  phraseOf,
  termIn,
  unquoted,
  type Word,
  wordsIn,
} from '../text/words.ts'
import { type FoundInPair, pairRule, textRule } from './rule.ts'

export const forbidden = textRule({
  code: 'glossary/forbidden',
  severity: 'warning',

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
          span: { index: from, length: to - from },
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

export const name = textRule({
  code: 'glossary/name',
  severity: 'warning',

  create: (site) => {
    const names = glossaryOf(site).names.filter(isDistinctive)
    if (names.length === 0) return () => []
    const patterns = {
      any: new RegExp(names.map(sourceOf).join('|'), 'iu'),
      each: names.map(toPattern),
    }

    return (text) =>
      misspeltNames(text.text, patterns).map(({ name, from, to }) => {
        const token = { index: from, length: to - from }
        return {
          messageId: 'capitals',
          data: { written: text.text.slice(from, to), name },
          span: token,
          write: name,
        }
      })
  },
})

/** Whether a name has several words or an inner capital. Other names may be ordinary words too. */
const isDistinctive = (name: string) => /\S\s+\S|\p{L}\p{Lu}/u.test(name)

interface NamePattern {
  readonly name: string
  /** Matches the name case-insensitively. */
  readonly pattern: RegExp
}

interface NamePatterns {
  /** Matches every text that has one of the names. */
  readonly any: RegExp
  readonly each: readonly NamePattern[]
}

const toPattern = (name: string): NamePattern => ({
  name,
  pattern: new RegExp(sourceOf(name), 'giu'),
})

const sourceOf = (name: string) =>
  `(?<![\\p{L}\\d])${RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, '\\s+')}(?![\\p{L}\\d])`

interface MisspeltName {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Finds names that are written with the wrong capitals. */
function* misspeltNames(text: string, { any, each }: NamePatterns): Generator<MisspeltName> {
  const prose = maskNonProse(text)
  if (!any.test(prose)) return
  const isShouted = !/\p{Ll}/u.test(prose)
  if (isShouted || wordsIn(prose).length === 0) return

  for (const { name, pattern } of each) {
    for (const { 0: written, index } of prose.matchAll(pattern)) {
      const isOwn = written.replaceAll(/\s+/g, ' ') === name
      const isAllCaps = written === written.toUpperCase()
      if (!isOwn && !isAllCaps) yield { name, from: index, to: index + written.length }
    }
  }
}

/** Translators may paraphrase a longer text: it lacks the translation of a term only where it still has the term. */
const maxLength = 90

export const term = pairRule({
  code: 'glossary/term',
  severity: 'warning',

  create: (site) => {
    const glossary = glossaryOf(site)
    const from = vocabularyOrPlain(site.source.code)

    return (pair) => {
      if (speaksForOthers(pair.translation)) return undefined
      const to = vocabularyOrPlain(pair.language.code)
      const context = { glossary, from, to }
      return [...missingTerms(pair, context), ...missingNames(pair, context)]
    }
  },
})

interface Context {
  readonly glossary: Glossary
  readonly from: Vocabulary
  readonly to: Vocabulary
}

function missingTerms(pair: TextPair, { glossary, from, to }: Context): readonly FoundInPair[] {
  const { source, translation, language } = pair
  const isLong = source.text.length > maxLength
  const shared = glossary.sharedWords(language.code)

  return glossary.terms.flatMap(({ term, translations, unless }) => {
    const targets = translations.get(language.code)
    if (!targets) return []
    const word = termIn({ text: source.text, term, vocabulary: from, unless })
    if (!word || hasTranslation(translation.text, targets, to)) return []
    const isShared = phraseOf(term).every((part) => to.sharedWords.has(part) || shared.has(part))
    const left = termIn({ text: translation.text, term, vocabulary: from, unless })
    if (isLong && (isShared || !left)) return []
    return [
      {
        messageId: 'term',
        data: { term, targets: alternatives(targets) },
        sourceSpan: spanOf(word),
      },
    ]
  })
}

/** Alternative words, one of which is enough: "prijs" or "tarief". */
function alternatives(words: readonly string[]): MessageValue {
  const [first = '', ...others]: readonly MessageValue[] = words.map(quoted)
  return others.reduce<MessageValue>(
    (before, word) => ({ text: 'term.either', data: { before, word } }),
    first,
  )
}

function missingNames(pair: TextPair, { glossary, from }: Context): readonly FoundInPair[] {
  return glossary.allNames.flatMap((name) => {
    const word = nameIn(pair.source.text, name, from)
    if (!word || hasName(pair.translation.text, name)) return []
    return [{ messageId: 'name', data: { name }, sourceSpan: spanOf(word) }]
  })
}

/** The name may have a genitive ending or be part of a hyphenated word: Core-pakket. */
const hasName = (text: string, name: string) =>
  text.includes(name) &&
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?:['’]?s)?(?![\\p{L}\\d])`, 'u').test(text)

const spanOf = ({ index, text }: Word) => ({ index, length: text.length })

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
