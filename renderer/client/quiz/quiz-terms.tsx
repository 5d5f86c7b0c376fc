import type { QuizWords } from '#site/types.ts'
import { FieldProblem } from '../forms/fields/field-problem.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { termsField } from './quiz-state.ts'

interface Props {
  /** Prefix of the id of the message. */
  readonly id: string
  readonly words: QuizWords
  readonly problem: string | undefined
  readonly hasAgreed: boolean
  readonly onAgree: (hasAgreed: boolean) => void
}

/** The agreement to the terms. It is required but not sent. */
export function QuizTerms({ id, words, problem, hasAgreed, onAgree }: Props) {
  const problemId = `${id}-terms-problem`
  return (
    <div className="quiz-terms">
      <label>
        <input
          type="checkbox"
          required
          checked={hasAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          aria-describedby={problemId}
          aria-invalid={problem !== undefined || undefined}
        />
        <span>
          <RichText nodes={words.terms} />
        </span>
      </label>
      <FieldProblem id={problemId} field={termsField} problem={problem} />
    </div>
  )
}
