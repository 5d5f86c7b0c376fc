import { useEffect, useState } from 'react'

/** Root margin of the area in which text is read: below the header, in the upper half of the window. */
const readingBand = '-88px 0px -55% 0px'

/** The id of the element that is being read; undefined before the visitor scrolls to one. */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        setCurrent(list.split(' ').find((id) => inBand.has(id)))
      },
      { rootMargin: readingBand },
    )

    for (const id of list.split(' ')) {
      const place = document.getElementById(id)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [list])

  return current
}
