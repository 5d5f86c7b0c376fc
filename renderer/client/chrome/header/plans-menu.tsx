import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { NavigationLink } from '#site/types.ts'
import { Icon, useChange, useSite } from '../../kit.ts'
import { PlanLinks } from '../plan-links.tsx'

const menuId = 'plans-menu'

/**
 * The dropdown of plans. It opens on hover, click and focus, and closes shortly after the pointer has left.
 * Before React has come the style sheet opens it, and `data-act` keeps the boot script from repeating the press.
 */
export function PlansMenu({ entry }: { readonly entry: NavigationLink }) {
  const { page, chrome } = useSite()
  const { isOpen, root, button, handlers, toggle } = useHoverMenu(page.path)
  const isCurrent = chrome.plans.some(({ href }) => href === page.path)

  return (
    <li className="plans-menu" ref={root} {...handlers}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-current={isCurrent ? 'true' : undefined}
        data-act="dropdown"
        onClick={toggle}
      >
        {entry.label}
        <Icon name="chevron" />
      </button>
      <ul id={menuId} className="plans-menu-list">
        <PlanLinks entry={entry} />
      </ul>
    </li>
  )
}

/** Delay before the menu closes after the pointer has left it, in milliseconds. */
const closeDelay = 200
/** A click within this time after the pointer opened the menu does not close it, in milliseconds. */
const sameGesture = 250

/** State of a menu that opens on hover, click and key press, and closes on leave, Escape and page change. */
function useHoverMenu(path: string) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoveredAt = useRef(-Infinity)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])
  const open = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(true)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  useChange(path, close)
  // The pointer or the focus may have come before hydration: then the style sheet has opened the menu.
  useEffect(() => {
    if (root.current?.matches(':hover, :focus-within')) open()
  }, [open])

  const handlers = {
    onPointerEnter: ({ pointerType, timeStamp }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      hoveredAt.current = timeStamp
      open()
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(close, closeDelay)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpen) return
      close()
      button.current?.focus()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && root.current?.contains(relatedTarget)
      if (relatedTarget && !isInside) close()
    },
  }
  const toggle = ({ timeStamp }: { readonly timeStamp: number }) => {
    if (isOpen && timeStamp - hoveredAt.current < sameGesture) return
    if (isOpen) close()
    else open()
  }

  return { isOpen, root, button, handlers, toggle }
}
