import type { ToolChat } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UserMessage } from '../state/state.ts'

interface Props {
  readonly message: UserMessage
  readonly words: ToolChat
  readonly onReturn: (checkpoint: number) => void
}

/** An answer, and the way back to it. */
export function UserLine({ message: { text, checkpoint }, words, onReturn }: Props) {
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
