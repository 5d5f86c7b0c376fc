import { Icon, Label, useChange } from '../../kit.ts'
import './answer-area.css'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../forms/fields/text-field.tsx'
import { isReadyToBuild, questionsOf } from '../state.ts'
import type { ChatProps } from './chat.tsx'

interface Props extends ChatProps {
  readonly area: RefObject<HTMLDivElement | null>
}

/**
 * The controls for an answer, shown after the bot has asked. An answered control is removed: the area
 * then takes the focus until the next one renders.
 */
export function AnswerArea({ area, ...props }: Props) {
  const { isWaiting, given } = props.state
  const asked = isWaiting ? undefined : given.length

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

function Answer({ area, content, state, dispatch }: Props) {
  const answer = (value: string) => {
    if (value.trim() === '') return
    restoreFocus(area)
    dispatch({ type: 'answered', value })
  }

  const id = useId()
  const { chat, companyName } = content
  const open = questionsOf(content, state.given).find((question) => question.answer === undefined)
  if (open?.choices)
    return (
      <fieldset className="chat-choices cluster" aria-label={chat.choices}>
        {open.choices.map(({ id, text }) => (
          <button
            key={id}
            className="button button-outline"
            type="button"
            onClick={() => answer(id)}
          >
            {text}
          </button>
        ))}
      </fieldset>
    )
  if (open)
    // A form, so that Enter submits it with every input method.
    return (
      <form
        className="chat-composer"
        onSubmit={(event) => {
          event.preventDefault()
          answer(String(new FormData(event.currentTarget).get('answer')))
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          {companyName.label}
        </label>
        <input
          id={id}
          name="answer"
          placeholder={companyName.placeholder}
          autoComplete="organization"
          dir="auto"
          maxLength={maxLength}
          enterKeyHint="send"
        />
        <button type="submit" aria-label={companyName.send}>
          <Icon name="arrow" />
        </button>
      </form>
    )
  return <ContactForm {...{ content, state, dispatch }} />
}

/** The limit of the API for a company's name, in characters. */
const maxLength = 2000

/** Name and e-mail address of the visitor, and the button that requests the quiz. */
function ContactForm({ content, state, dispatch }: ChatProps) {
  const { contact: words } = content
  const { contact } = state
  const isBuilding = state.phase === 'making'
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus: it gets it back when it is enabled.
  useChange(isBuilding, () => {
    if (!isBuilding && document.activeElement === document.body) button.current?.focus()
  })

  return (
    <form
      className="chat-contact"
      noValidate
      aria-busy={isBuilding}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'submitted' })
      }}
    >
      {(['name', 'email'] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          type={name === 'email' ? name : undefined}
          name={name}
          label={words[name]}
          autoComplete={name}
          required
          readOnly={isBuilding}
          value={contact[name]}
          onChange={({ target }) =>
            dispatch({ type: 'edited', contact: { ...contact, [name]: target.value } })
          }
        />
      ))}
      <button
        ref={button}
        className="button button-accent"
        type="submit"
        disabled={!isReadyToBuild(content, state)}
      >
        <Label text={isBuilding ? words.building : words.submit} />
        {!isBuilding && <Icon name="arrow" />}
      </button>
    </form>
  )
}
