import type { LanguageOption } from '#site/types.ts'
import { languageOf } from './page-loader.ts'

/** The same path in another language: replaces the prefix of the current one. */
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
