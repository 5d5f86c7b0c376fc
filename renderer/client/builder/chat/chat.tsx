import './chat.css'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Waiting } from '../making/waiting.tsx'
import { AnswerArea, restoreFocus } from './answer-area.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { BotLine } from './bot-line.tsx'
import { UserLine } from './chat-elements.tsx'
import type { ChatProps } from './chat-props.ts'
import { useReplies } from './use-replies.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'

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
