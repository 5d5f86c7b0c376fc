import { createMemo, fillIn, formatPath, unwritten } from '#generator/index.ts'
import { type ContentEdit, pathOf } from '../edit-content.ts'
import { rewriteText, type YamlPath } from '../edit-yaml.ts'
import { textsNaming } from './texts-naming.ts'

interface Unsaid {
  readonly plan: Readonly<Record<string, unknown>>
  /** Whether the text goes anyway. */
  readonly isGone: (place: { readonly file: string; readonly path: YamlPath }) => boolean
}

/**
 * Marks each text that names a plan as one that waits for other words, so that none is published: in place of
 * its price, else at the start. Tells the places of the texts, without their language.
 */
export function leaveUnsaid(edit: ContentEdit, { plan, isGone }: Unsaid): ReadonlySet<string> {
  const places = new Set<string>()
  for (const { document, text, path, schema } of textsNaming(edit.site, plan, createMemo())) {
    const file = pathOf(document)
    if (isGone({ file, path })) continue
    const change = unsaying(text, String(plan['price']))
    const isTooLong = change(text).length > (schema.maxLength ?? Infinity)
    edit.edit(file, (whole) => rewriteText(whole, path, isTooLong ? () => unwritten : change))
    places.add(`${document.address}#${formatPath(path, document.data)}`)
  }
  return places
}

function unsaying(text: string, price: string): (words: string) => string {
  const withoutPrice = (words: string) =>
    words.replaceAll(/\{\{[^{}]*\}\}/g, (token) =>
      fillIn(token, (name) => (name === price ? unwritten : token)),
    )
  if (withoutPrice(text) !== text) return withoutPrice
  const [first = ''] = /\S+/.exec(text) ?? []
  return (words) => words.replace(first, () => `${unwritten} ${first}`)
}
