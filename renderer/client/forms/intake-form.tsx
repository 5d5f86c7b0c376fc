import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldCheck, FormContent } from '#site/types.ts'
import { showHeading } from '../hooks/show-heading.ts'
import { useChange } from '../hooks/use-change.ts'
import { completedSteps } from '../hooks/use-completed-steps.ts'
import { useSite } from '../site/site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Label } from '../ui/label.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { focusProblem } from './fields/field-values.ts'
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
  const { fields, submit, processing, note, choose, confirmation, failure } = content
  const sentId = `${id}-sent`
  const form = useForm(name, checks)
  const { chrome } = useSite()
  const [isRead, setIsRead] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { phase, sent } = form
  const modal = content.success === 'modal' && !isRead ? content.modal : undefined
  const headingId = `${id}-heading`

  useChange(form.refusals, () => focusProblem(form.element.current))
  const focusTitle = () => document.getElementById(sentId)?.focus({ preventScroll: true })
  const Sent = useSentPart(phase !== 'idle')
  useChange(sent, () => completedSteps.set(1))
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
    <div>
      {sent && (
        <div className="form-sent">
          <h1 id={sentId} ref={showHeading} tabIndex={-1}>
            {confirmation.heading}
          </h1>
          {Sent ? (
            <Sent content={content} sent={sent} isHeld={modal !== undefined} onClose={focusTitle} />
          ) : (
            <RichBlocks nodes={confirmation.text} />
          )}
        </div>
      )}
      {sent && modal && <SuccessModal words={modal} onClose={() => setIsRead(true)} />}
      <div
        className="form-fold"
        data-folded={(sent && confirmation.answers !== undefined) || undefined}
      >
        <form
          ref={form.element}
          method="post"
          action="/"
          name={name}
          data-netlify="true"
          noValidate
          aria-labelledby={headingId}
          data-sent={sent !== undefined || undefined}
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
              isDisabled={sent !== undefined}
            />
          ))}
          <div className="form-send cluster">
            <button
              ref={button}
              className="button button-accent"
              type="submit"
              disabled={phase !== 'idle'}
            >
              <Label text={phase === 'submitting' ? processing : submit} />
              <Icon name="arrow" />
            </button>
            {note && <RichBlocks nodes={note} className="small muted" />}
          </div>
          {chrome.showsFailure && failure && form.failures > 0 && phase === 'idle' && (
            <div className="form-failure aside" role="alert">
              <RichBlocks nodes={failure} />
            </div>
          )}
        </form>
      </div>
    </div>
  )
}

/** Loads what takes the place of a form, as soon as it is being sent. Without it, a sentence says what is next. */
function useSentPart(isSending: boolean) {
  const [part, setPart] = useState<{ SentPart: typeof import('./later/sent-part.tsx').SentPart }>()
  useEffect(() => {
    if (isSending) import('./later/sent-part.tsx').then(setPart, () => undefined)
  }, [isSending])
  return part?.SentPart
}
