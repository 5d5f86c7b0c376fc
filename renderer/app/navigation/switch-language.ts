import type { LanguageOption } from '#site/types.ts'
import { languageOf } from './page-loader.ts'

/** The path of the same place in another language: its prefix in front, the current one taken away. */
export function switchLanguage(
  pathname: string,
  to: LanguageOption,
  options: readonly LanguageOption[],
): string {
  const prefix = languageOf(pathname, options)?.prefix ?? ''
  const bare = pathname
    .slice(prefix.length)
    .replace(/^\/*/, '/')
    .replace(/(.)\/$/, '$1')

  if (to.prefix === '') return bare
  return bare === '/' ? to.prefix : `${to.prefix}${bare}`
}
