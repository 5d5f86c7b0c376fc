import type { TextPair } from '../compare/pairs.ts'
import { type MessageValue, quoted } from '../diagnostics/message.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import { type Glossary, glossaryOf, speaksForOthers } from '../text/glossary.ts'
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

export const forbidden = textRule('glossary/forbidden', 'warning', function* (text, site) {
  // The buttons of another business may be called what ours are not.
  if (text.schema['x-kind'] === 'quote' || text.document.kind === 'quiz-frames') return
  const phrases = forbiddenPhrases(site, text.language)
  if (phrases.size === 0) return
  const vocabulary = vocabularyOrPlain(text.language)
  const words = wordsIn(unquoted(text.text))
  for (const [index, first] of words.entries()) {
    for (const { phrase, instead } of phrases.get(first.lower[0]) ?? []) {
      const last = words[index + phrase.length - 1]
      if (!last || !phraseAt({ words, index, phrase, vocabulary })) continue
      const end = last.index + last.text.length
      yield {
        messageId: 'forbidden',
        data: { words: text.text.slice(first.index, end), instead },
        span: { index: first.index, length: end - first.index },
      }
    }
  }
})

/** The forbidden phrases by first letter. Inflection does not change that letter. */
const forbiddenPhrases = memoize((site: Site, language: string) =>
  Map.groupBy(
    glossaryOf(site)
      .forbidden(language)
      .map(({ word, instead }) => ({ phrase: phraseOf(word), instead })),
    ({ phrase }) => phrase[0]?.[0],
  ),
)

export const name = textRule('glossary/name', 'warning', function* (text, site) {
  const known = namesOf(site)
  const prose = known ? maskNonProse(text.text) : ''
  if (!known?.pattern.test(prose)) return
  const isShouted = !/\p{Ll}/u.test(prose)
  if (isShouted || wordsIn(prose).length === 0) return

  for (const { 0: written, index } of prose.matchAll(new RegExp(known.pattern, 'giu'))) {
    const plain = written.replaceAll(/\s+/g, ' ')
    const name = known.byFold.get(plain.toLowerCase())
    if (name === undefined || plain === name || written === written.toUpperCase()) continue
    const span = { index, length: written.length }
    yield {
      messageId: 'capitals',
      data: { written: text.text.slice(index, index + written.length), name },
      span,
      write: name,
    }
  }
})

/** The names of several words or with an inner capital; others may be ordinary words too. Their pattern looks at no case. */
const namesOf = memoize((site: Site) => {
  const names = glossaryOf(site)
    .names.filter((name) => /\S\s+\S|\p{L}\p{Lu}/u.test(name))
    .toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return undefined
  const any = names.map((name) => RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, '\\s+')).join('|')
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${any})(?![\\p{L}\\d])`, 'iu'),
    byFold: new Map(names.map((name) => [name.toLowerCase(), name])),
  }
})

/** Translators may paraphrase a longer text: it lacks the translation of a term only where it still has the term. */
const maxLength = 90

export const term = pairRule('glossary/term', 'warning', (pair, site) => {
  if (speaksForOthers(pair.translation)) return []
  const context = {
    glossary: glossaryOf(site),
    from: vocabularyOrPlain(site.source.code),
    to: vocabularyOrPlain(pair.language.code),
  }
  return [...missingTerms(pair, context), ...missingNames(pair, context)]
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

  return glossary.terms.flatMap(({ term, translations }) => {
    const targets = translations.get(language.code)
    if (!targets) return []
    const word = termIn({ text: source.text, term, vocabulary: from })
    if (!word || hasTranslation(translation.text, targets, to)) return []
    const isShared = phraseOf(term).every((part) => to.sharedWords.has(part) || shared.has(part))
    const left = termIn({ text: translation.text, term, vocabulary: from })
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
