import { proseTextsOf } from './prose-texts.ts'
import type { Site } from './site.ts'
import { proseOf } from './words/prose.ts'
import { wordsIn } from './words/words-in.ts'

/** The words that the texts of a language write without a capital somewhere; collected when asked for. */
export function lowerCaseWords(site: Site): (language: string) => ReadonlySet<string> {
  const collected = new Map<string, ReadonlySet<string>>()
  const collect = (language: string) =>
    new Set(
      proseTextsOf(site)
        .filter((text) => text.language === language)
        .flatMap(({ text }) => wordsIn(proseOf(text)))
        .filter(({ text, lower }) => text === lower)
        .map(({ lower }) => lower),
    )

  return (language) => {
    const words = collected.get(language) ?? collect(language)
    collected.set(language, words)
    return words
  }
}
