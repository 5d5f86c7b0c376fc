import { useEffect, useRef, useState } from 'react'
import type { NavigationLink } from '#site/types.ts'
import { Icon, useSite, useWords, WallArt } from '../../kit.ts'
import { LanguageLink } from '../language/language-link.tsx'
import { NavigationEntry } from '../navigation-entry.tsx'
import { PlanLinks } from '../plan-links.tsx'

/** From this width the header shows the whole menu, and the drawer closes. */
const wide = '(width >= 64em)'

/**
 * The menu of small screens: a dialog that slides in from the side. The boot script opens and closes it,
 * so that it answers before React has come. A change of page closes it.
 */
export function Drawer() {
  const { chrome } = useSite()
  const { menu } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  // Its wall is art: it is not part of the document, and comes with React.
  const [isDrawn, setDrawn] = useState(false)

  useEffect(() => {
    setDrawn(true)
    const query = matchMedia(wide)
    const close = () => dialog.current?.close()
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])

  return (
    <dialog className="drawer" ref={dialog} aria-label={menu} data-act="close">
      <div className="drawer-inner">
        {isDrawn && chrome.drawerWall && (
          <WallArt wall={chrome.drawerWall} className="drawer-wall" />
        )}
        <DrawerMenu />
      </div>
    </dialog>
  )
}

/** The button that opens the drawer. */
export function DrawerButton() {
  const { menu } = useWords()

  return (
    <button className="icon-button drawer-button" type="button" aria-label={menu} data-act="open">
      <Icon name="menu" />
    </button>
  )
}

/** The entries of the drawer and its submenus. The boot script shows one list and makes the others inert. */
function DrawerMenu() {
  const { drawer, languages } = useSite().chrome
  const words = useWords()

  return (
    <div className="drawer-menu">
      <div className="drawer-top">
        {words.menu}
        <button className="icon-button" type="button" aria-label={words.close} data-act="close">
          <Icon name="close" />
        </button>
      </div>
      <div className="drawer-panels" data-list="">
        <ul className="drawer-list" id="list-">
          {Array.from(drawer.entries(), ([place, entry]) => (
            <DrawerEntry key={place} entry={entry} />
          ))}
        </ul>
        {drawer
          .filter(({ menu }) => menu)
          .map((entry) => (
            <ul key={entry.menu} className="drawer-list" id={`list-${entry.menu}`} inert>
              <li>
                <button type="button" className="drawer-back" data-act="list" value="">
                  <Icon name="back" /> {words.backToMenu}
                </button>
              </li>
              {entry.menu === 'plans' ? (
                <PlanLinks entry={entry} />
              ) : (
                languages.map((option) => (
                  <li key={option.code}>
                    <LanguageLink option={option}>{option.name}</LanguageLink>
                  </li>
                ))
              )}
            </ul>
          ))}
      </div>
    </div>
  )
}

function DrawerEntry({ entry }: { readonly entry: NavigationLink }) {
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
      <button type="button" data-act="list" value={menu}>
        {label}
        <span className="drawer-current">
          {menu === 'languages' && name} <Icon name="chevron-r" />
        </span>
      </button>
    </li>
  )
}
