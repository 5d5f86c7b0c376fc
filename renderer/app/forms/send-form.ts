import type { ByField } from './fields/check-fields.ts'
import type { Delivery } from './outbox/deliver.ts'
import { post } from './outbox/outbox.ts'
import { createId } from './outbox/submission.ts'

/** A form on its way. */
export interface Sending {
  readonly values: ByField
  /** What comes of it. Never rejects. */
  readonly delivery: Promise<Delivery>
}

const sendings = new Map<string, Sending>()
/** One id for all attempts: however often the visitor presses, or comes back to press, it is one submission. */
const ids = new Map<string, string>()

/** What is being sent of a form: whoever has left its page meanwhile finds it so. */
export const sendingOf = (form: string): Sending | undefined => sendings.get(form)

/** Sends a form. */
export function sendForm(form: string, values: ByField): Sending {
  const id = ids.get(form) ?? createId()
  ids.set(form, id)
  const deliver = async () => {
    const delivery = await post(Object.entries(values), id)
    sendings.delete(form)
    if (hasArrived(delivery)) ids.delete(form)
    return delivery
  }
  const sending = { values, delivery: deliver() }
  sendings.set(form, sending)
  return sending
}

export const hasArrived = (delivery: Delivery): boolean => !('reason' in delivery)
