import { useSite } from '../../site/site-state.tsx'

/** The language of the page with its territory, such as en-GB. */
export function useLocale(): string {
  const { chrome, page } = useSite()
  const language = chrome.languages.find(({ code }) => code === page.language)
  return language?.locale.replace('_', '-') ?? page.language
}
