import { useEffect } from 'react'

/** Characters that turn the direction of what stands around them, and the room that a title has. */
const turning = /\p{Bidi_Control}/gu
const longest = 200

/** The title of the page is that of a quiz while it stands there as a page of its owner. */
export function useOwnTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const { title: before } = document
    document.title = title.replaceAll(turning, '').slice(0, longest)
    return () => {
      document.title = before
    }
  }, [title])
}
