import { type Changes, smallSite } from './small-site.ts'

interface ThirdLanguage {
  readonly code: string
  readonly locale?: string
  readonly name?: string
  /** Which language of the small site its files are taken from. */
  readonly from?: 'en' | 'nl'
}

/** A third language beside those of the small site, with the files of one of them. */
export function thirdLanguage({
  code,
  locale = code,
  name = `Name of ${code}`,
  from = 'nl',
}: ThirdLanguage): Changes {
  const files = Object.entries(smallSite).flatMap(([path, text]): [string, string][] =>
    path.startsWith(`${from}/`) ? [[path.replace(from, code), text]] : [],
  )
  const own = Object.fromEntries(files)
  return {
    'site.yaml': smallSite['site.yaml']?.replace('nl]', `nl, ${code}]`),
    ...own,
    [`${code}/language.yaml`]: own[`${code}/language.yaml`]
      ?.replace(/name: .*/, `name: ${name}`)
      .replace(/locale: .*/, `locale: ${locale}`),
  }
}
