import { useEffect } from 'react'

/** Characters that turn the direction of what stands around them, and the room that a title has. */
const turning = /\p{Bidi_Control}/gu
const longest = 200

/** The title of the page is that of the quiz while it is played. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    const { title: before } = document
    document.title = title.replaceAll(turning, '').slice(0, longest)
    return () => {
      document.title = before
    }
  }, [title])
}
