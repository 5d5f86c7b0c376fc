import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Returns a function that answers a click on a link by changing the page in place. Clicks that open a tab or
 * a window, and those that something else has answered, are left alone.
 */
export function useFollow() {
  const navigate = useNavigate()

  return (event: MouseEvent, to: string) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return

    event.preventDefault()
    const { pathname, search, hash } = window.location
    navigate(to, { replace: to === `${pathname}${search}${hash}` })
  }
}
