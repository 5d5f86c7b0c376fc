import { Icon, SiteIcon, useChange, useSite } from '../../kit.ts'
import './chat.css'
import {
  type Dispatch,
  Fragment,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ToolBuilderContent } from '#site/types.ts'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'
import { loadLaying, loadQuizView } from '../loaders.ts'
import { Waiting } from '../making.tsx'
import { failureText, makeQuiz } from '../request/make-quiz.ts'
import { type BuilderEvent, type BuilderState, pathOf, questionsOf } from '../state.ts'
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
  const { given, isWaiting, failure } = state
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  // The previous screen may be scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  useReplies({ content, state, dispatch })
  useStickToBottom(end, `${given.length} ${isWaiting} ${failure}`)

  const questions = questionsOf(content, given)
  const answered = questions.filter(({ answer }) => answer !== undefined)
  const { question: asked } = questions[answered.length] ?? content.contact
  const lines = isWaiting ? answered : [...answered, { question: asked, answer: undefined }]
  const isBuilding = state.phase === 'making'
  const [spoken, setSpoken] = useState('')
  const announce = (text: string) => {
    // TypeScript has no type for it yet.
    if ('ariaNotify' in document && typeof document.ariaNotify === 'function')
      document.ariaNotify(text)
    else setSpoken(text)
  }
  useChange(isBuilding, () => isBuilding && announce(content.contact.building))

  /** The control of the asked question is there only after the screen has changed. */
  const goBack = (question: number) => {
    restoreFocus(area)
    flushSync(() => dispatch({ type: 'returned', question }))
    area.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }

  return (
    <>
      {isBuilding && <Waiting content={content} state={state} onReturn={goBack} />}
      <div className="wrap grid chat-page" hidden={isBuilding}>
        <AnswerSheet content={content} state={state} />
        <div className="chat">
          <h1 className="visually-hidden" tabIndex={-1}>
            {content.heading}
          </h1>
          <div role="log" aria-live="off" aria-label={content.chat.label}>
            <ol className="chat-lines">
              {Array.from(lines.entries(), ([index, { question, answer }]) => (
                <Fragment key={index}>
                  <BotLine
                    text={question}
                    letter={content.timings.letter}
                    onAsk={answer === undefined ? announce : undefined}
                  />
                  {answer !== undefined && (
                    <li className="chat-user">
                      <p dir="auto">{answer}</p>
                      <button
                        className="chat-return"
                        type="button"
                        aria-label={`${content.chat.returnHere}: ${answer}`}
                        onClick={() => goBack(index)}
                      >
                        <Icon name="rewind" />
                        <span>{content.chat.returnHere}</span>
                      </button>
                    </li>
                  )}
                </Fragment>
              ))}
              {failure !== undefined && (
                <li className="chat-bot">
                  <SiteIcon name="chat" />
                  <p role="alert">{failure}</p>
                </li>
              )}
            </ol>
          </div>
          <AnswerArea area={area} content={content} state={state} dispatch={dispatch} />
          <div className="chat-end" ref={end} />
        </div>
      </div>
      {/* For browsers without `ariaNotify`. */}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}

/** Runs the timer of the bot's reply and requests the quiz. A return cancels both. */
function useReplies({ content, state, dispatch }: ChatProps): void {
  const { phase, given, isWaiting } = state
  const { timings, failure } = content
  const site = useSite()
  const isFixed = pathOf(content, given).answers.some(({ option }) => option)
  const delay = isFixed ? timings.question : timings.reply

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => dispatch({ type: 'replied' }), delay)
    return () => clearTimeout(timer)
  }, [isWaiting, delay, dispatch])

  const build = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const making = makeQuiz({ site, content, given, signal })
      const [made] = await Promise.all([making, loadQuizView(), loadLaying()])
      if (!signal.aborted) startTransition(() => dispatch({ type: 'built', ...made }))
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', text: failureText(error, failure) })
    }
  })
  useEffect(() => {
    if (phase !== 'making') return undefined
    const leaving = new AbortController()
    build(leaving.signal)
    return () => leaving.abort()
  }, [phase])
}

/** Scrolls to the end of the conversation when a line is added, unless the visitor has scrolled up. */
function useStickToBottom(end: RefObject<HTMLElement | null>, lines: string): void {
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

  useChange(lines, () => {
    if (!isAtEnd.current) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    end.current?.scrollIntoView({ block: 'end', behavior })
  })
}
