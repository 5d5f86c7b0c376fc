import type { ToolBuilderContent, ToolChat } from '#site/types.ts'
import { UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import { formOf, interpolate } from '../../site/interpolate.ts'
import { Icon } from '../../ui/icon.tsx'
import { pathOf } from '../state/path.ts'
import type { BuilderState, UserMessage } from '../state/state.ts'

interface AnswerWallProps {
  readonly content: ToolBuilderContent
  readonly state: BuilderState
}

/** A wall with one tile per given answer. */
export function AnswerWall({ content, state }: AnswerWallProps) {
  const { problem, kind, main, answers } = pathOf(content, state)
  const tiles = [
    problem?.tile,
    kind?.tile,
    state.companyName === '' ? undefined : content.companyName.tile,
    main?.tile,
    ...answers.map(({ option }) => option?.tile),
  ]
  const total = tiles.length
  const set = tiles.filter((tile) => tile !== undefined)

  return (
    <div className="chat-pieces quiet">
      <UnfinishedWall
        tiles={set.map((tile) => ({ tile }))}
        size={total}
        columns={2}
        narrowColumns={total}
      />
      <p className="small muted">
        {interpolate(formOf(content.chat.pieces, total, content.quiz.locale), {
          ...{ count: set.length, total },
        })}
      </p>
    </div>
  )
}

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
    <fieldset className="chat-choices" aria-label={label}>
      {choices.map(({ id, text }) => (
        <button key={id} type="button" onClick={() => onAnswer(id)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}
