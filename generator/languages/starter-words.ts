import { memoize } from '../memoize.ts'
import { languagesWith, readLanguageFile } from './language-file.ts'

/** The words of the site that `init` writes: those that say what belongs in their place, and those that may stay. */
type StarterWords = Readonly<Partial<Record<'write' | 'keep', unknown>>>

/** The languages that the starter speaks. */
export const starterLanguages = (): readonly string[] => languagesWith('starter')

export const readStarterWords = (code: string): StarterWords => readLanguageFile(code, 'starter')

/** The texts of the starter in a language that say what belongs in their place, and that nobody else would write. */
export const starterTexts = memoize((code: string): ReadonlySet<string> => {
  const all = stringsIn(readStarterWords(code).write)
  return new Set(all.filter((text) => text.length >= shortest || /^0+$/.test(text)))
})

/** Other sites may have a shorter text of the starter too, such as “What it costs”. */
const shortest = 18

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn)
