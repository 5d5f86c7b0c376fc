import { useId, useRef } from 'react'
import type { ToolContact } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Contact } from '../state/state.ts'

interface Props {
  readonly words: ToolContact
  readonly contact: Contact
  readonly isReady: boolean
  readonly isBuilding: boolean
  readonly onEdit: (contact: Contact) => void
  readonly onSubmit: () => void
}

/** Name and e-mail address of the visitor, and the button that requests the quiz. */
export function ContactForm({ words, contact, isReady, isBuilding, onEdit, onSubmit }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus: it gets it back when it is enabled.
  useChange(isBuilding, () => {
    if (!isBuilding && document.activeElement === document.body) button.current?.focus()
  })

  return (
    <form
      className="chat-contact"
      noValidate
      aria-busy={isBuilding}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p>
        <label className="field-label" htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          id={`${id}-name`}
          className="field-input"
          name="name"
          autoComplete="name"
          dir="auto"
          required
          readOnly={isBuilding}
          value={contact.name}
          onChange={({ target }) => onEdit({ ...contact, name: target.value })}
        />
      </p>
      <p>
        <label className="field-label" htmlFor={`${id}-email`}>
          {words.email}
        </label>
        <input
          id={`${id}-email`}
          className="field-input"
          type="email"
          name="email"
          autoComplete="email"
          required
          readOnly={isBuilding}
          value={contact.email}
          onChange={({ target }) => onEdit({ ...contact, email: target.value })}
        />
      </p>
      <button ref={button} className="button button-accent" type="submit" disabled={!isReady}>
        {isBuilding ? words.building : words.submit}
        {!isBuilding && <Icon name="arrow" />}
      </button>
    </form>
  )
}
