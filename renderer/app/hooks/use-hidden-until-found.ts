import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Lets the browser's search look into hidden content; a hit calls `onFound`. Set by hand, since
 * React writes every `hidden` as a plain one.
 */
export function useUntilFound(
  isHidden: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const reveal = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const element = content.current
    if (!element || !isHidden) return undefined

    const listen = () => reveal()
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', listen)
    return () => element.removeEventListener('beforematch', listen)
  }, [isHidden])

  return content
}
