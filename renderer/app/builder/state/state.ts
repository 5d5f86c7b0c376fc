import type { GeneratedQuiz, Tile } from '#site/types.ts'

/** Where the visitor is, in order. */
export type Phase =
  | 'productSelection'
  | 'companyName'
  | 'main'
  | 'subcategory'
  | 'standard'
  | 'contactDetails'
  | 'generating'
  | 'quiz'

/** One line of the conversation. */
export type Message = BotMessage | UserMessage

export interface BotMessage {
  readonly sender: 'bot'
  /** The turn it was said in, which no other message has. */
  readonly turn: number
  readonly text: string
  readonly icon: Tile
  /** It tells that the quiz could not be built. */
  readonly isFailure?: true
}

export interface UserMessage {
  readonly sender: 'user'
  readonly turn: number
  readonly text: string
  readonly icon: Tile
  /** Index of the checkpoint to return to. */
  readonly checkpoint: number
}

/** Everything that an answer changes, as it was when its question was asked. */
export interface Checkpoint {
  /** Index of the question among the messages. */
  readonly messageIndex: number
  readonly phase: Phase
  readonly main: string | undefined
  readonly subcategory: string | undefined
  readonly step: number
}

/** Who the quiz is for; never sent. */
export interface Contact {
  readonly name: string
  readonly email: string
}

export interface BuilderState {
  readonly phase: Phase
  /** Counts the events that took effect. What a timer or a request brings for an earlier turn is stale. */
  readonly turn: number
  /** The timing after which the bot asks the question of the phase; undefined once it has. */
  readonly replyAfter: 'reply' | 'question' | undefined
  readonly problem: string
  readonly kind: string
  readonly companyName: string
  readonly main: string | undefined
  readonly subcategory: string | undefined
  /** Index of the fixed question to be answered. */
  readonly step: number
  /** The ids of the answers to the fixed questions, in order. */
  readonly answers: readonly string[]
  readonly messages: readonly Message[]
  readonly checkpoints: readonly Checkpoint[]
  readonly contact: Contact
  readonly quiz: GeneratedQuiz | undefined
}

export type BuilderEvent =
  | { readonly type: 'continued'; readonly problem: string; readonly kind: string }
  /** A text, or the id of a choice. */
  | { readonly type: 'answered'; readonly value: string }
  | { readonly type: 'replied'; readonly turn: number }
  | { readonly type: 'returned'; readonly checkpoint: number }
  | { readonly type: 'edited'; readonly contact: Contact }
  | { readonly type: 'submitted' }
  | { readonly type: 'built'; readonly turn: number; readonly quiz: GeneratedQuiz }
  | { readonly type: 'failed'; readonly turn: number; readonly text: string }

export const initialState: BuilderState = {
  phase: 'productSelection',
  turn: 0,
  replyAfter: undefined,
  problem: '',
  kind: '',
  companyName: '',
  main: undefined,
  subcategory: undefined,
  step: 0,
  answers: [],
  messages: [],
  checkpoints: [],
  contact: { name: '', email: '' },
  quiz: undefined,
}

/** Whether the quiz may be asked for: nothing is on its way and neither field is empty. */
export const isReadyToBuild = ({ phase, replyAfter, contact: { name, email } }: BuilderState) =>
  phase === 'contactDetails' &&
  replyAfter === undefined &&
  name.trim() !== '' &&
  email.trim() !== ''
