import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { baseOf } from './locale.ts'

const pathOf = (language: string, name: string) =>
  join(import.meta.dirname, baseOf(language), `${name}.yaml`)

/** Whether Diptych has such words in a language, whatever the region. */
export const hasLanguageFile = (language: string, name: string): boolean =>
  existsSync(pathOf(language, name))

/** The languages in which Diptych has such words. */
export const languagesWith = (name: string): readonly string[] =>
  readdirSync(import.meta.dirname).filter((language) => hasLanguageFile(language, name))

/** Words of Diptych in a language. A test holds their form. A missing file is empty. */
export function readLanguageFile<Words>(language: string, name: string): Words {
  const text = hasLanguageFile(language, name) ? readFileSync(pathOf(language, name), 'utf8') : '{}'
  return load(text, { schema: CORE_SCHEMA }) as Words
}
