import type { QuizWords } from '#site/types.ts'
import { RichText } from '../ui/rich-text.tsx'

interface Props {
  /** Begins the ids of the fields. */
  readonly id: string
  readonly words: QuizWords
}

/** Who is asking: name, e-mail address, and the agreement, which is a condition and not sent. */
export function ContactFields({ id, words }: Props) {
  return (
    <div className="quiz-contact">
      <p>
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input id={`${id}-name`} className="field-input" name="name" autoComplete="name" required />
      </p>
      <p>
        <label htmlFor={`${id}-email`}>{words.email}</label>
        <input
          id={`${id}-email`}
          className="field-input"
          type="email"
          name="email"
          autoComplete="email"
          required
        />
      </p>
      <label className="quiz-terms">
        <input type="checkbox" required />
        <span>
          <RichText nodes={words.terms} />
        </span>
      </label>
    </div>
  )
}
