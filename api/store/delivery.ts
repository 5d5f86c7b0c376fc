export const deliveryStates = ['pending', 'sent', 'dead'] as const

/** The channel that answers visitors. What waits or fails there is nothing that staff have missed. */
export const visitorChannel = 'acknowledgement'

/** pending: due at `nextAt`. sent: accepted by the receiver. dead: given up. */
type DeliveryState = (typeof deliveryStates)[number]

/** A delivery of a submission on a channel. Every attempt has the same id. */
export interface Delivery {
  readonly id: string
  readonly submission: string
  readonly channel: string
  readonly state: DeliveryState
  /** Number of attempts, including the one that the claim is for. */
  readonly attempts: number
  readonly nextAt: number
  /** Our code of the last error. */
  readonly error: string | undefined
}

/** The result of an attempt. */
export type AttemptResult =
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'dead'; readonly at: number; readonly error: string }
  | { readonly state: 'pending'; readonly nextAt: number; readonly error: string }

export interface DeliveryCounts extends Readonly<Record<DeliveryState, number>> {
  /** Time of receipt of the oldest pending submission. Undefined if none is pending. */
  readonly oldestPending: number | undefined
}
