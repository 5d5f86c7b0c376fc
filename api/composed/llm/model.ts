/** One turn of a conversation with a model. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface Prompt {
  /** The system prompt. It contains no visitor input. */
  readonly instructions: string
  readonly turns: readonly Turn[]
  /** JSON schema of the answer. */
  readonly schema: object
}

/** A language model with an HTTP API. */
export interface Model {
  /** Identifies the model in cache keys and logs. */
  readonly name: string
  /** Resolves with the text of the answer. Rejects with a `ModelFault`. */
  ask(prompt: Prompt, signal: AbortSignal): Promise<string>
}

export type FaultKind =
  | 'network'
  | 'deadline'
  | 'refused'
  | 'unauthorised'
  | 'busy'
  | 'failed'
  | 'malformed'
  | 'too-large'
  | 'truncated'
  | 'budget'

/** A failed call. Its message contains nothing that was sent or received. */
export class ModelFault extends Error {
  readonly kind: FaultKind
  /** The pause that the provider asks for, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(kind: FaultKind, retryAfter?: number) {
    super(`The model gave no answer: ${kind}.`)
    this.name = 'ModelFault'
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
