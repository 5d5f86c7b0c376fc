import { useEffect, useRef, useState } from 'react'
import { useChange } from '../hooks/use-change.ts'
import { useSite, useWords } from '../site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { WallArt } from '../ui/wall-art.tsx'
import { DrawerMenu } from './drawer-menu.tsx'

/** From this width on the header shows the whole menu, so the drawer has nothing to add. */
const wide = '(min-width: 1024px)'

/** The menu of small screens: a dialog that slides in from the side. */
export function Drawer() {
  const { page, chrome } = useSite()
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Drawn once it is asked for: most visitors never open it, and its links stand in the header too.
  const [hasOpened, setHasOpened] = useState(false)

  const close = () => dialog.current?.close()
  const open = () => {
    dialog.current?.showModal()
    setHasOpened(true)
    setOpen(true)
  }
  useChange(page.path, close)
  useEffect(() => closeFromOutside(dialog.current), [])

  return (
    <>
      <button
        className="icon-button drawer-button"
        type="button"
        aria-label={words.menu}
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className="drawer"
        ref={dialog}
        aria-label={words.menu}
        onClose={() => setOpen(false)}
      >
        {hasOpened && (
          <div className="drawer-inner">
            {chrome.drawerWall && <WallArt wall={chrome.drawerWall} className="drawer-wall" />}
            <DrawerMenu isOpen={isOpen} onClose={close} />
          </div>
        )}
      </dialog>
    </>
  )
}

/** Closes a dialog on a click beside it (its backdrop counts as the dialog) and on wide screens. */
function closeFromOutside(dialog: HTMLDialogElement | null) {
  if (!dialog) return undefined
  const close = () => dialog.close()
  const closeBeside = ({ target }: MouseEvent) => {
    if (target === dialog) close()
  }
  const query = matchMedia(wide)
  dialog.addEventListener('click', closeBeside)
  query.addEventListener('change', close)

  return () => {
    dialog.removeEventListener('click', closeBeside)
    query.removeEventListener('change', close)
  }
}
