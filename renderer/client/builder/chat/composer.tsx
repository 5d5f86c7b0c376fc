import { useId } from 'react'
import type { ToolFreeQuestion } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly words: ToolFreeQuestion
  readonly onAnswer: (text: string) => void
}

/** The limit of the API, in characters. */
const maxLength = 2000

/** A text field for an answer. It is a form, so that Enter submits it with every input method. */
export function Composer({ words, onAnswer }: Props) {
  const id = useId()

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(String(new FormData(event.currentTarget).get('answer')))
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {words.label}
      </label>
      <input
        id={id}
        name="answer"
        placeholder={words.placeholder}
        autoComplete="organization"
        dir="auto"
        maxLength={maxLength}
        enterKeyHint="send"
      />
      <button type="submit" aria-label={words.send}>
        <Icon name="arrow" />
      </button>
    </form>
  )
}
