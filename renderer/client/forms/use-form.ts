import { useEffect, useRef, useState } from 'react'
import type { FieldCheck } from '#site/types.ts'
import { type ByField, checkFields, fieldValues } from './fields/check-fields.ts'
import { type Delivery, isDelivered } from './outbox/deliver.ts'
import { post } from './outbox/outbox.ts'
import { createId } from './outbox/submission-store.ts'

/** Unsent values by form. They survive a change of page or language, not a reload. */
const drafts = new Map<string, ByField>()

/** A form that has been sent. */
export interface SentForm {
  readonly values: ByField
  readonly at: Date
}

/** State of a form, with functions to edit and submit it. */
export function useForm(name: string, checks: readonly FieldCheck[]) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => drafts.get(name) ?? {})
  const [sending, setSending] = useState(() => sendings.get(name))
  const [sent, setSent] = useState<SentForm>()
  const [problems, setProblems] = useState<ByField>({})
  /** Number of submissions that validation stopped. */
  const [refusals, setRefusals] = useState(0)
  /** Number of submissions that could not be sent. */
  const [failures, setFailures] = useState(0)
  const phase = sent ? 'submitted' : sending ? 'submitting' : 'idle'

  useEffect(() => {
    const form = element.current
    // What the link here says of a field that is empty, such as the plan that a visitor came from.
    for (const [field, value] of new URLSearchParams(location.search)) {
      const input = form?.elements.namedItem(field)
      if (input && 'value' in input && input.value === '') input.value = value
    }
    return () => {
      if (form && !form.dataset['sent']) drafts.set(name, fieldValues(form))
    }
  }, [name])

  useEffect(() => {
    if (!sending) return undefined
    let isMounted = true
    sending.delivery.then((delivery) => {
      if (!isMounted) return
      setSending(undefined)
      if (!isDelivered(delivery)) {
        setFailures((count) => count + 1)
        return
      }
      setSent({ values: sending.values, at: new Date() })
    })
    return () => {
      isMounted = false
    }
  }, [sending])

  const edit = (field: string) => setProblems(({ [field]: _fixed, ...others }) => ({ ...others }))

  const submit = (form: HTMLFormElement) => {
    if (phase !== 'idle') return
    const values = fieldValues(form)
    const found = checkFields(checks, values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      setRefusals(refusals + 1)
      return
    }

    const started = sendForm(name, values)
    setSending(started)
    started.delivery.then((delivery) => isDelivered(delivery) && drafts.delete(name))
  }

  return { element, draft, phase, sent, problems, refusals, failures, edit, submit }
}

/** A form that is being sent. */
interface Sending {
  readonly values: ByField
  /** The result. Never rejects. */
  readonly delivery: Promise<Delivery>
}

/** What is being sent, also after the visitor has left the page of the form. */
const sendings = new Map<string, Sending>()
/** All attempts to send a form share one id, so that the API stores one submission. */
const ids = new Map<string, string>()

/** Sends a form. */
function sendForm(form: string, values: ByField): Sending {
  const id = ids.get(form) ?? createId()
  ids.set(form, id)
  const deliver = async () => {
    const delivery = await post(Object.entries(values), id)
    sendings.delete(form)
    if (isDelivered(delivery)) ids.delete(form)
    return delivery
  }
  const sending = { values, delivery: deliver() }
  sendings.set(form, sending)
  return sending
}
