import { useEffect, useRef, useState } from 'react'
import type { FieldCheck } from '#site/types.ts'
import { journey } from '../hooks/use-completed-steps.ts'
import { type ByField, checkFields } from './fields/check-fields.ts'
import { createDrafts } from './fields/drafts.ts'
import { fieldValues } from './fields/field-values.ts'
import { hasArrived, sendForm, sendingOf } from './send-form.ts'
import { sentForms } from './submitted-forms.ts'

const drafts = createDrafts<ByField>()

/** A form that is being filled in: where it stands, and how to edit and send it. */
export function useForm(name: string, checks: readonly FieldCheck[]) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => drafts.get(name) ?? {})
  const [sending, setSending] = useState(() => sendingOf(name))
  const [isSent, setSent] = useState(false)
  const [problems, setProblems] = useState<ByField>({})
  /** How often the visitor was sent back to mend something. */
  const [refusals, setRefusals] = useState(0)
  /** How often it could not be sent. */
  const [failures, setFailures] = useState(0)
  const phase = isSent ? 'submitted' : sending ? 'submitting' : 'idle'

  useEffect(() => {
    const form = element.current
    return () => {
      if (form && !form.dataset['sent']) drafts.keep(name, fieldValues(form))
    }
  }, [name])

  useEffect(() => {
    if (!sending) return undefined
    let isHere = true
    sending.delivery.then((delivery) => {
      if (!isHere) return
      setSending(undefined)
      if (!hasArrived(delivery)) {
        setFailures((count) => count + 1)
        return
      }
      setSent(true)
      journey.set(1)
      sentForms.announce({ name, values: sending.values })
    })
    return () => {
      isHere = false
    }
  }, [name, sending])

  const edit = (field: string) => setProblems(({ [field]: _mended, ...others }) => ({ ...others }))

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
    started.delivery.then((delivery) => hasArrived(delivery) && drafts.drop(name))
  }

  return { element, draft, phase, problems, refusals, failures, edit, submit }
}
