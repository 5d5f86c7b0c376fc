import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Lets find-in-page search hidden content with `hidden="until-found"`; a match calls `onFound`. The
 * attribute is set on the element, since React renders every `hidden` as a boolean.
 */
export function useHiddenUntilFound(
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
