import { useEffect, useRef, useState } from 'react'
import type { FieldCheck } from '#site/types.ts'
import { journey } from '../hooks/use-journey.ts'
import { post } from '../outbox/outbox.ts'
import { createId } from '../outbox/submission.ts'
import { type ByField, checkFields } from './check-fields.ts'
import { createDrafts } from './drafts.ts'
import { fieldValues } from './field-values.ts'
import { sentForms } from './sent-forms.ts'

const drafts = createDrafts<ByField>()

/** A form that is being filled in: where it stands, and how to edit and send it. */
export function useForm(name: string, checks: readonly FieldCheck[]) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => drafts.get(name) ?? {})
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'submitted'>('idle')
  const [problems, setProblems] = useState<ByField>({})
  /** How often the visitor was sent back to mend something. */
  const [refusals, setRefusals] = useState(0)
  /** How often it could not be sent. */
  const [failures, setFailures] = useState(0)
  const isHere = useRef(true)
  // One id for all attempts: however often the visitor presses, it is one submission.
  const submissionId = useRef<string>(undefined)

  useEffect(() => {
    const form = element.current
    isHere.current = true
    return () => {
      isHere.current = false
      if (form && !form.dataset['sent']) drafts.keep(name, fieldValues(form))
    }
  }, [name])

  const edit = (field: string) => setProblems(({ [field]: _mended, ...others }) => ({ ...others }))

  const submit = async (form: HTMLFormElement) => {
    if (phase !== 'idle') return
    const values = fieldValues(form)
    const found = checkFields(checks, values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      setRefusals(refusals + 1)
      return
    }

    setPhase('submitting')
    submissionId.current ??= createId()
    const delivery = await post(Object.entries(values), submissionId.current)
    if ('reason' in delivery) {
      setPhase('idle')
      setFailures(failures + 1)
      return
    }
    drafts.drop(name)
    if (!isHere.current) return
    setPhase('submitted')
    journey.set(1)
    sentForms.announce({ name, values })
  }

  return { element, draft, phase, problems, refusals, failures, edit, submit }
}
