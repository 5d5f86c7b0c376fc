import { useId } from 'react'
import type { QuizWords } from '#site/types.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  readonly words: QuizWords
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly canAdvance: boolean
  /** Explains why the next button is disabled, if the question does not. */
  readonly hint: string | undefined
  readonly onPrevious: () => void
}

/**
 * The buttons under a question. Without scripts, the first button submits the form. With scripts, the
 * Enter key presses it, so that Enter always reports what is missing.
 */
export function QuizNavigation(props: Props) {
  const { words, isFirst, isLast, canAdvance, hint, onPrevious } = props
  const hintId = useId()

  return (
    <div className="grid">
      <button className="button button-accent quiz-send" type="submit">
        {words.submit}
      </button>
      <div className="quiz-navigation cluster">
        <button
          className="button button-outline"
          type="button"
          disabled={isFirst}
          onClick={onPrevious}
        >
          <Icon name="back" />
          {words.previous}
        </button>
        {hint && (
          <p id={hintId} className="small muted">
            {hint}
          </p>
        )}
        <button
          className="button button-accent"
          type="submit"
          disabled={!canAdvance}
          aria-describedby={hint && hintId}
        >
          {isLast ? words.submit : words.next}
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}
