import { useEffect, useRef, useState } from 'react'
import { useSite, useWords } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WallArt } from '../../ui/wall-art.tsx'
import { DrawerMenu } from './drawer-menu.tsx'

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
    <dialog className="drawer" ref={dialog} aria-label={menu} data-act="beside">
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
    <button
      className="icon-button drawer-button"
      type="button"
      aria-label={menu}
      aria-expanded={false}
      data-act="open"
    >
      <Icon name="menu" />
    </button>
  )
}
