import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useChange } from '../../hooks/use-change.ts'
import { useSite, useWords } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DrawerPanelProps } from './drawer-panel.tsx'

/** From this width the header shows the whole menu, and the drawer closes. */
const wide = '(width >= 64em)'

const loadPanel = () => import('./drawer-panel.tsx').then((module) => module.DrawerPanel)

/** The menu of small screens: a dialog that slides in from the side. */
export function Drawer() {
  const { path } = useSite().page
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<DrawerPanelProps>>()

  const close = () => dialog.current?.close()
  const open = async () => {
    // Without a connection, the next press tries again.
    const loaded = await loadPanel().catch(() => undefined)
    if (!loaded) return
    setPanel(() => loaded)
    dialog.current?.showModal()
    setOpen(true)
  }
  useChange(path, close)
  useEffect(() => {
    if (!matchMedia(wide).matches) loadPanel().catch(() => undefined)
    return closeFromOutside(dialog.current)
  }, [])

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
        {Panel && <Panel isOpen={isOpen} onClose={close} />}
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
