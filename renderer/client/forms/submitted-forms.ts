import type { ByField } from './fields/check-fields.ts'

/** A form that has been sent. */
interface SubmittedForm {
  readonly name: string
  /** The values by field. */
  readonly values: ByField
}

type Listener = (form: SubmittedForm) => void

const listeners = new Set<Listener>()

/** Publishes sent forms to subscribers such as the booking calendar. */
export const submittedForms = {
  announce: (form: SubmittedForm): void => {
    for (const listener of listeners) listener(form)
  },

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
