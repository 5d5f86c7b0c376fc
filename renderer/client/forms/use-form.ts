import { useEffect, useRef, useState } from 'react'
import type { FieldCheck } from '#site/types.ts'
import { completedSteps } from '../hooks/use-completed-steps.ts'
import { type ByField, checkFields } from './fields/check-fields.ts'
import { createDrafts } from './fields/drafts.ts'
import { fieldValues } from './fields/field-values.ts'
import { isDelivered, sendForm, sendingOf } from './send-form.ts'
import { submittedForms } from './submitted-forms.ts'

const drafts = createDrafts<ByField>()

/** State of a form, with functions to edit and submit it. */
export function useForm(name: string, checks: readonly FieldCheck[]) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => drafts.get(name) ?? {})
  const [sending, setSending] = useState(() => sendingOf(name))
  const [isSent, setSent] = useState(false)
  const [problems, setProblems] = useState<ByField>({})
  /** Number of submissions that validation stopped. */
  const [refusals, setRefusals] = useState(0)
  /** Number of submissions that could not be sent. */
  const [failures, setFailures] = useState(0)
  const phase = isSent ? 'submitted' : sending ? 'submitting' : 'idle'

  useEffect(() => {
    const form = element.current
    return () => {
      if (form && !form.dataset['sent']) drafts.save(name, fieldValues(form))
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
      setSent(true)
      completedSteps.set(1)
      submittedForms.announce({ name, values: sending.values })
    })
    return () => {
      isMounted = false
    }
  }, [name, sending])

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

  return { element, draft, phase, problems, refusals, failures, edit, submit }
}
