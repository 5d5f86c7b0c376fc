import { proseTextsOf } from '../../model/prose-texts.ts'
import type { Site } from '../../model/site.ts'
import { proseOf } from '../../text/prose.ts'
import { wordsIn } from '../../text/words-in.ts'

/** The words that the texts of a language write without a capital somewhere; collected when asked for. */
export function lowerCaseWords(site: Site): (language: string) => ReadonlySet<string> {
  const collected = new Map<string, ReadonlySet<string>>()
  const collect = (language: string) => {
    const texts = new Set<string>()
    for (const each of proseTextsOf(site)) if (each.language === language) texts.add(each.text)
    const words = new Set<string>()
    for (const text of texts) {
      for (const { text: word, lower } of wordsIn(proseOf(text)))
        if (word === lower) words.add(word)
    }
    return words
  }

  return (language) => {
    const words = collected.get(language) ?? collect(language)
    collected.set(language, words)
    return words
  }
}
