import type { Site } from './site.ts'
import { type Text, textsOf } from './values.ts'

/** A text that visitors read, and the language it should be in. */
export interface ProseText extends Text {
  readonly language: string
}

const collected = new WeakMap<Site, readonly ProseText[]>()

/** Every text that is written for visitors, in every language. */
export function proseTextsOf(site: Site): readonly ProseText[] {
  const texts = collected.get(site) ?? collect(site)
  collected.set(site, texts)
  return texts
}

const collect = (site: Site): readonly ProseText[] =>
  textsOf(site).flatMap((text) => {
    const { language } = text.document
    const { document, path, schema } = text
    return language !== undefined && isProse(text)
      ? [{ document, text: text.text, path, schema, language }]
      : []
  })

/** Whether a text is words of the site, to be written anew in each language. */
export const isProse = ({ schema }: Pick<Text, 'schema'>) => schema['x-i18n'] === 'translate'
