import type { ToolBuilderContent } from '#site/types.ts'
import {
  type BotMessage,
  type BuilderEvent,
  type BuilderState,
  choicesOf,
  isReadyToBuild,
  type Phase,
  pathOf,
  questionOf,
} from './state.ts'

/** The accepted events by phase. Other events do not change the state. */
const accepted: Readonly<Record<Phase, readonly BuilderEvent['type'][]>> = {
  productSelection: ['continued'],
  companyName: ['answered'],
  main: ['answered', 'replied', 'returned'],
  subcategory: ['answered', 'replied', 'returned'],
  audience: ['answered', 'replied', 'returned'],
  standard: ['answered', 'replied', 'returned'],
  contactDetails: ['replied', 'returned', 'edited', 'submitted'],
  generating: ['returned', 'built', 'failed'],
  quiz: ['built'],
}

type Change = Partial<BuilderState>

/** Creates the reducer of the wizard. It returns the same state for ignored events. */
export const createReducer =
  (content: ToolBuilderContent) =>
  (state: BuilderState, event: BuilderEvent): BuilderState => {
    if (!accepted[state.phase].includes(event.type)) return state
    if ('turn' in event && event.turn !== state.turn) return state

    const change = changeOf(content, state, event)
    return change ? { ...state, ...change, turn: state.turn + 1 } : state
  }

function changeOf(
  content: ToolBuilderContent,
  state: BuilderState,
  event: BuilderEvent,
): Change | undefined {
  switch (event.type) {
    case 'continued':
      return begin(content, { ...state, problem: event.problem, kind: event.kind })
    case 'answered':
      return answer(content, state, event.value)
    case 'replied':
      return state.replyAfter && ask(content, state)
    case 'returned':
      return goBack(content, state, event.checkpoint)
    case 'edited':
      return { contact: event.contact }
    case 'submitted':
      return isReadyToBuild(state)
        ? { phase: 'generating', messages: withoutFailure(state) }
        : undefined
    case 'built':
      return { phase: 'quiz', quiz: event.quiz, frames: event.frames }
    case 'failed':
      return {
        phase: 'contactDetails',
        messages: [...state.messages, { ...say(state, event.text), isFailure: true }],
      }
  }
}

function begin(content: ToolBuilderContent, state: BuilderState): Change | undefined {
  const { problem, kind } = pathOf(content, state)
  if (!problem || !kind) return undefined

  const begun: BuilderState = { ...state, phase: 'companyName' }
  return { ...begun, ...ask(content, begun) }
}

const ask = (content: ToolBuilderContent, state: BuilderState): Change => ({
  replyAfter: undefined,
  messages: [...state.messages, say(state, questionOf(content, state))],
})

const say = ({ turn }: BuilderState, text: string): BotMessage => ({
  sender: 'bot',
  turn,
  text,
})

const withoutFailure = ({ messages }: BuilderState) =>
  messages.filter((message) => message.sender === 'user' || !message.isFailure)

function answer(
  content: ToolBuilderContent,
  state: BuilderState,
  value: string,
): Change | undefined {
  if (state.replyAfter) return undefined
  const given = answerIn(content, state, value)
  if (!given) return undefined

  const { phase, main, subcategory, audience, step, turn, messages, checkpoints } = state
  return {
    ...given.change,
    messages: [
      ...messages,
      { sender: 'user', turn, text: given.text, icon: given.icon, checkpoint: checkpoints.length },
    ],
    checkpoints: [
      ...checkpoints,
      { messageIndex: messages.length - 1, phase, main, subcategory, audience, step },
    ],
  }
}

/** The text and the state change of an answer; undefined if it is empty or not among the choices. */
function answerIn(content: ToolBuilderContent, state: BuilderState, value: string) {
  if (state.phase === 'companyName') {
    const text = value.trim()
    const change: Change = { companyName: text, phase: 'main', replyAfter: 'reply' }
    return text === '' ? undefined : { text, icon: content.companyName.tile, change }
  }
  const choice = choicesOf(content, state).find(({ id }) => id === value)
  return choice && { text: choice.text, icon: choice.tile, change: choose(content, state, value) }
}

function choose(content: ToolBuilderContent, state: BuilderState, id: string): Change {
  const { phase, step, answers } = state
  if (phase === 'main') return { main: id, phase: 'subcategory', replyAfter: 'reply' }
  if (phase === 'subcategory') {
    const chosen: Change = { subcategory: id, replyAfter: 'reply' }
    const { subcategory } = pathOf(content, { ...state, ...chosen })
    return { ...chosen, phase: subcategory?.audiences ? 'audience' : 'standard' }
  }
  if (phase === 'audience') return { audience: id, phase: 'standard', replyAfter: 'reply' }
  const { questions } = content
  return {
    answers: [...answers, id],
    step: step + 1,
    phase: step + 1 < questions.length ? 'standard' : 'contactDetails',
    replyAfter: 'question',
  }
}

/** Removes an answer and everything after it, and asks its question again. */
function goBack(
  content: ToolBuilderContent,
  state: BuilderState,
  index: number,
): Change | undefined {
  const checkpoint = state.checkpoints[index]
  if (!checkpoint) return undefined

  const { messageIndex, ...kept } = checkpoint
  const rewound: BuilderState = {
    ...state,
    ...kept,
    companyName: kept.phase === 'companyName' ? '' : state.companyName,
    answers: state.answers.slice(0, kept.step),
    messages: state.messages.slice(0, messageIndex),
    checkpoints: state.checkpoints.slice(0, index),
  }
  return { ...rewound, ...ask(content, rewound) }
}
