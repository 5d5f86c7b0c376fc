/** What visitors are connected to: one server in this process, or several in their own. */
export interface Front {
  /** Resolves with the port once visitors are served; rejects with the system's code where none can be. */
  readonly listening: Promise<number>
  /** Lets go of visitors; whoever is not done at the deadline, in milliseconds, is cut off. */
  stop(deadline: number): Promise<void>
}

/** What was served since it was last told. */
export interface ServedCounts {
  /** Answers sent from memory, by status. */
  readonly files: Readonly<Record<string, number>>
  /** Connections that were closed at once, since there were as many as there may be. */
  readonly dropped: number
  /** Requests to the API that were told to come back without it. */
  readonly refused: number
}
