import type { GeneratedQuiz, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'

/** The phases in order. */
export type Phase =
  | 'productSelection'
  | 'companyName'
  | 'main'
  | 'subcategory'
  | 'audience'
  | 'standard'
  | 'contactDetails'
  | 'generating'
  | 'quiz'

/** One line of the conversation. */
type Message = BotMessage | UserMessage

export interface BotMessage {
  readonly sender: 'bot'
  /** The turn that added it; unique among the messages. */
  readonly turn: number
  readonly text: string
  /** Whether it reports that the quiz could not be created. */
  readonly isFailure?: true
}

export interface UserMessage {
  readonly sender: 'user'
  readonly turn: number
  readonly text: string
  readonly icon: string
  /** Index of the checkpoint to return to. */
  readonly checkpoint: number
}

/** The state before an answer. */
interface Checkpoint {
  /** Index of the question among the messages. */
  readonly messageIndex: number
  readonly phase: Phase
  readonly main: string | undefined
  readonly subcategory: string | undefined
  readonly audience: string | undefined
  readonly step: number
}

/** The contact data of the visitor; never sent. */
export interface Contact {
  readonly name: string
  readonly email: string
}

export interface BuilderState {
  readonly phase: Phase
  /** Number of accepted events. Results of timers and requests of an earlier turn are ignored. */
  readonly turn: number
  /** The delay before the bot asks the question of the phase; undefined after it has asked. */
  readonly replyAfter: 'reply' | 'question' | undefined
  readonly problem: string
  readonly kind: string
  readonly companyName: string
  readonly main: string | undefined
  readonly subcategory: string | undefined
  /** Which of its kinds of customers, where the subcategory has several. */
  readonly audience: string | undefined
  /** Index of the current fixed question. */
  readonly step: number
  /** The ids of the answers to the fixed questions, in order. */
  readonly answers: readonly string[]
  readonly messages: readonly Message[]
  readonly checkpoints: readonly Checkpoint[]
  readonly contact: Contact
  readonly quiz: GeneratedQuiz | undefined
  /** What the quiz is played with. */
  readonly frames: QuizPlayer | undefined
}

export type BuilderEvent =
  | { readonly type: 'continued'; readonly problem: string; readonly kind: string }
  /** A text, or the id of a choice. */
  | { readonly type: 'answered'; readonly value: string }
  | { readonly type: 'replied'; readonly turn: number }
  | { readonly type: 'returned'; readonly checkpoint: number }
  | { readonly type: 'edited'; readonly contact: Contact }
  | { readonly type: 'submitted' }
  /** The quiz is made, or made again in another language. */
  | {
      readonly type: 'built'
      readonly turn: number
      readonly quiz: GeneratedQuiz
      readonly frames: QuizPlayer
    }
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
  audience: undefined,
  step: 0,
  answers: [],
  messages: [],
  checkpoints: [],
  contact: { name: '', email: '' },
  quiz: undefined,
  frames: undefined,
}

/** Whether the quiz can be requested: no reply is pending and no field is empty. */
export const isReadyToBuild = ({ phase, replyAfter, contact: { name, email } }: BuilderState) =>
  phase === 'contactDetails' &&
  replyAfter === undefined &&
  name.trim() !== '' &&
  email.trim() !== ''

/** What a link holds. */
export interface FinishedQuiz {
  readonly company: string
  readonly quiz: GeneratedQuiz
  readonly action?: OwnAction
}

/** The button of a business, in the place of the generated one. */
export interface OwnAction {
  readonly link: string
  readonly text: string
}

/** The entries of the content for the visitor's answers. */
export function pathOf(content: ToolBuilderContent, state: BuilderState) {
  const main = content.categories.find(({ id }) => id === state.main)
  const subcategory = main?.subcategories.find(({ id }) => id === state.subcategory)
  return {
    problem: content.problems.options.find(({ id }) => id === state.problem),
    kind: content.kinds.options.find(({ code }) => code === state.kind),
    main,
    subcategory,
    audience: subcategory?.audiences?.options.find(({ id }) => id === state.audience),
    answers: content.questions.map(({ field, name, options }, index) => ({
      ...{ field, name },
      option: options.find(({ id }) => id === state.answers[index]),
    })),
  }
}

/** The question of a phase. */
export function questionOf(content: ToolBuilderContent, state: BuilderState): string {
  switch (state.phase) {
    case 'companyName': {
      const { problem, kind } = pathOf(content, state)
      return interpolate(content.companyName.question, {
        problem: problem?.phrase ?? '',
        kind: kind?.phrase ?? '',
      })
    }
    case 'main':
      return content.main
    case 'subcategory':
      return content.subcategory
    case 'audience':
      return pathOf(content, state).subcategory?.audiences?.question ?? ''
    case 'standard':
      return content.questions[state.step]?.question ?? ''
    default:
      return content.contact.question
  }
}

/** The choices of a phase; empty if the answer is typed. */
export function choicesOf(content: ToolBuilderContent, state: BuilderState) {
  switch (state.phase) {
    case 'main':
      return content.categories
    case 'subcategory':
    case 'audience': {
      const { main, subcategory } = pathOf(content, state)
      if (!main) return []
      const choices =
        state.phase === 'subcategory' ? main.subcategories : subcategory?.audiences?.options
      return choices?.map((choice) => ({ ...choice, tile: main.tile })) ?? []
    }
    case 'standard':
      return content.questions[state.step]?.options ?? []
    default:
      return []
  }
}
