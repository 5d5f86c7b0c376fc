import type { Pair } from '../../compare/pairs.ts'
import { prosePairsOf } from '../../compare/prose.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { type Vocabulary, vocabularyOf } from '../../languages/index.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { type Glossary, glossaryOf } from '../../text/glossary.ts'
import type { Word } from '../../text/words-in.ts'
import { defineLocalRule } from '../rule.ts'
import { nameIn } from './name-in.ts'
import { hasTranslation, termIn } from './term-in.ts'

/** In running text a term may be said in other words; what is shorter than this is a line on its own. */
const line = 90

export const glossaryTerm = defineLocalRule({
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

  each: prosePairsOf,

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

function* termsIn(pair: Pair, { glossary, from, to, original }: Context): Generator<Finding> {
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

function* namesIn(pair: Pair, { glossary, from, original }: Context): Generator<Finding> {
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

const finding = ({ source, translation, language }: Pair, word: Word, original: string) => ({
  at: translation.document.place(translation.path),
  path: formatPath(translation.path, translation.document.data),
  related: [
    {
      at: tokenPlace(source, { index: word.index, length: word.text.length }),
      message: { en: 'It is used here.', nl: 'Het wordt hier gebruikt.' },
    },
  ],
  values: { [original]: source.text, [language.code]: translation.text },
})
