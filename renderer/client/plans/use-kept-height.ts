import { type CSSProperties, type RefObject, useRef, useState } from 'react'

interface KeptHeight {
  readonly list: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties | undefined
  /** To call before the list changes. */
  readonly keep: () => void
}

/** A shorter list keeps the height of the longest so far, at the width that it has: content below must not jump. */
export function useKeptHeight(): KeptHeight {
  const list = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState(0)
  const [width, setWidth] = useState(0)

  const keep = () => {
    const { offsetHeight = 0, offsetWidth = 0 } = list.current ?? {}
    setKept(offsetWidth === width ? Math.max(kept, offsetHeight) : offsetHeight)
    setWidth(offsetWidth)
  }
  return { list, style: kept > 0 ? { minBlockSize: kept } : undefined, keep }
}
