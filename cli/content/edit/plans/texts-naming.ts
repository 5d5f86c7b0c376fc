import { factsIn, type Memo, planName, type Site, translatableTexts } from '#generator/index.ts'

type NamingText = ReturnType<typeof translatableTexts>[number]

/** The texts for visitors, in all languages, that name a plan or fill in its price. */
export function textsNaming(
  site: Site,
  { id, price }: Readonly<Record<string, unknown>>,
  memo: Memo,
): readonly NamingText[] {
  const names = new Map(
    site.languages.flatMap(({ code }) => {
      const name = planName(site, code, String(id))
      return name === undefined ? [] : [[code, wordPattern(name)] as const]
    }),
  )
  return translatableTexts(site, memo).filter(
    ({ text, language }) =>
      names.get(language)?.test(text) || factsIn(text).some(({ name }) => name === price),
  )
}

const wordPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(word)}(?![\\p{L}\\d])`, 'u')
