import { useEffect, useRef } from 'react'

/** Calls back when a value is no longer what it was when last drawn. */
export function useChange<T>(value: T, changed: () => void): void {
  const previous = useRef(value)

  useEffect(() => {
    if (Object.is(previous.current, value)) return
    previous.current = value
    changed()
  })
}
