import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageLanguage, MessageParts } from '../diagnostics/message.ts'
import { yamlParser } from '../read/yaml.ts'

/** What the tool says in a language. That of English is empty: its words stand in the code. */
export interface Catalogue {
  readonly language: MessageLanguage
  /** By code: its `summary` and `why`, and its messages by id. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string | MessageParts>>>>
  /**
   * Titles and messages of schemas by their English text, under `common`; a schema that says one of them
   * otherwise has it under its own name.
   */
  readonly schema: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const english: Catalogue = { language: 'en', messages: {}, schema: {} }

/** The words of a language, from its folder. */
export const readCatalogue = (language: MessageLanguage): Catalogue =>
  language === english.language
    ? english
    : {
        language,
        messages: read(language, 'messages.yaml'),
        schema: read(language, 'schema.yaml'),
      }

/** A language may lack a file: what that would say is told in English. */
function read(language: MessageLanguage, name: string) {
  const file = join(import.meta.dirname, language, name)
  return existsSync(file) ? yamlParser().parse(readFileSync(file, 'utf8')) : {}
}

/** A title or message of a schema, in English where the catalogue lacks it. */
export function schemaText({ schema }: Catalogue, text: string, file = 'common'): string {
  const own = schema[file.replace(/\.schema\.json$/, '')]
  return own?.[text] ?? schema['common']?.[text] ?? text
}
