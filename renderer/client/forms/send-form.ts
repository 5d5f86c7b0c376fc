import type { ByField } from './fields/check-fields.ts'
import type { Delivery } from './outbox/deliver.ts'
import { post } from './outbox/outbox.ts'
import { createId } from './outbox/submission.ts'

/** A form that is being sent. */
interface Sending {
  readonly values: ByField
  /** The result. Never rejects. */
  readonly delivery: Promise<Delivery>
}

const sendings = new Map<string, Sending>()
/** All attempts to send a form share one id, so that the API stores one submission. */
const ids = new Map<string, string>()

/** The sending in progress, also after the visitor has left the page of the form. */
export const sendingOf = (form: string): Sending | undefined => sendings.get(form)

/** Sends a form. */
export function sendForm(form: string, values: ByField): Sending {
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

export const isDelivered = (delivery: Delivery): boolean => !('reason' in delivery)
