import './answer-area.css'
import { type RefObject, useLayoutEffect } from 'react'
import { choicesOf } from '../state/path.ts'
import { isReadyToBuild } from '../state/state.ts'
import { Choices } from './chat-elements.tsx'
import type { ChatProps } from './chat-props.ts'
import { Composer } from './composer.tsx'
import { ContactForm } from './contact-form.tsx'

interface Props extends ChatProps {
  readonly area: RefObject<HTMLDivElement | null>
}

/**
 * The controls for an answer, shown after the bot has asked. An answered control is removed: the area
 * then takes the focus until the next one renders.
 */
export function AnswerArea({ area, ...props }: Props) {
  const { replyAfter, messages } = props.state
  const asked = replyAfter ? undefined : messages.findLast(isQuestion)?.turn

  useLayoutEffect(() => restoreFocus(area), [area])
  useLayoutEffect(() => {
    if (asked === undefined || document.activeElement !== area.current) return
    area.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [area, asked])

  return (
    <div className="chat-answer" ref={area} tabIndex={-1}>
      {asked !== undefined && <Answer key={asked} area={area} {...props} />}
    </div>
  )
}

export const restoreFocus = (area: RefObject<HTMLElement | null>) =>
  area.current?.focus({ preventScroll: true })

const isQuestion = (message: ChatProps['state']['messages'][number]) =>
  message.sender === 'bot' && !message.isFailure

function Answer({ area, content, state, dispatch }: Props) {
  const answer = (value: string) => {
    if (value.trim() === '') return
    restoreFocus(area)
    dispatch({ type: 'answered', value })
  }

  if (state.phase === 'companyName')
    return <Composer words={content.companyName} onAnswer={answer} />
  const choices = choicesOf(content, state)
  if (choices.length > 0)
    return <Choices label={content.chat.choices} choices={choices} onAnswer={answer} />
  return (
    <ContactForm
      words={content.contact}
      contact={state.contact}
      isReady={isReadyToBuild(state)}
      isBuilding={state.phase === 'generating'}
      onEdit={(contact) => dispatch({ type: 'edited', contact })}
      onSubmit={() => dispatch({ type: 'submitted' })}
    />
  )
}
