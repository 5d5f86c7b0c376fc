import type { PropsWithChildren } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import type { LanguageOption } from '#site/types.ts'
import { prefetch } from '../../navigation/page-loader.ts'
import { pathOfTwin } from '../../navigation/switch-language.ts'
import { useSite } from '../../site/site-state.tsx'

type Props = PropsWithChildren<{ readonly option: LanguageOption }>

/**
 * A link to the same page in another language, or to the nearest that the language has. The boot script stores the
 * choice, and keeps the link to the current language from doing anything.
 */
export function LanguageLink({ option, children }: Props) {
  const { page, chrome } = useSite()
  const { pathname, search, hash } = useLocation()
  const isCurrent = option.code === page.language
  const twin = page.twins[option.code]
  const href = twin ?? page.nearest?.[option.code] ?? (option.prefix || '/')
  const { languages: options } = chrome
  const from = page.status === 200 ? options.find(({ code }) => code === page.language) : undefined
  const same = `${pathOfTwin(page, { pathname, from, to: option, options })}${search}${hash}`
  const follow = useLinkClickHandler<HTMLAnchorElement>(twin === undefined ? href : same)

  return (
    <a
      href={href}
      hrefLang={option.code}
      lang={option.code}
      aria-current={isCurrent ? 'true' : undefined}
      data-act="language"
      onClick={(event) => event.defaultPrevented || follow(event)}
      onPointerEnter={isCurrent ? undefined : () => prefetch(href)}
    >
      {children}
    </a>
  )
}
