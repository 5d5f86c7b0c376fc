import { useEffect, useState } from 'react'

/** The part of the window in which a text is being read: under the header, in the upper half. */
const readingBand = '-88px 0px -55% 0px'

/** Which of the elements with these ids is being read; none before the visitor scrolls to one. */
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
