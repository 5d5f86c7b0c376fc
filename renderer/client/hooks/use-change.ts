import { useEffect, useRef } from 'react'

/** Calls back after a render with another value than the render before. */
export function useChange<T>(value: T, changed: () => void): void {
  const previous = useRef(value)

  useEffect(() => {
    if (Object.is(previous.current, value)) return
    previous.current = value
    changed()
  })
}
