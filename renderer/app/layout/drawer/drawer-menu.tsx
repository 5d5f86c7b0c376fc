import { useEffect, useRef, useState } from 'react'
import type { NavigationLink } from '#site/types.ts'
import { useSite, useWords } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageLink } from '../language/language-link.tsx'
import { NavigationEntry } from '../navigation-entry.tsx'
import { PlanLinks } from '../plan-links.tsx'

type Submenu = NonNullable<NavigationLink['menu']>

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Duration of the closing animation, in milliseconds. The submenu resets after it. */
const slideTime = 220

/** The entries of the drawer, or the open submenu. */
export function DrawerMenu({ isOpen, onClose }: Props) {
  const { drawer } = useSite().chrome
  const words = useWords()
  const [submenu, setSubmenu] = useState<Submenu>()
  const back = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Reopened during the closing animation: shows the whole menu.
    if (isOpen) setSubmenu(undefined)
    if (isOpen) return undefined
    const timer = setTimeout(() => setSubmenu(undefined), slideTime)
    return () => clearTimeout(timer)
  }, [isOpen])
  useEffect(() => {
    if (submenu) back.current?.focus()
  }, [submenu])

  const entry = drawer.find(({ menu }) => menu !== undefined && menu === submenu)
  const goBack = () => {
    setSubmenu(undefined)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <div className="drawer-menu">
      <div className="drawer-top">
        {words.menu}
        <button className="icon-button" type="button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer-panels" data-submenu={submenu}>
        <ul className="drawer-list" inert={submenu !== undefined}>
          {Array.from(drawer.entries(), ([place, each]) => (
            <DrawerEntry key={place} entry={each} onOpen={setSubmenu} opener={opener} />
          ))}
        </ul>
        <ul className="drawer-list" inert={submenu === undefined}>
          <li>
            <button ref={back} type="button" className="drawer-back" onClick={goBack}>
              <Icon name="back" /> {words.backToMenu}
            </button>
          </li>
          {entry?.menu === 'plans' && <PlanLinks all={entry.all} />}
          {entry?.menu === 'languages' && <Languages />}
        </ul>
      </div>
    </div>
  )
}

interface EntryProps {
  readonly entry: NavigationLink
  readonly onOpen: (submenu: Submenu) => void
  readonly opener: React.RefObject<HTMLButtonElement | null>
}

function DrawerEntry({ entry, onOpen, opener }: EntryProps) {
  const { name } = useSite().chrome
  const { menu, label, highlight } = entry

  if (!menu) {
    return (
      <li className={highlight ? 'highlight' : undefined}>
        <NavigationEntry entry={entry} />
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          onOpen(menu)
        }}
      >
        {label}
        <span className="drawer-current">
          {menu === 'languages' && name} <Icon name="chevron-r" />
        </span>
      </button>
    </li>
  )
}

function Languages() {
  return useSite().chrome.languages.map((option) => (
    <li key={option.code}>
      <LanguageLink option={option}>{option.name}</LanguageLink>
    </li>
  ))
}
