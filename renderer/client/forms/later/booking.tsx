import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormBooking, Scheduling } from '#site/types.ts'
import { openPopup } from '../../scheduling/open-popup.ts'
import { consent } from '../../scheduling/provider/consent.ts'
import { addProviderFiles } from '../../scheduling/provider/provider-files.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { ByField } from '../fields/check-fields.ts'

interface Props {
  /** What the form has sent, by field. */
  readonly values: ByField
  readonly words: FormBooking
  readonly settings: Scheduling
  /** Whether something else has to be closed before the calendar opens. */
  readonly isHeld: boolean
  /** Restores the focus. */
  readonly onClose: () => void
}

/** Opens the calendar after a form was sent, and the button that opens it again, or tries to. */
export function Booking({ values, words, settings, isHeld, onClose }: Props) {
  const [step, setStep] = useState<'ask' | 'opened' | 'missing'>('opened')
  const say = (text: string) => interpolate(text, { provider: settings.name })

  const open = () => {
    const { [words.email]: email, [words.name]: name } = values
    const prefill = { ...(email && { email }), ...(name && { name }) }
    const isOpen = openPopup({ settings, prefill, onClose })
    setStep(isOpen ? 'opened' : 'missing')
    if (!isOpen) window.alert(say(words.loading))
  }
  const { retry, isBusy } = useRetry(settings, open)
  const begin = useEffectEvent(() => {
    if (settings.load === 'consent' && !consent.isGiven()) setStep('ask')
    else open()
  })
  const press = () => {
    consent.give()
    void retry()
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
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        {say(step === 'missing' ? words.retry : words.open)}
      </button>
    </div>
  )
}

/** Timeout of a retry, in milliseconds. */
const timeout = 4000

/** Loads the provider again if necessary, then calls back when it has loaded or the timeout has passed. */
function useRetry(settings: Scheduling, goOn: () => void) {
  const [isBusy, setBusy] = useState(false)
  const isMounted = useRef(true)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    const timedOut = new Promise((resolve) => setTimeout(resolve, timeout))
    await Promise.race([addProviderFiles(settings), timedOut])
    if (!isMounted.current) return
    setBusy(false)
    goOn()
  }
  return { retry, isBusy }
}
