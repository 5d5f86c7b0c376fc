import { type MouseEvent, useEffect, useRef, useState } from 'react'
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
  const close = () => dialog.current?.close()

  const open = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(close, [page.path])
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])

  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close()
  }

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        className="drawer"
        ref={dialog}
        aria-label={words.menu}
        onClick={closeOutside}
        onClose={() => setOpen(false)}
      >
        <div className="drawer-inner">
          {chrome.drawerWall && <WallArt wall={chrome.drawerWall} className="drawer-wall" />}
          <DrawerMenu isOpen={isOpen} onClose={close} />
        </div>
      </dialog>
    </>
  )
}
