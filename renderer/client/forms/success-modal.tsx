import { useEffect, useId, useRef } from 'react'
import type { FormModal } from '#site/types.ts'

interface Props {
  readonly words: FormModal
  readonly onClose: () => void
}

/** A dialog over the page that tells that the form is sent. Closing it restores the focus. */
export function SuccessModal({ words: { heading, text, button }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className="success-modal"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={id}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <form method="dialog">
        <button className="button button-accent" type="submit">
          {button}
        </button>
      </form>
    </dialog>
  )
}
