import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { LanguageSettings } from '#site/types.ts'
import { memoize } from '../memoize.ts'
import { baseOf } from './locale.ts'

const pathOf = (language: string, name: string) =>
  join(import.meta.dirname, baseOf(language), `${name}.yaml`)

/** Whether Diptych has such words in a language, whatever the region. */
const hasLanguageFile = (language: string, name: string): boolean =>
  existsSync(pathOf(language, name))

/** The languages in which Diptych has such words. */
export const languagesWith = (name: string): readonly string[] =>
  readdirSync(import.meta.dirname).filter((language) => hasLanguageFile(language, name))

/** Words of Diptych in a language. A test holds their form. A missing file is empty. */
export function readLanguageFile<Words>(language: string, name: string): Words {
  const text = hasLanguageFile(language, name) ? readFileSync(pathOf(language, name), 'utf8') : '{}'
  return load(text, { schema: CORE_SCHEMA }) as Words
}

/** What Diptych itself says to visitors, where a site says nothing else. */
export interface ShippedWords {
  readonly words: Required<NonNullable<LanguageSettings['words']>>
  readonly notFound: NonNullable<LanguageSettings['notFound']>
  readonly notStored: NonNullable<LanguageSettings['notStored']>
  readonly notTaken: NonNullable<LanguageSettings['notTaken']>
}

/** The words of the interface in a language that Diptych speaks, whatever the region. */
export const readShippedWords = memoize(
  (code: string): ShippedWords => readLanguageFile(code, 'interface'),
)

/** Whether Diptych speaks a language. */
export const hasShippedWords = (code: string): boolean => hasLanguageFile(code, 'interface')

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
