import { type FormEvent, useRef, useState } from 'react'
import type { FieldCheck, FormContent } from '#site/types.ts'
import { useChange } from '../hooks/use-change.ts'
import { useSite } from '../site/site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Booking } from './booking.tsx'
import { focusProblem } from './fields/focus-problem.ts'
import { FormField } from './fields/form-field.tsx'
import { SuccessModal } from './success-modal.tsx'
import { useForm } from './use-form.ts'

interface Props {
  /** Prefix of the field ids. */
  readonly id: string
  /** The name of the form in submissions. */
  readonly name: string
  readonly content: FormContent
  readonly checks: readonly FieldCheck[]
  /** Names the form. */
  readonly heading: string
}

/** A form, with the confirmation above it after it was sent. Without scripts the browser submits it. */
export function IntakeForm({ id, name, content, checks, heading }: Props) {
  const { fields, submit, processing, note, choose, confirmation, failure, booking } = content
  const form = useForm(name, checks)
  const { chrome, page } = useSite()
  const [isRead, setIsRead] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { phase } = form
  const isSent = phase === 'submitted'
  const modal = content.success === 'modal' && !isRead ? content.modal : undefined
  const headingId = `${id}-heading`

  useChange(form.refusals, () => focusProblem(form.element.current))
  useChange(isSent, () => title.current?.focus())
  // A disabled button loses the focus.
  useChange(form.failures, () => button.current?.focus({ preventScroll: true }))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit(event.currentTarget)
  }
  const edit = ({ target }: FormEvent) => {
    const field = target instanceof Element ? target.getAttribute('name') : null
    if (field !== null) form.edit(field)
  }

  return (
    <div className="form-main">
      {isSent && (
        <div className="form-success">
          <h2 ref={title} id={`${id}-sent`} tabIndex={-1}>
            {confirmation.heading}
          </h2>
          <RichBlocks nodes={confirmation.text} />
        </div>
      )}
      {isSent && modal && <SuccessModal words={modal} onClose={() => setIsRead(true)} />}
      {booking && page.scheduling && (
        <Booking
          form={name}
          words={booking}
          settings={page.scheduling}
          isHeld={modal !== undefined}
          onClose={() => title.current?.focus({ preventScroll: true })}
        />
      )}
      <form
        ref={form.element}
        method="post"
        action="/"
        name={name}
        data-netlify="true"
        noValidate
        data-books={booking && page.scheduling ? '' : undefined}
        aria-labelledby={headingId}
        data-sent={isSent || undefined}
        onSubmit={send}
        onChange={edit}
      >
        <input type="hidden" name="form-name" value={name} />
        <h2 id={headingId}>{heading}</h2>
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            choose={choose}
            value={form.draft[field.name]}
            problem={form.problems[field.name]}
            isDisabled={isSent}
          />
        ))}
        <div className="form-send">
          <button
            ref={button}
            className="button button-accent"
            type="submit"
            disabled={phase !== 'idle'}
          >
            {phase === 'submitting' ? processing : submit} <Icon name="arrow" />
          </button>
          {note && <RichBlocks nodes={note} className="small muted" />}
        </div>
        {chrome.showsFailure && failure && form.failures > 0 && phase === 'idle' && (
          <div className="form-failure" role="alert">
            <RichBlocks nodes={failure} />
          </div>
        )}
      </form>
    </div>
  )
}
