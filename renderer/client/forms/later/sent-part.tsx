import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormAnswers, FormBooking, FormContent, FormField, Scheduling } from '#site/types.ts'
import { Icon, interpolate, RichBlocks, Tile, useSite } from '../../kit.ts'
import { openPopup } from '../../scheduling/open-popup.ts'
import { addProviderFiles, consent } from '../../scheduling/provider/provider-files.ts'
import type { SentForm } from '../use-form.ts'

interface Props {
  readonly content: FormContent
  readonly sent: SentForm
  /** Whether something else has to be closed before the calendar opens. */
  readonly isHeld: boolean
  /** Restores the focus after the calendar. */
  readonly onClose: () => void
}

/** What takes the place of a form once it is sent: its answers in one line, and what is next. */
export function SentPart({ content, sent, isHeld, onClose }: Props) {
  const { confirmation, booking } = content
  const { scheduling } = useSite().page
  const { answers, text } = confirmation

  return (
    <>
      {answers && <SentAnswers words={answers} fields={content.fields} sent={sent} />}
      <div className="form-next">
        {booking && scheduling && (
          <>
            {booking.heading && (
              <h2>{interpolate(booking.heading, { provider: scheduling.name })}</h2>
            )}
            {booking.text && <p>{interpolate(booking.text, { provider: scheduling.name })}</p>}
            <Booking words={booking} settings={scheduling} {...{ sent, isHeld, onClose }} />
          </>
        )}
        <RichBlocks nodes={text} className="small muted" />
      </div>
    </>
  )
}

interface AnswersProps extends Pick<Props, 'sent'> {
  readonly words: FormAnswers
  readonly fields: readonly FormField[]
}

/** What was sent, in one line that opens to read it. */
function SentAnswers({ words, fields, sent }: AnswersProps) {
  const { chrome, page } = useSite()
  const language = chrome.languages.find(({ code }) => code === page.language)
  // With its territory, such as en-GB.
  const locale = language?.locale.replace('_', '-') ?? page.language
  const answers = fields.flatMap((field) => {
    const answer = answerOf(field, sent.values[field.name])
    return answer === undefined ? [] : [{ ...field, answer }]
  })
  const title = words.title.flatMap((name) => answers.find((each) => each.name === name) ?? [])
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(sent.at)

  return (
    <details className="form-answers">
      <summary>
        <span className="form-tiles" aria-hidden="true">
          {answers.map(({ name, tile }) => tile && <Tile key={name} name={tile} />)}
        </span>
        <span>
          <b dir="auto">{title.map(({ answer }) => answer).join(', ')}</b>
          <span className="small muted">
            {interpolate(words.text, { count: answers.length, time })}
          </span>
        </span>
        <Icon name="plus" />
      </summary>
      <dl className="lines">
        {answers.map(({ name, label, answer }) => (
          <div key={name}>
            <dt className="small muted">{label}</dt>
            <dd dir="auto">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** An answer as the visitor reads it: the label of a choice; what stands beside a box that is ticked. */
function answerOf({ kind, label, options }: FormField, value = ''): string | undefined {
  if (value.trim() === '') return undefined
  if (kind === 'checkbox' || kind === 'consent') return label
  return options?.find((option) => option.value === value)?.label ?? value.trim()
}

/** How long the button waits for the provider, in milliseconds. */
const timeout = 4000

interface BookingProps extends Omit<Props, 'content'> {
  readonly words: FormBooking
  readonly settings: Scheduling
}

/** Opens the calendar after a form was sent, and the button that opens it again, or tries to. */
function Booking({ sent, words, settings, isHeld, onClose }: BookingProps) {
  const [step, setStep] = useState<'ask' | 'opened' | 'missing'>('opened')
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const say = (text: string) => interpolate(text, { provider: settings.name })

  const open = () => {
    const { [words.email]: email, [words.name]: name } = sent.values
    const prefill = { ...(email && { email }), ...(name && { name }) }
    const isOpen = openPopup({ settings, prefill, onClose })
    setStep(isOpen ? 'opened' : 'missing')
    if (!isOpen) window.alert(say(words.loading))
  }
  const begin = useEffectEvent(() => {
    if (settings.load === 'consent' && !consent.isGiven()) setStep('ask')
    else open()
  })
  /** Loads the provider again if necessary, then opens the calendar when it has come or the timeout has passed. */
  const press = async () => {
    consent.give()
    if (isBusy) return
    setBusy(true)
    const timedOut = new Promise((resolve) => setTimeout(resolve, timeout))
    await Promise.race([addProviderFiles(settings), timedOut])
    if (!button.current) return
    setBusy(false)
    open()
  }

  useEffect(() => {
    if (isHeld) return undefined
    // The confirmation renders and gets the focus before the popup opens.
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [isHeld])

  const texts = { ask: words.ask, missing: words.loading, opened: undefined }
  const text = texts[step]
  return (
    <div className="form-booking">
      {text !== undefined && <p>{say(text)}</p>}
      <button
        className="button button-accent"
        type="button"
        ref={button}
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        {say(step === 'missing' ? words.retry : words.open)}
      </button>
    </div>
  )
}
