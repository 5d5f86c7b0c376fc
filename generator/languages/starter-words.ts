import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../memoize.ts'
import { yamlParser } from '../read/yaml.ts'
import { baseOf } from './locale.ts'

/** The words of the site that `init` writes: those that say what belongs in their place, and those that may stay. */
type StarterWords = Readonly<Record<'write' | 'keep', unknown>>

const fileOf = (code: string) => join(import.meta.dirname, baseOf(code), 'starter.yaml')

/** The languages that the starter speaks. */
export const starterLanguages = (): readonly string[] =>
  readdirSync(import.meta.dirname).filter((name) => existsSync(fileOf(name)))

export const readStarterWords = memoize(
  (code: string): StarterWords => yamlParser().parse(readFileSync(fileOf(code), 'utf8')),
)

/** The texts of the starter in a language that say what belongs in their place, and that nobody else would write. */
export const starterTexts = memoize((code: string): ReadonlySet<string> => {
  const all = existsSync(fileOf(code)) ? stringsIn(readStarterWords(code).write) : []
  return new Set(all.filter((text) => text.length >= shortest || /^0+$/.test(text)))
})

/** Other sites may have a shorter text of the starter too, such as “What it costs”. */
const shortest = 18

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsIn)
