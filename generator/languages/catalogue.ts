import { CORE_SCHEMA, load } from 'js-yaml'
import type { MessageLanguage, MessageParts, MessageText } from '../diagnostics/message.ts'
import { memoize } from '../memoize.ts'
import { readLanguageFile } from './shipped-words.ts'

/** What Diptych says in a language. English schemas say it themselves. */
export interface Catalogue {
  readonly language: MessageLanguage
  /** By code, by message id. What `explain` tells of a code is a message too. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, MessageParts>>>>
  /**
   * Titles and messages of schemas by their English text, under `common`. A schema with another
   * translation has it under its own name.
   */
  readonly schema: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What schemas say of their fields, by the English text. Editors show it. */
  readonly descriptions: Readonly<Record<string, string>>
}

/** How a language writes numbers and lists. Creating these takes longer than to write a message. */
export const formatsOf = memoize((language: MessageLanguage) => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(language),
  list: new Intl.ListFormat(language, { type: 'conjunction' }),
}))

/** Reads the catalogue of a language from its folder. */
export const readCatalogue = memoize(
  (language: MessageLanguage): Catalogue => ({
    language,
    messages: readLanguageFile(language, 'messages'),
    schema: readLanguageFile(language, 'schema'),
    descriptions: readLanguageFile(language, 'descriptions'),
  }),
)

/** A text of a message in English, in which every message is written. */
export const englishText = (code: string, id: string, part: string): MessageText | undefined =>
  readCatalogue('en').messages[code]?.[id]?.[part]

/** The words in a file of a section type: by the English text. What cannot be read says nothing. */
export function readWords(text: string): Readonly<Record<string, string>> {
  try {
    const words = Object.entries(Object(load(text, { schema: CORE_SCHEMA })))
    return Object.fromEntries(words.map(([key, word]) => [key, String(word)]))
  } catch {
    return {}
  }
}

/** The same with the words of the site's section types: by type, by the English text. */
export function withOwnWords(
  catalogue: Catalogue,
  words: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): Catalogue {
  const all = Object.assign({}, ...Object.values(words))
  const own = Object.entries(words).map(([type, each]) => [`sections/${type}`, each])
  return {
    ...catalogue,
    schema: {
      ...catalogue.schema,
      ...Object.fromEntries(own),
      common: { ...all, ...catalogue.schema['common'] },
    },
    descriptions: { ...all, ...catalogue.descriptions },
  }
}

/** A title or message of a schema. English if the catalogue lacks it. */
export function schemaText({ schema }: Catalogue, text: string, file = 'common'): string {
  const own = schema[file.replace(/\.schema\.json$/, '')]
  return own?.[text] ?? schema['common']?.[text] ?? text
}
