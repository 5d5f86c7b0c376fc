import type { ByField } from './fields/check-fields.ts'

/** A form that has just been taken. */
export interface SentForm {
  readonly name: string
  /** What was filled in, by field. */
  readonly values: ByField
}

type Listener = (form: SentForm) => void

const listeners = new Set<Listener>()

/** Tells whoever goes on from a form, such as the booking calendar, that it was sent. */
export const sentForms = {
  announce: (form: SentForm): void => {
    for (const listener of listeners) listener(form)
  },

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
