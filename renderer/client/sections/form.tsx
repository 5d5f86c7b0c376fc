import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FormContent, FormModal, FormSection } from '#site/types.ts'
import { focusProblem } from '../forms/fields/check-fields.ts'
import { FormField } from '../forms/fields/form-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { setCompletedSteps } from '../hooks/use-completed-steps.ts'
import { Icon, Label, RichBlocks, type SectionProps, useChange, useSite } from '../kit.ts'

export function Form({ section }: SectionProps<'form'>) {
  const { id, form, beside } = section
  const content = useSite().page.forms?.[form]
  if (!content) return null

  return (
    <section id={id} className="form">
      <div className={beside ? 'wrap grid' : 'wrap'}>
        <IntakeForm section={section} content={content} />
        {beside && (
          <div className="form-beside">
            {beside.map(({ id, heading, text, facts }) => (
              <div key={id}>
                <h2>{heading}</h2>
                {text && <RichBlocks nodes={text} />}
                {facts && (
                  <dl className="lines">
                    {facts.map(({ id, term, value }) => (
                      <div key={id} className="pair">
                        <dt className="small muted">{term}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

interface Props {
  readonly section: FormSection
  readonly content: FormContent
}

/** A form, with the confirmation above it after it was sent. Without scripts the browser submits it. */
function IntakeForm({ section: { id, heading, form: name }, content }: Props) {
  const { fields, submit, processing, note, choose, confirmation, failure } = content
  const sentId = `${id}-sent`
  const { chrome, page } = useSite()
  const form = useForm(name, page.checks?.[name] ?? [])
  const [isRead, setIsRead] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { phase, sent } = form
  const modal = content.success === 'modal' && !isRead ? content.modal : undefined
  const headingId = `${id}-heading`

  useChange(form.refusals, () => focusProblem(form.element.current))
  const focusTitle = () => document.getElementById(sentId)?.focus({ preventScroll: true })
  const Sent = useSentPart(phase !== 'idle')
  useChange(sent, () => setCompletedSteps(1))
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
  const [part, setPart] = useState<{
    SentPart: typeof import('../forms/later/sent-part.tsx').SentPart
  }>()
  useEffect(() => {
    if (isSending) import('../forms/later/sent-part.tsx').then(setPart, () => undefined)
  }, [isSending])
  return part?.SentPart
}

/** Shows and focuses the heading of the confirmation when it has come. */
function showHeading(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'center', behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}

interface ModalProps {
  readonly words: FormModal
  readonly onClose: () => void
}

/** A dialog over the page that tells that the form is sent. Closing it restores the focus. */
function SuccessModal({ words: { heading, text, button }, onClose }: ModalProps) {
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
