export const deliveryStates = ['pending', 'sent', 'dead'] as const

/** pending: to be tried at `nextAt`. sent: taken by the other side. dead: given up. */
export type DeliveryState = (typeof deliveryStates)[number]

/** A submission that is to be told on a channel. The id is the same at every attempt. */
export interface Delivery {
  readonly id: string
  readonly submission: string
  readonly channel: string
  readonly state: DeliveryState
  /** How often it was tried, the attempt that a claim is for included. */
  readonly attempts: number
  readonly nextAt: number
  /** Our own word for what went wrong last. */
  readonly error: string | undefined
}

/** How an attempt ended. */
export type AttemptResult =
  | { readonly state: 'sent'; readonly at: number }
  | { readonly state: 'dead'; readonly at: number; readonly error: string }
  | { readonly state: 'pending'; readonly nextAt: number; readonly error: string }

export interface DeliveryCounts extends Readonly<Record<DeliveryState, number>> {
  /** When the submission came that has waited longest; undefined where none waits. */
  readonly oldestPending: number | undefined
}
