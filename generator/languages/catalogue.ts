import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageLanguage, Messages } from '../diagnostics/message.ts'
import { readYaml } from '../read/yaml.ts'

/** What the tool says in another language than English. */
export interface Catalogue {
  /** By code, then by message id, then by part. */
  readonly messages: Readonly<Record<string, Messages>>
  /**
   * Titles and messages of schemas by their English text, under `common`; a schema that says one of them
   * otherwise has it under its own name.
   */
  readonly schema: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** The words of a language, from its folder; undefined for English, which stands in the code. */
export function readCatalogue(language: MessageLanguage): Catalogue | undefined {
  const known = catalogues.get(language)
  if (known !== undefined || language === 'en') return known
  const catalogue = {
    messages: readAll(language, /^messages.*\.yaml$/),
    schema: readAll(language, /^schema\.yaml$/),
  }
  catalogues.set(language, catalogue)
  return catalogue
}

const catalogues = new Map<MessageLanguage, Catalogue>()

function readAll(language: MessageLanguage, pattern: RegExp) {
  const folder = join(import.meta.dirname, language)
  return Object.assign(
    {},
    ...readdirSync(folder)
      .filter((file) => pattern.test(file))
      .map((file) => readYaml(readFileSync(join(folder, file), 'utf8'))?.data),
  )
}

/** A title or message of a schema, in another language where that has it. */
export function schemaText(language: MessageLanguage, english: string, file = 'common'): string {
  const catalogue = readCatalogue(language)?.schema
  const schema = file.replace(/\.schema\.json$/, '')
  return catalogue?.[schema]?.[english] ?? catalogue?.['common']?.[english] ?? english
}
