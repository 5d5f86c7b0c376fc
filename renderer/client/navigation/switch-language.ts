import type { LanguageOption, Page } from '#site/types.ts'

interface Switch {
  readonly pathname: string
  /** The language of the page; undefined where there is none at this path. */
  readonly from: LanguageOption | undefined
  readonly to: LanguageOption
  readonly options: readonly LanguageOption[]
}

/**
 * Where the switch leads from a page: to the same path in another language, unless the page has another one there. Its
 * other addresses are the same in every language.
 */
export function pathOfTwin(
  { twins, language }: Pick<Page, 'twins' | 'language'>,
  change: Switch,
): string {
  const [own, twin] = [twins[language], twins[change.to.code]]
  const isOther =
    own !== undefined && twin !== undefined && switchLanguage({ ...change, pathname: own }) !== twin
  return isOther ? twin : switchLanguage(change)
}

/** The same path in another language: replaces the prefix of the current one. */
export function switchLanguage({ pathname, from, to, options }: Switch): string {
  const { prefix } = from ?? startOf(pathname, options) ?? { prefix: '' }
  const bare = pathname
    .slice(prefix.length)
    .replace(/^\/*/, '/')
    .replace(/(.)\/$/, '$1')

  if (to.prefix === '') return bare
  return bare === '/' ? to.prefix : `${to.prefix}${bare}`
}

/** The language that the letters of a path start with: /nlabc, where nothing is, counts as Dutch. */
const startOf = (pathname: string, options: readonly LanguageOption[]) =>
  options.find(({ prefix }) => prefix !== '' && pathname.startsWith(prefix))
