import './chat.css'
import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ToolBuilderContent, ToolChat } from '#site/types.ts'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'
import { useChange } from '../../hooks/use-change.ts'
import { useSite } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loadLaying, loadQuizView } from '../loaders.ts'
import { Waiting } from '../making/waiting.tsx'
import { failureText, makeQuiz } from '../request/make-quiz.ts'
import type { BuilderEvent, BuilderState, UserMessage } from '../state/state.ts'
import { AnswerArea, restoreFocus } from './answer-area.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { BotLine } from './bot-line.tsx'

export interface ChatProps {
  readonly content: ToolBuilderContent
  readonly state: BuilderState
  readonly dispatch: Dispatch<BuilderEvent>
}

/** The conversation, from the company's name until the quiz has loaded. */
export function Chat({ content, state, dispatch }: ChatProps) {
  const { messages, turn, replyAfter, phase } = state
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  // The previous screen may be scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  useReplies({ content, state, dispatch })
  useStickToBottom(end, turn)

  const asked = messages.findLast((message) => message.sender === 'bot' && !message.isFailure)
  const isBuilding = phase === 'generating'
  const announcement = useAnnouncement(
    isBuilding ? turn : (asked?.turn ?? 0),
    isBuilding ? content.contact.building : (asked?.text ?? ''),
  )

  const goBack = (checkpoint: number) => {
    restoreFocus(area)
    dispatch({ type: 'returned', checkpoint })
  }

  /** The control of the asked question is there only after the screen has changed. */
  const leave = (checkpoint: number) => {
    flushSync(() => dispatch({ type: 'returned', checkpoint }))
    area.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      {isBuilding && <Waiting content={content} state={state} onReturn={leave} />}
      <div className="wrap grid chat-page" hidden={isBuilding}>
        <AnswerSheet content={content} state={state} />
        <div className="chat">
          <h1 className="visually-hidden" tabIndex={-1}>
            {content.heading}
          </h1>
          <div role="log" aria-live="off" aria-label={content.chat.label}>
            <ol className="chat-lines">
              {messages.map((message) =>
                message.sender === 'bot' ? (
                  <BotLine
                    key={message.turn}
                    message={message}
                    letter={content.timings.letter}
                    isCurrent={message === asked && !replyAfter}
                  />
                ) : (
                  <UserLine
                    key={message.turn}
                    message={message}
                    words={content.chat}
                    onReturn={goBack}
                  />
                ),
              )}
            </ol>
          </div>
          <AnswerArea area={area} content={content} state={state} dispatch={dispatch} />
          <div className="chat-end" ref={end} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

interface UserLineProps {
  readonly message: UserMessage
  readonly words: ToolChat
  readonly onReturn: (checkpoint: number) => void
}

/** An answer with a button that returns to its question. */
function UserLine({ message: { text, checkpoint }, words, onReturn }: UserLineProps) {
  return (
    <li className="chat-user">
      <p dir="auto">{text}</p>
      <button
        className="chat-return"
        type="button"
        aria-label={`${words.returnHere}: ${text}`}
        onClick={() => onReturn(checkpoint)}
      >
        <Icon name="rewind" />
        <span>{words.returnHere}</span>
      </button>
    </li>
  )
}

/** TypeScript has no type for it yet. */
interface Notifying {
  ariaNotify(text: string): void
}

const canNotify = (target: object): target is Notifying => 'ariaNotify' in target

/**
 * Announces a text to screen readers once per turn. Returns the content of a polite live region for
 * browsers without `ariaNotify`.
 */
function useAnnouncement(turn: number, text: string): string {
  const latest = useRef(-1)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (turn <= latest.current) return
    latest.current = turn
    if (canNotify(document)) document.ariaNotify(text)
    else setSpoken(text)
  }, [turn, text])

  return spoken
}

/** Runs the timer of the bot's reply and requests the quiz. A later turn cancels both. */
function useReplies({ content, state, dispatch }: ChatProps): void {
  const { turn, replyAfter, phase } = state
  const { timings, failure } = content
  const site = useSite()

  useEffect(() => {
    if (!replyAfter) return undefined
    const timer = setTimeout(() => dispatch({ type: 'replied', turn }), timings[replyAfter])
    return () => clearTimeout(timer)
  }, [turn, replyAfter, timings, dispatch])

  const build = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const making = makeQuiz({ site, content, state, signal })
      const [made] = await Promise.all([making, loadQuizView(), loadLaying()])
      startTransition(() => dispatch({ type: 'built', turn, ...made }))
    } catch (error) {
      dispatch({ type: 'failed', turn, text: failureText(error, failure) })
    }
  })
  useEffect(() => {
    if (phase !== 'generating') return undefined
    const leaving = new AbortController()
    build(leaving.signal)
    return () => leaving.abort()
  }, [phase])
}

/** Scrolls to the end of the conversation when a line is added, unless the visitor has scrolled up. */
function useStickToBottom(end: RefObject<HTMLElement | null>, turn: number): void {
  const isAtEnd = useRef(true)

  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        isAtEnd.current = entries.at(-1)?.isIntersecting ?? false
      },
      { rootMargin: '0px 0px 80px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end])

  useChange(turn, () => {
    if (!isAtEnd.current) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    end.current?.scrollIntoView({ block: 'end', behavior })
  })
}
