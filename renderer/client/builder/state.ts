import type { GeneratedQuiz, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../site/interpolate.ts'

/** The contact data of the visitor; never sent. */
export interface Contact {
  readonly name: string
  readonly email: string
}

/** A quiz, and what it is played with. */
export interface MadeQuiz {
  readonly quiz: GeneratedQuiz
  readonly frames: QuizPlayer
}

/** What a visitor is asked, and what of every request is the same. */
export type Conversation = Pick<
  ToolBuilderContent,
  | 'problems'
  | 'kinds'
  | 'companyName'
  | 'main'
  | 'subcategory'
  | 'categories'
  | 'questions'
  | 'request'
>

export interface BuilderState {
  /** The first screen, the conversation, the making of the quiz, and the made quiz. */
  readonly phase: 'start' | 'talk' | 'making' | 'made'
  /** The answers in the order of asking, those of the first screen before: texts, and ids of choices. */
  readonly given: readonly string[]
  /** Whether the bot has not asked yet what comes after the last answer. */
  readonly isWaiting: boolean
  /** Why the quiz could not be made. */
  readonly failure: string | undefined
  readonly contact: Contact
  readonly made: MadeQuiz | undefined
}

export type BuilderEvent =
  | { readonly type: 'continued'; readonly problem: string; readonly kind: string }
  /** A text, or the id of a choice. */
  | { readonly type: 'answered'; readonly value: string }
  | { readonly type: 'replied' }
  /** To the question with this index: its answer and all after it are forgotten. */
  | { readonly type: 'returned'; readonly question: number }
  | { readonly type: 'edited'; readonly contact: Contact }
  | { readonly type: 'submitted' }
  /** The quiz is made, or made again in another language. */
  | ({ readonly type: 'built' } & MadeQuiz)
  | { readonly type: 'failed'; readonly text: string }

export const initialState: BuilderState = {
  phase: 'start',
  given: [],
  isWaiting: false,
  failure: undefined,
  contact: { name: '', email: '' },
  made: undefined,
}

/** Answers of the first screen. */
const first = 2

/** Creates the reducer of the wizard. It returns the same state for events that the phase does not expect. */
export const createReducer =
  (content: Conversation) =>
  (state: BuilderState, event: BuilderEvent): BuilderState => {
    const { phase, given } = state
    switch (event.type) {
      case 'continued': {
        const chosen = [event.problem, event.kind]
        const { problem, kind } = pathOf(content, chosen)
        return phase === 'start' && problem && kind
          ? { ...state, phase: 'talk', given: chosen }
          : state
      }
      case 'answered': {
        const { choices } = questionsOf(content, given).at(-1) ?? {}
        const value = event.value.trim()
        const isAnswer = choices ? choices.some(({ id }) => id === value) : value !== ''
        return isAsking(state) && !isComplete(content, state) && isAnswer
          ? { ...state, given: [...given, value], isWaiting: true }
          : state
      }
      case 'replied':
        return state.isWaiting ? { ...state, isWaiting: false } : state
      case 'returned': {
        const kept = given.slice(0, first + event.question)
        return (phase === 'talk' || phase === 'making') && kept.length < given.length
          ? { ...state, phase: 'talk', given: kept, isWaiting: false, failure: undefined }
          : state
      }
      case 'edited':
        return isComplete(content, state) ? { ...state, contact: event.contact } : state
      case 'submitted':
        return isReadyToBuild(content, state)
          ? { ...state, phase: 'making', failure: undefined }
          : state
      case 'built': {
        const { quiz, frames } = event
        return phase === 'making' || phase === 'made'
          ? { ...state, phase: 'made', made: { quiz, frames } }
          : state
      }
      case 'failed':
        return phase === 'making' ? { ...state, phase: 'talk', failure: event.text } : state
    }
  }

/** Whether the bot has asked something. */
const isAsking = ({ phase, isWaiting }: BuilderState) => phase === 'talk' && !isWaiting

/** Whether the name and address of the visitor are asked for, and nothing else. */
const isComplete = (content: Conversation, state: BuilderState) =>
  isAsking(state) && questionsOf(content, state.given).length === state.given.length - first

/** Whether the quiz can be requested: every question is answered and no field is empty. */
export const isReadyToBuild = (content: Conversation, state: BuilderState) =>
  isComplete(content, state) && Object.values(state.contact).every((text) => text.trim() !== '')

/** The entries of the content for the visitor's answers. */
export function pathOf(content: Conversation, given: BuilderState['given']) {
  const [problem, kind, company, field, part, ...others] = given
  const main = content.categories.find(({ id }) => id === field)
  const subcategory = main?.subcategories.find(({ id }) => id === part)
  const audiences = subcategory?.audiences
  const whose = audiences && others.shift()
  return {
    problem: content.problems.options.find(({ id }) => id === problem),
    kind: content.kinds.options.find(({ code }) => code === kind),
    company,
    main,
    subcategory,
    /** Which of its kinds of customers, where the subcategory has several. */
    audience: audiences?.options.find(({ id }) => id === whose),
    answers: content.questions.map(({ field, name, options }, index) => ({
      ...{ field, name },
      option: options.find(({ id }) => id === others[index]),
    })),
  }
}

/** A question of the conversation. */
interface Question {
  readonly question: string
  /** What to choose from; undefined if the answer is typed. */
  readonly choices?: readonly { readonly id: string; readonly text: string }[]
  /** What was answered. */
  readonly answer: string | undefined
}

/** The questions of the conversation up to the one that is open, if it is not the last. */
export function questionsOf(
  content: Conversation,
  given: BuilderState['given'],
): readonly Question[] {
  const { problem, kind, main, subcategory } = pathOf(content, given)
  const { question: name } = content.companyName
  const { audiences } = subcategory ?? {}
  const all: readonly Omit<Question, 'answer'>[] = [
    {
      question: interpolate(name, { problem: problem?.phrase ?? '', kind: kind?.phrase ?? '' }),
    },
    { question: content.main, choices: content.categories },
    { question: content.subcategory, choices: main?.subcategories ?? [] },
    ...(audiences ? [{ question: audiences.question, choices: audiences.options }] : []),
    ...content.questions.map(({ question, options }) => ({ question, choices: options })),
  ]
  const answers = given.slice(first)
  return all.slice(0, answers.length + 1).map(({ question, choices }, index) => ({
    ...{ question, ...(choices && { choices }) },
    answer: choices ? choices.find(({ id }) => id === answers[index])?.text : answers[index],
  }))
}

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
