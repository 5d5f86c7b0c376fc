import type { ComponentProps, MouseEvent } from 'react'
import { useSite } from '../site/site-state.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { openPopup } from './open-popup.ts'

type Props = Pick<ComponentProps<typeof ActionLink>, 'link' | 'variant'>

/** A link to the page with the form. It opens the calendar instead if the provider has loaded. */
export function BookingLink({ link, variant }: Props) {
  const { scheduling } = useSite().page

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
    if (!scheduling || altKey || ctrlKey || metaKey || shiftKey) return
    const onClose = () => currentTarget.focus({ preventScroll: true })
    if (openPopup({ settings: scheduling, prefill: {}, onClose })) event.preventDefault()
  }
  return <ActionLink link={link} variant={variant} data-books="" onClick={open} />
}
