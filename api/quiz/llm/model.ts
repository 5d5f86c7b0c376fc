/** One turn of a conversation with a model. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface Prompt {
  /** What the model is to do; nothing of it comes from a visitor. */
  readonly instructions: string
  readonly turns: readonly Turn[]
  /** The shape of the answer. */
  readonly schema: object
}

/** A language model behind HTTP. */
export interface Model {
  /** Tells models apart, in cache keys and logs. */
  readonly name: string
  /** The text of its answer. Fails with a `ModelFault`. */
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

/** Why a model gave no answer. Its message holds nothing that was sent or received. */
export class ModelFault extends Error {
  readonly kind: FaultKind
  /** How long the model asks to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(kind: FaultKind, retryAfter?: number) {
    super(`The model gave no answer: ${kind}.`)
    this.name = 'ModelFault'
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
