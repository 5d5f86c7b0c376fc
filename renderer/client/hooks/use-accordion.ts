import { useState } from 'react'

/** State of an accordion: at most one item is open. Toggling the open item closes it. */
export function useAccordion() {
  const [openId, setOpenId] = useState<string>()

  return {
    openId,
    toggle: (id: string) => setOpenId((open) => (open === id ? undefined : id)),
    close: () => setOpenId(undefined),
  }
}
