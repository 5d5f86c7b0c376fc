import { useState } from 'react'

/** Which of several is open: one at most. Toggling the open one closes it. */
export function useOneOpen() {
  const [openId, setOpenId] = useState<string>()

  return {
    openId,
    toggle: (id: string) => setOpenId((open) => (open === id ? undefined : id)),
    close: () => setOpenId(undefined),
  }
}
