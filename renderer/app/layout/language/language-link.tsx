import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LanguageOption } from '#site/types.ts'
import { prefetch } from '../../navigation/page-loader.ts'
import { switchLanguage } from '../../navigation/switch-language.ts'
import { useSite } from '../../site/site-state.tsx'
import { writeStorage } from '../../site/storage.ts'

interface Props {
  readonly option: LanguageOption
  readonly onChoose?: () => void
  readonly children: ReactNode
}

/** A link to the same page in another language. The current language does not navigate. */
export function LanguageLink({ option, onChoose, children }: Props) {
  const { page, chrome } = useSite()
  const navigate = useNavigate()
  const isCurrent = option.code === page.language
  const href = page.twins[option.code] ?? (option.prefix || '/')

  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isCurrent) return

    writeStorage('language', option.code)
    const { pathname, search, hash } = window.location
    navigate(`${switchLanguage(pathname, option, chrome.languages)}${search}${hash}`)
    onChoose?.()
  }

  return (
    <a
      href={href}
      hrefLang={option.code}
      lang={option.code}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
      onPointerEnter={isCurrent ? undefined : () => prefetch(href)}
    >
      {children}
    </a>
  )
}
