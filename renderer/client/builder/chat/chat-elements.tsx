import type { ToolChat } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UserMessage } from '../state/state.ts'

interface UserLineProps {
  readonly message: UserMessage
  readonly words: ToolChat
  readonly onReturn: (checkpoint: number) => void
}

/** An answer with a button that returns to its question. */
export function UserLine({ message: { text, checkpoint }, words, onReturn }: UserLineProps) {
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

interface ChoicesProps {
  /** Label of the group. */
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly text: string }[]
  readonly onAnswer: (id: string) => void
}

/** Buttons to answer with. */
export function Choices({ label, choices, onAnswer }: ChoicesProps) {
  return (
    <fieldset className="chat-choices cluster" aria-label={label}>
      {choices.map(({ id, text }) => (
        <button
          key={id}
          className="button button-outline"
          type="button"
          onClick={() => onAnswer(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
