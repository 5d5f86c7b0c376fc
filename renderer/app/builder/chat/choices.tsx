interface Props {
  /** Names the group. */
  readonly label: string
  readonly choices: readonly { readonly id: string; readonly text: string }[]
  readonly onAnswer: (id: string) => void
}

/** Buttons to answer with. */
export function Choices({ label, choices, onAnswer }: Props) {
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
