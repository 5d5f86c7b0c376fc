import { remember } from '../../cache.ts'
import { type TextPair, translatablePairs } from '../../compare/pairs.ts'
import type { LegacyFinding } from '../../diagnostics/diagnostic.ts'
import { vocabularyOf } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/language.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { type Glossary, glossaryOf } from '../../text/glossary.ts'
import { maskNonProse, phraseAt, phraseOf, type Word, wordsIn } from '../../text/words.ts'
import { defineLegacyItemRule } from '../rule.ts'

/** In running text a term may be said in other words; what is shorter than this is a line on its own. */
const line = 90

export const rule = defineLegacyItemRule({
  code: 'glossary/term',
  severity: 'warning',
  summary: {
    en: 'Terms and names are called what the glossary calls them.',
    nl: 'Begrippen en namen heten zoals de woordenlijst ze noemt.',
  },
  why: {
    en: 'A visitor who looks for the same thing finds it under one name, on every page.',
    nl: 'Wie hetzelfde zoekt, vindt het op elke pagina onder één naam.',
  },
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: Bekijk de abonnementen',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  each: translatablePairs,

  *find(items, site) {
    const glossary = glossaryOf(site)
    const from = vocabularyOf(site.source.code)
    if (!from) return

    for (const pair of items) {
      const to = vocabularyOf(pair.language.code)
      if (!to) continue
      yield* termsIn(pair, { glossary, from, to, original: site.source.code })
      yield* namesIn(pair, { glossary, from, to, original: site.source.code })
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

function* termsIn(
  pair: TextPair,
  { glossary, from, to, original }: Context,
): Generator<LegacyFinding> {
  const { source, translation, language } = pair
  if (source.text.length > line) return

  for (const { term, translations, unless } of glossary.terms) {
    const targets = translations.get(language.code)
    if (!targets) continue
    const word = termIn({ text: source.text, term, vocabulary: from, unless })
    if (!word || hasTranslation(translation.text, targets, to)) continue
    const written = targets.map((target) => `"${target}"`)
    yield {
      ...finding(pair, word, original),
      message: {
        en: `"${term}" is called ${written.join(' or ')} here, and this text has no such word.`,
        nl: `"${term}" heet hier ${written.join(' of ')}, en dat woord staat niet in deze tekst.`,
      },
      hint: {
        en: `Use ${written.join(' or ')}, also as part of a longer word.`,
        nl: `Gebruik ${written.join(' of ')}, ook als deel van een langer woord.`,
      },
    }
  }
}

function* namesIn(pair: TextPair, { glossary, from, original }: Context): Generator<LegacyFinding> {
  for (const name of glossary.allNames) {
    const word = nameIn(pair.source.text, name, from)
    if (!word || hasName(pair.translation.text, name)) continue
    yield {
      ...finding(pair, word, original),
      message: {
        en: `The name "${name}" is missing in this text.`,
        nl: `De naam "${name}" ontbreekt in deze tekst.`,
      },
      hint: {
        en: 'Names stay as they are in every language, capitals included.',
        nl: 'Namen blijven in elke taal zoals ze zijn, ook de hoofdletters.',
      },
    }
  }
}

/** A name may have a genitive, or be part of a word with a hyphen: Core-pakket. */
const hasName = (text: string, name: string) =>
  text.includes(name) &&
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?:['’]?s)?(?![\\p{L}\\d])`, 'u').test(text)

const finding = ({ source, translation, language }: TextPair, word: Word, original: string) => ({
  at: translation.document.place(translation.path),
  path: formatPath(translation.path, translation.document.data),
  related: [
    {
      at: textPlace(source, { index: word.index, length: word.text.length }),
      message: { en: 'It is used here.', nl: 'Het wordt hier gebruikt.' },
    },
  ],
  values: { [original]: source.text, [language.code]: translation.text },
})

interface TermInput {
  readonly text: string
  readonly term: string
  readonly vocabulary: Vocabulary
  /** Phrases with the same words that mean something else. */
  readonly unless?: readonly string[]
}

/** Where a text of the source language uses a term as a noun, in whatever form. */
function termIn({ text, term, vocabulary, unless = [] }: TermInput): Word | undefined {
  const wanted = phraseOf(term)
  if (!text.toLowerCase().includes(rootOf(wanted[0] ?? term))) return undefined

  const words = wordsIn(maskNonProse(text))
  const at = words.findIndex(
    (_, index) =>
      phraseAt({ words, index, phrase: wanted, vocabulary }) &&
      !isVerb(words, index, wanted, vocabulary),
  )
  const isOther = unless.some((phrase) => {
    const other = phraseOf(phrase)
    return words.some((_, index) => phraseAt({ words, index, phrase: other, vocabulary }))
  })
  return at < 0 || isOther ? undefined : words[at]
}

/** What every form of a word begins with: `quiz` of `quizzes`, `enquir` of `enquiries`. */
const rootOf = (word: string) => word.replace(/(?<=...)y$/, '')

/** "Plan a call", "to plan": what stands beside a word tells a verb from a noun. */
function isVerb(
  words: readonly Word[],
  index: number,
  wanted: readonly string[],
  { determiners, verbMarkers }: Vocabulary,
): boolean {
  if (wanted.length > 1) return false
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (!word?.opens && verbMarkers.has(before?.lower ?? '')) return true
  return (
    after !== undefined &&
    !after.opens &&
    determiners.has(after.lower) &&
    !(before && !word?.opens && determiners.has(before.lower))
  )
}

/** Whether a translation has one of the words allowed for a term, also inside a compound. */
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

const partsOf = remember((name): readonly string[] => wordsIn(name).map(({ text }) => text))

/** Where a text uses a name with its own capitals; a word that may be a verb there is none. */
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

/** A name may have a genitive: Noor’s. */
const isPart = (word: string, part: string) => word === part || word === `${part}’s`
