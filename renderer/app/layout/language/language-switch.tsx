import { useEffect, useState } from 'react'
import { useSite, useWords } from '../../site/site-state.tsx'
import { LanguageLink } from './language-link.tsx'

/** Duration of the spinner after a choice, in milliseconds. */
const spinnerTime = 800

/** The languages as links, with a spinner for a moment after a choice. */
export function LanguageSwitch() {
  const { languages } = useSite().chrome
  const { language: label } = useWords()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!isBusy) return undefined
    const stop = () => setBusy(false)
    const timer = setTimeout(stop, spinnerTime)
    window.addEventListener('pageshow', stop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', stop)
    }
  }, [isBusy])

  if (languages.length < 2) return null
  return (
    <ul className="language-switch" aria-label={label} aria-busy={isBusy || undefined}>
      {languages.map((option) => (
        <li key={option.code}>
          <LanguageLink option={option} onChoose={() => setBusy(true)}>
            {option.short}
          </LanguageLink>
        </li>
      ))}
      {isBusy && <li className="language-spinner" aria-hidden="true" />}
    </ul>
  )
}
