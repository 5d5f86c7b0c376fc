import type { Cache } from '../../cache.ts'
import { vocabularies } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/language.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { isAllCaps, isCapitalised, unquoted, type Word, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'language/wrong-language',
  severity: 'warning',
  summary: 'Every sentence is in the language of its page.',
  why: 'Somebody pasted a text and meant to translate it; screen readers read it out with the wrong voice.',
  example: {
    before: '# nl\ntext: We build the site and the funnel.',
    after: '# nl\ntext: We bouwen de site en de funnel.',
  },

  messages: {
    foreign: {
      message: 'This is {foreign} on a page in {expected}: {words}.',
      hint: 'Write it in {expected}, or between quotation marks where somebody else says it.',
    },
  },
  items: translatableTexts,

  create: (_site, cache) => {
    const all = Object.entries(vocabularies)

    return (text) => {
      const own = vocabularyOf(text.language)
      if (!own || text.schema['x-kind'] === 'quote') return []

      const others = all.filter(([, vocabulary]) => vocabulary !== own)
      const found = foreignWords({ text: text.text, own, others }, cache)
      if (!found) return []
      const { first, language, text: words } = found
      return [
        {
          messageId: 'foreign',
          data: { foreign: { language }, expected: { language: text.language }, words },
          at: textPlace(text, { index: first.index, length: first.text.length }),
          path: formatPath(text.path, text.document.data),
          values: { [text.language]: text.text },
        },
      ]
    }
  },
})

/** A part of a text in another language. */
interface ForeignWords {
  readonly language: string
  readonly first: Word
  readonly text: string
}

interface ForeignInput {
  readonly text: string
  readonly own: Vocabulary
  readonly others: readonly (readonly [language: string, vocabulary: Vocabulary])[]
}

/**
 * Detects another language by function words: two in a sentence that has none of its own language,
 * or three consecutive ones.
 */
function foreignWords({ text, own, others }: ForeignInput, cache: Cache): ForeignWords | undefined {
  const prose = unquoted(text, cache)
  const words = wordsIn(prose, cache)
  if (words.length < 2) return undefined

  for (const [language, { functionWords, particles }] of others) {
    const isForeign = (word: Word, index: number) =>
      functionWords.has(word.lower) &&
      !own.functionWords.has(word.lower) &&
      !isAllCaps(word) &&
      !isInName(words, index, particles)
    const hits = words.filter(isForeign)
    if (hits.length < 2) continue

    const phrases = own.loanPhrases && [...prose.matchAll(own.loanPhrases)]
    const left = phrases?.length
      ? hits.filter(({ index }) => !phrases.some((at) => isWithin(at, index)))
      : hits
    const found = firstForeign(words, new Set(left), own)
    if (found) return { language, ...found }
  }
  return undefined
}

function firstForeign(words: readonly Word[], hits: ReadonlySet<Word>, own: Vocabulary) {
  for (const sentence of sentencesOf(words)) {
    const inside = sentence.filter((word) => hits.has(word))
    const isMixed = sentence.some(({ lower }) => own.functionWords.has(lower))
    const run = isMixed ? longestRun(sentence, hits) : inside
    const [first] = run
    if (!first || run.length < (isMixed ? 3 : 2)) continue
    return { first, text: run.map((word) => word.text).join(', ') }
  }
  return undefined
}

function* sentencesOf(words: readonly Word[]): Generator<readonly Word[]> {
  let sentence: Word[] = []
  for (const word of words) {
    if (word.opens && sentence.length > 0) {
      yield sentence
      sentence = []
    }
    sentence.push(word)
  }
  if (sentence.length > 0) yield sentence
}

function longestRun(words: readonly Word[], hits: ReadonlySet<Word>): readonly Word[] {
  let longest: readonly Word[] = []
  let run: Word[] = []
  for (const word of words) {
    run = hits.has(word) ? [...run, word] : []
    if (run.length > longest.length) longest = run
  }
  return longest
}

/** Whether a word is a particle of a name, such as "van der" in "Van der Meer". */
function isInName(words: readonly Word[], index: number, particles: ReadonlySet<string>): boolean {
  let next = index
  while (particles.has(words[next]?.lower ?? '')) next++
  const name = words[next]
  return next > index && name !== undefined && !name.opens && isCapitalised(name)
}

const isWithin = ({ 0: { length }, index }: RegExpExecArray, at: number) =>
  at >= index && at < index + length
