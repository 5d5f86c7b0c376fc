import { useSite, useWords } from '../../site/site-state.tsx'
import { LanguageLink } from './language-link.tsx'

/** The languages as links. The boot script marks the list as busy for a moment after a choice. */
export function LanguageSwitch() {
  const { languages } = useSite().chrome
  const { language: label } = useWords()

  if (languages.length < 2) return null
  return (
    <ul className="language-switch" aria-label={label}>
      {languages.map((option) => (
        <li key={option.code}>
          <LanguageLink option={option}>{option.short}</LanguageLink>
        </li>
      ))}
    </ul>
  )
}
